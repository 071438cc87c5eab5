"""Bar charts of ratios as SVG, readable on light and dark pages."""

import html

from .table import TITLES

CHARTS = {
    "reading": ("Reading: times faster than Foundation", "read"),
    "writing": ("Writing: times faster than Foundation", "write"),
    "parsing": ("Parsing: time as a multiple of the other parser's (shorter is better)", "parse"),
    "peers": ("Against the fastest Python libraries (1 = as fast)", "peers"),
}

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600; font-size: 15px }
.small { font-size: 12px }
.bar { fill: #2f6fb7 }
.bound { stroke: #c2410c; stroke-width: 2 }
.axis { stroke: #8b949e }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .bar { fill: #6cb0ff }
  .bound { stroke: #ffa657 }
}
"""

WIDTH, LEFT, RIGHT, BAR, GAP = 760, 90, 90, 16, 6


def write(results, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (title, group) in CHARTS.items():
        rows = [row for row in results["rows"] if row["group"] == group and row.get("corpora")]
        if rows:
            (folder / f"{name}.svg").write_text(chart(title, rows))


def chart(title, rows):
    longest = max(max(row["values"] + row["at_least"]) for row in rows)
    scale = (WIDTH - LEFT - RIGHT) / longest
    parts, y = [], 30
    for row in rows:
        y += 24
        parts.append(f'<text x="10" y="{y}">{html.escape(row["title"].replace("`", ""))}</text>')
        y += 10
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{y - 3}" '
                     f'y2="{y + len(row["values"]) * (BAR + GAP) - GAP + 3}"/>')
        for index, (corpus, value) in enumerate(zip(row["corpora"], row["values"])):
            parts.append(f'<text class="small" x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{TITLES[corpus]}</text>')
            parts.append(f'<rect class="bar" x="{LEFT}" y="{y}" width="{value * scale:.1f}" height="{BAR}" rx="2"/>')
            parts.append(f'<text class="small" x="{LEFT + value * scale + 8:.1f}" y="{y + 12}">{value:.2f}</text>')
            if row["at_least"]:
                x = LEFT + row["at_least"][index] * scale
                parts.append(f'<line class="bound" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 2}" y2="{y + BAR + 2}"/>')
            y += BAR + GAP
    bounded = any(row["at_least"] for row in rows)
    note = '<text class="small" x="10" y="%d">The upright line is the bound that the project set itself.</text>' % (y + 22)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 36}" role="img" '
            f'aria-label="{html.escape(title)}">\n<style>{STYLE}</style>\n'
            f'<text class="title" x="10" y="24">{html.escape(title)}</text>\n' + "\n".join(parts)
            + ("\n" + note if bounded else "") + "\n</svg>\n")

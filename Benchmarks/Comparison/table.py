"""The table, as Markdown."""

TITLES = {"twitter": "twitter", "citm_catalog": "citm", "canada": "canada", "message": "100 B", "order": "1 KB",
          "orders": "10 KB", "repeated": "52 MB"}
# Rows with more documents show the worst, the median and the best.
FEW = 3


def render(results):
    lines = ["| operation | measured | at least | aim | met | spread |", "|---|---|---|---|---|---|"]
    for row in results["rows"]:
        lines.append("| " + " | ".join([
            row["title"], row.get("note") or measured(row), bounds(row["at_least"], row["unit"]),
            bounds(row["aim"], row["unit"]), met(row), spread(row)]) + " |")
    machine = results["machine"]
    return "\n".join([*lines, "", "twitter / citm / canada unless the row says otherwise, small ones 100 B / 1 KB / 10 KB; of "
                      "13 documents the worst, the median and the best. A row is met if it is on every document. "
                      f"{machine['processor']}, {machine['swift']}; {machine.get('competitors', '')}."])


def measured(row):
    if len(row["values"]) <= FEW:
        return figures(row["values"], row["unit"])
    ranked = sorted(zip(row["values"], row["corpora"]), reverse=row["kind"] == "slower")
    chosen = [ranked[0], ranked[len(ranked) // 2], ranked[-1]]
    return figures([value for value, _ in chosen], row["unit"]) + f" (worst: {title(ranked[0][1])})"


def title(corpus):
    return TITLES.get(corpus, corpus)


def bounds(values, unit):
    return figures(values if len(values) <= FEW else values[:1], unit)


def figures(values, unit):
    suffix = unit if unit in ("", "x") else f" {unit}"
    return " / ".join(f"{value:.2f}" if value < 10 else f"{value:.1f}" for value in values) + (suffix if values else "")


def met(row):
    if not row["at_least"] or not row["values"]:
        return ""
    if row["aim_met"] and all(row["aim_met"]):
        return "aim"
    missed = [title(corpus) for corpus, enough in zip(row.get("corpora", [""]), row["met"]) if not enough]
    if not missed:
        return "met"
    return "not met" if len(missed) == len(row["met"]) else f"not met: {', '.join(missed)}"


def spread(row):
    """The largest distance of a round from the median, in percent."""
    distances = [max(high / value - 1, 1 - low / value)
                 for value, (low, high) in zip(row["values"], row.get("spreads", []))]
    return " / ".join(f"{distance:.0%}" for distance in (distances if len(distances) <= FEW else [max(distances)]))

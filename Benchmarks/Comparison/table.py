"""The table, as Markdown."""

TITLES = {"twitter": "twitter", "citm_catalog": "citm", "canada": "canada", "message": "100 B", "order": "1 KB",
          "repeated": "52 MB"}


def render(results):
    lines = ["| operation | measured | at least | aim | met | spread |", "|---|---|---|---|---|---|"]
    for row in results["rows"]:
        lines.append("| " + " | ".join([
            row["title"], row.get("note") or figures(row["values"], row["unit"]), figures(row["at_least"], row["unit"]),
            figures(row["aim"], row["unit"]), met(row), spread(row)]) + " |")
    machine = results["machine"]
    return "\n".join([*lines, "", "twitter / citm / canada unless the row says otherwise. "
                      f"{machine['processor']}, {machine['swift']}."])


def figures(values, unit):
    suffix = unit if unit == "x" else f" {unit}"
    return " / ".join(f"{value:.2f}" if value < 10 else f"{value:.1f}" for value in values) + (suffix if values else "")


def met(row):
    if not row["at_least"]:
        return ""
    if not row["values"]:
        return "not met"
    return " / ".join("aim" if aim else "met" if enough else "not met"
                      for enough, aim in zip(row["met"], row["aim_met"] or [False] * len(row["met"])))


def spread(row):
    """The rounds' distance from the median, as the larger of both sides in percent."""
    return " / ".join(f"{max(high / value - 1, 1 - low / value):.0%}"
                      for value, (low, high) in zip(row["values"], row.get("spreads", [])))

"""`compare validate`: compares compiling schemas and validating documents with jsonschema-rs.

The sets are schemas of SchemaStore with their valid documents, and vega-lite with its examples, from the folders of
BRICOLAGE_SUITES. Before anything is measured, documents with different verdicts are reported and left out.
"""

import json
import math
import os
import pathlib
import re
import shutil
import statistics
import subprocess

from .competitors import PACKAGE, say

SCHEMAS = ["package", "tsconfig", "eslintrc", "dependabot-2.0", "sarif", "webextension", "liquibase", "kustomization",
           "specmatic", "appsettings"]
PACKAGES = ["jsonschema-rs==0.60.3", "orjson==3.13.0"]

# Operation, title, and how many times faster than jsonschema-rs it must be at least and should be.
OPERATIONS = [("validate", "documents that are parsed", 1.5, 3), ("read", "parse and validate (orjson there)", 4, 9),
              ("compile", "compile the schema", 0.5, 1)]


def found(path):
    """A file or folder below one of the folders of BRICOLAGE_SUITES, or None."""
    candidates = (pathlib.Path(folder) / path for folder in os.environ["BRICOLAGE_SUITES"].split(":"))
    return next((candidate for candidate in candidates if candidate.exists()), None)


def make_sets(folder):
    """The folders of the sets, by name."""
    sets = {}
    store = found("schemastore")
    if store:
        for name in SCHEMAS:
            schema = store / "schemas" / f"{name}.json"
            sets[name] = make_set(folder / name, schema.read_text(), (store / "positive" / name).glob("*.json"))
            add_others(folder / name, store / "schemas", schema.read_text())
    vega = found("vega-lite")
    if vega:
        text = (vega / "vega-lite-schema.json").read_text()
        sets["vega-lite"] = make_set(folder / "vega-lite", with_plain_names(text), (vega / "specs").glob("*.json"))
    return sets


def make_set(folder, schema, documents):
    (folder / "documents").mkdir(parents=True)
    (folder / "others").mkdir()
    (folder / "schema.json").write_text(schema)
    for number, document in enumerate(sorted(documents)):
        shutil.copyfile(document, folder / "documents" / f"{number:04}-{document.stem}.json")
    return folder


def add_others(folder, schemas, text):
    """Copies the schemas that a schema refers to, directly or indirectly, and lists the addresses in references."""
    for reference in re.findall(r'"\$ref"\s*:\s*"([^"#]+)', text):
        name = reference.rstrip("/").rsplit("/", 1)[-1].removesuffix(".json") + ".json"
        source, copy = schemas / name, folder / "others" / name
        if source.exists() and "://" in reference:
            with open(folder / "addresses", "a") as addresses:
                addresses.write(f"{reference} {name}\n")
        if source.exists() and not copy.exists():
            copy.write_text(source.read_text())
            add_others(folder, schemas, source.read_text())


def with_plain_names(text):
    """The schema with definitions whose names have only letters, digits and dots.

    Some names have characters that references must escape but do not, which jsonschema-rs refuses.
    """
    schema = json.loads(text)
    names = {name: f"{re.sub('[^A-Za-z0-9]', '.', name)}.{number}"
             for number, name in enumerate(schema["definitions"]) if re.search("[^A-Za-z0-9._-]", name)}

    def renamed(value):
        if isinstance(value, dict):
            return {key: "#/definitions/" + names.get(part[14:], part[14:])
                    if key == "$ref" and isinstance(part, str) and part.startswith("#/definitions/") else renamed(part)
                    for key, part in value.items()}
        return [renamed(element) for element in value] if isinstance(value, list) else value

    schema = renamed(schema)
    schema["definitions"] = {names.get(name, name): part for name, part in schema["definitions"].items()}
    return json.dumps(schema)


class Sides:
    """Both validators, and the results of running them."""

    def __init__(self, measure, python, rounds, seconds):
        self.commands = [[measure], [python, PACKAGE / "Competitors" / "validators.py"]]
        self.rounds, self.seconds = rounds, seconds

    def run(self, side, *arguments):
        result = subprocess.run([*self.commands[side], *map(str, arguments)], text=True, capture_output=True)
        if result.returncode:
            raise RuntimeError(result.stderr.strip().splitlines()[-1] if result.stderr else "no reason was given")
        return result.stdout.split()

    def remove_differences(self, name, folder):
        """Removes the documents with different verdicts, and returns the number of the remaining ones."""
        ours, theirs = (self.run(side, "verdicts", folder)[0] for side in (0, 1))
        documents = sorted((folder / "documents").iterdir())
        for document, left, right in zip(documents, ours, theirs):
            if left != right:
                say(f"{name}: {document.stem} is {'valid' if left == '1' else 'invalid'} here only; left out")
                document.unlink()
        return sum(left == right for left, right in zip(ours, theirs))

    def ratio(self, operation, folder):
        """The medians over the rounds: their time as a multiple of ours, our seconds, their seconds."""
        rounds = []
        for _ in range(self.rounds):
            pair = []
            for side in (0, 1):
                _, *seconds = self.run(side, "schema", operation, folder, self.seconds)
                pair.append(statistics.median(map(float, seconds)))
            rounds.append(pair)
        return (statistics.median(theirs / ours for ours, theirs in rounds),
                statistics.median(ours for ours, _ in rounds), statistics.median(theirs for _, theirs in rounds))


def compare(measure, python, folder, quick, only):
    """The rows of the table, a dictionary for each set."""
    sides = Sides(measure, python, 3 if quick else 5, 0.1 if quick else 0.3)
    rows = []
    for name, path in make_sets(folder).items():
        if only not in name:
            continue
        say(name)
        try:
            count = sides.remove_differences(name, path)
            size = sum(document.stat().st_size for document in (path / "documents").iterdir())
            measured = {operation: sides.ratio(operation, path) for operation, *_ in OPERATIONS}
        except RuntimeError as error:
            say(f"{name} is left out: {error}")
            continue
        rows.append({"name": name, "documents": count, "bytes": size, "measured": measured})
    return rows


def mean(rows, operation):
    return math.exp(statistics.fmean(math.log(row["measured"][operation][0]) for row in rows))


def meets_bounds(rows):
    return all(mean(rows, operation) >= least for operation, _, least, _ in OPERATIONS)


def render(rows, machine):
    lines = [f"Times faster than {PACKAGES[0].replace('==', ' ')} with {PACKAGES[1].replace('==', ' ')}; in brackets "
             "our time for a document, or for the schema, and theirs.", "",
             "| schema | documents | " + " | ".join(title for _, title, *_ in OPERATIONS) + " |",
             "|---|---|" + "---|" * len(OPERATIONS)]
    for row in rows:
        cells = []
        for operation, *_ in OPERATIONS:
            ratio, ours, theirs = row["measured"][operation]
            count = 1 if operation == "compile" else row["documents"]
            cells.append(f"{ratio:.2f}x ({time(ours / count)}, {time(theirs / count)})")
        lines.append(f"| {row['name']} | {row['documents']}, {row['bytes'] / 1e3:.0f} kB | " + " | ".join(cells) + " |")
    if rows:
        means = [mean(rows, operation) for operation, *_ in OPERATIONS]
        lines.append("| **geometric mean** | | " + " | ".join(
            f"**{value:.2f}x**, at least {least}x, aim {aim}x: " + ("aim" if value >= aim else
                                                                  "met" if value >= least else "not met")
            for value, (_, _, least, aim) in zip(means, OPERATIONS)) + " |")
    return "\n".join([*lines, "", f"{machine['processor']}, {machine['swift']}."])


def time(seconds):
    return f"{seconds * 1e3:.2f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.2f} us"

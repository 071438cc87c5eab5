"""Instructions per byte, counted by valgrind: the check for regressions, since it does not depend on the load."""

import json
import os
import re
import shutil
import subprocess
import tempfile

from .competitors import PACKAGE, kernels, say, stripped
from .rows import CORPORA, SMALL

THRESHOLDS = PACKAGE / "thresholds.json"
OPERATIONS = [("parse", "bricolage", "avx2"), ("parse", "bricolage", "swift"), ("value", "bricolage"),
              ("visit", "bricolage"), ("serialise", "bricolage"), ("decode", "bricolage"), ("decode", "direct"),
              ("encode", "bricolage"), ("encode", "direct"), ("decode", "generated"), ("encode", "generated")]
# The cost per message, as opposed to per byte, is visible only in small messages.
OPERATIONS_OF_SMALL = [("decode", "bricolage"), ("decode", "direct"), ("encode", "bricolage"), ("encode", "direct")]


def gate(measure, arguments):
    """The operations for which the program `measure` needs more instructions than allowed, one line each."""
    if not shutil.which("valgrind") or not shutil.which("strip"):
        say("valgrind is not installed: instructions are not counted.")
        return []
    thresholds = json.loads(THRESHOLDS.read_text()) if THRESHOLDS.exists() else {}
    counted = count_all(measure, arguments)
    if arguments.instructions == "update":
        thresholds["instructions per byte"] = thresholds.get("instructions per byte", {}) | {
            name: round(value, 2) for name, value in counted.items()}
        thresholds.setdefault("tolerance", 0.03)
        THRESHOLDS.write_text(json.dumps(thresholds, indent=2) + "\n")
        return []
    bounds = thresholds.get("instructions per byte", {})
    tolerance = 1 + thresholds.get("tolerance", 0)
    return [f"{name}: {value:.2f} instructions per byte, at most {bounds[name]} are allowed"
            for name, value in counted.items() if name in bounds and value > bounds[name] * tolerance]


def count_all(measure, arguments):
    """Instructions per byte, by the names in thresholds.json."""
    counted = {}
    available = kernels(measure)
    with tempfile.TemporaryDirectory(prefix="bricolage-compare-") as folder:
        program = stripped(measure, folder)
        large = [(corpus, OPERATIONS) for corpus in (CORPORA[:2] if arguments.quick else CORPORA)]
        for corpus, operations in large + [(corpus, OPERATIONS_OF_SMALL) for corpus in SMALL]:
            for operation, competitor, *kernel in operations:
                name = " ".join([operation, competitor, corpus, *kernel])
                if arguments.only in name and set(kernel) <= set(available):
                    counted[name] = per_byte(program, operation, competitor, corpus, *kernel)
                    say(f"{name}: {counted[name]:.2f} instructions per byte")
    return counted


def per_byte(program, operation, competitor, corpus, kernel=None):
    """Instructions per byte, from the difference of two processes with few and many runs, without those of starting."""
    few, many = (10, 510) if corpus in SMALL else (1, 3)
    (size, least), (_, most) = (count(program, operation, competitor, corpus, times, kernel) for times in (few, many))
    return (most - least) / (many - few) / size


def count(program, operation, competitor, corpus, times, kernel):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "run", operation, competitor,
               corpus, str(times)]
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"} | ({"BRICOLAGE_KERNEL": kernel} if kernel else {})
    result = subprocess.run(command, text=True, capture_output=True, check=True, env=environment)
    return int(result.stdout), int(re.search(r"Collected : (\d+)", result.stderr)[1])

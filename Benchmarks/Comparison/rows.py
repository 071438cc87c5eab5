"""The rows of the table: the operations that are compared, and the bounds for their ratios."""

import dataclasses
import re
import shutil
import statistics
import subprocess

from . import size
from .competitors import say, stripped

CORPORA = ["twitter", "citm_catalog", "canada"]
# These documents, and ten more that no code was written for; `measure` makes half of the ten.
DOCUMENTS = (*CORPORA, "github_events", "gsoc-2018", "instruments", "marine_ik", "twitterescaped", "records", "log",
             "integers", "dictionary", "prose")
SMALL = ("message", "order", "orders")


@dataclasses.dataclass
class Ratio:
    """Our processor time compared with theirs, on each document.

    kind: "slower"   our time as a multiple of theirs; less is better
          "faster"   their time as a multiple of ours; more is better
          "rate"     our bytes per second as a multiple of theirs; more is better
    """

    title: str
    kind: str
    ours: tuple
    theirs: tuple
    at_least: tuple = ()
    aim: tuple = ()
    corpora: tuple = tuple(CORPORA)
    group: str = "more"
    slow: bool = False
    kernel: str | None = None

    def measure(self, competitors):
        say(self.title)
        if self.kernel and self.kernel not in competitors.kernels:
            return result(self, [], True, "x", note="not on this processor")
        values, spreads, rates = [], [], []
        for corpus in self.corpora:
            rounds = competitors.pair(self.ours, self.theirs, corpus, self.kernel)
            if rounds is None:
                return None
            ratios = [self.ratio(*sides) for sides in rounds]
            values.append(statistics.median(ratios))
            spreads.append([min(ratios), max(ratios)])
            rates.append([statistics.median(side[i][0] / side[i][1] / 1e6 for side in rounds) for i in (0, 1)])
        return result(self, values, self.kind == "slower", "x", spreads=spreads, corpora=list(self.corpora),
                      megabytes_per_second=rates)

    def ratio(self, ours, theirs):
        if self.kind == "slower":
            return ours[1] / theirs[1]
        if self.kind == "faster":
            return theirs[1] / ours[1]
        return (ours[0] / ours[1]) / (theirs[0] / theirs[1])


@dataclasses.dataclass
class Memory:
    """Memory beyond the input, as a multiple of its size."""

    title: str
    operation: tuple
    at_least: tuple
    aim: tuple
    group: str = "memory"
    slow: bool = True

    def measure(self, competitors):
        say(self.title)
        command = [competitors.measure, "memory", *self.operation, "repeated"]
        subprocess.run([competitors.measure, "file", "repeated"], stdout=subprocess.DEVNULL, check=True)
        bytes_read, extra = map(int, subprocess.run(command, text=True, capture_output=True, check=True).stdout.split())
        return result(self, [extra / bytes_read], True, "x input")


@dataclasses.dataclass
class Allocations:
    """The number of allocations in one run, counted by valgrind."""

    title: str
    operation: tuple
    corpora: tuple = SMALL
    group: str = "more"
    slow: bool = False
    at_least: tuple = ()
    aim: tuple = ()

    def measure(self, competitors):
        if not shutil.which("valgrind"):
            return None
        say(self.title)
        values = [(self.count(competitors, corpus, 101) - self.count(competitors, corpus, 1)) / 100
                  for corpus in self.corpora]
        return result(self, values, True, "", corpora=list(self.corpora))

    def count(self, competitors, corpus, times):
        command = ["valgrind", "--leak-check=no", "--undef-value-errors=no", stripped(competitors.measure, competitors.folder), "run",
                   *self.operation, corpus, str(times)]
        told = subprocess.run(command, text=True, capture_output=True, check=True).stderr
        return int(re.search(r"total heap usage: ([\d,]+) allocs", told)[1].replace(",", ""))


@dataclasses.dataclass
class Linearity:
    """Time per key of an object with many keys as a multiple of that with 1,000 keys; the slowest way of reading."""

    title: str
    keys: int
    at_least: tuple
    aim: tuple = ()
    group: str = "memory"
    slow: bool = False

    def measure(self, competitors):
        say(self.title)
        ratios = {}
        for reading in ["dictionary", "container", "value"]:
            rounds = competitors.pair(("keys", reading, str(self.keys)), ("keys", reading, "1000"), None)
            ratios[reading] = statistics.median(large[1] / (self.keys / 1000) / small[1] for large, small in rounds)
        return result(self, [max(ratios.values())], True, "x", details=ratios)


@dataclasses.dataclass
class Size:
    """The number of megabytes by which a program grows."""

    title: str
    options: list
    at_least: tuple = ()
    aim: tuple = ()
    group: str = "memory"
    slow: bool = True

    def measure(self, competitors):
        say(self.title)
        added = size.added(competitors.folder, self.options)
        return None if added is None else result(self, [added / 1e6], True, "MB")


def result(row, values, less_is_better, unit, **more):
    """One row of the result."""
    def met(bound):
        return [value <= limit if less_is_better else value >= limit for value, limit in zip(values, bound)]
    return {"title": row.title, "group": row.group, "kind": getattr(row, "kind", "slower"), "unit": unit,
            "values": values, "at_least": list(row.at_least), "aim": list(row.aim), "met": met(row.at_least),
            "aim_met": met(row.aim), **more}


def ours(operation, competitor="bricolage"):
    return ("swift", operation, competitor)


# The bounds of parsing refer to the fastest one-pass parser in C with warm memory, which is measured outside this
# repository. Here they are multiplied by PARSER_IN_C, the ratio of its time to that of simdjson on the machine that
# Documentation/Performance.md names.
PARSER_IN_C = (1.37, 1.28, 1.15)


def against_simdjson(bounds):
    return tuple(round(bound * factor, 2) for bound, factor in zip(bounds, PARSER_IN_C))


ROWS = [
    Ratio("parse to document, AVX-512, time against simdjson", "slower", ours("parse"), ("cpp", "parse", "simdjson"),
          against_simdjson((0.85, 0.9, 1.2)), against_simdjson((0.65, 0.75, 1.0)), group="parse", kernel="avx512"),
    Ratio("parse to document, AVX2, time against simdjson", "slower", ours("parse"), ("cpp", "parse", "simdjson"),
          against_simdjson((1.3, 1.15, 1.35)), against_simdjson((0.95, 0.95, 1.1)), group="parse", kernel="avx2"),
    Ratio("parse to document, pure Swift, time against simdjson", "slower", ours("parse"),
          ("cpp", "parse", "simdjson"), against_simdjson((1.8, 1.4, 1.3)), against_simdjson((1.5, 1.25, 1.1)),
          group="parse", kernel="swift"),
    Ratio("parse to document, memory not used again, time against simdjson", "slower", ours("parse-once"),
          ("cpp", "parse", "simdjson"), group="parse"),
    Ratio("parse to document, time against RapidJSON", "slower", ours("parse"), ("cpp", "parse", "rapidjson"),
          group="parse"),
    Ratio("parse and visit everything, time against simdjson", "slower", ours("visit"), ("cpp", "visit", "simdjson"),
          group="parse"),
    Ratio("parse + `JSON`, faster than JSONSerialization", "faster", ours("value"), ours("value", "foundation"),
          (6, 12, 23), (10, 18, 35), group="read"),
    Ratio("`JSON`, every member and element looked up, faster than `[String: Any]`", "faster", ours("lookup"),
          ours("lookup", "foundation")),
    Ratio("`JSON`, every object and array changed in place, faster than `[String: Any]`", "faster", ours("change"),
          ours("change", "foundation")),
    Ratio("`JSON`, copied and its deepest leaf changed, faster than `[String: Any]`", "faster", ours("copy"),
          ours("copy", "foundation")),
    Ratio("Codable decode, faster than JSONDecoder", "faster", ours("decode"), ours("decode", "foundation"),
          (5, 5, 7), (7, 8, 12), group="read"),
    Ratio("direct decode, faster than JSONDecoder", "faster", ours("decode", "direct"), ours("decode", "foundation"),
          (9, 22, 15), (14, 35, 25), group="read"),
    Ratio("Codable encode, faster than JSONEncoder", "faster", ours("encode"), ours("encode", "foundation"),
          (6, 7, 10), (10, 12, 15), group="write"),
    Ratio("direct encode, faster than JSONEncoder", "faster", ours("encode", "direct"), ours("encode", "foundation"),
          (28, 60, 22), (40, 80, 40), group="write"),
    Ratio("`JSON` serialise, MB/s against orjson", "rate", ours("serialise"), ("python", "serialise", "orjson"),
          (0.6, 0.6, 0.6), (1.0, 1.0, 1.0), group="peers"),
    Ratio("`JSON` serialise pretty, MB/s against orjson", "rate", ours("serialise-pretty"),
          ("python", "serialise-pretty", "orjson"), group="peers"),
    Ratio("direct decode, faster than msgspec", "faster", ours("decode", "direct"), ("python", "decode", "msgspec"),
          group="peers"),
    Ratio("direct encode, MB/s against msgspec", "rate", ours("encode", "direct"), ("python", "encode", "msgspec"),
          group="peers"),
    Ratio("generated types, decode, time against types written by hand", "slower", ours("decode", "generated"),
          ours("decode", "direct"), (1.1, 1.1, 1.1), (1.0, 1.0, 1.0), group="generated"),
    Ratio("generated types, encode, time against types written by hand", "slower", ours("encode", "generated"),
          ours("encode", "direct"), (1.1, 1.1, 1.1), (1.0, 1.0, 1.0), group="generated"),
    Ratio("small, direct decode, faster than JSONDecoder", "faster", ours("decode", "direct"),
          ours("decode", "foundation"), corpora=SMALL),
    Ratio("small, Codable decode, faster than JSONDecoder", "faster", ours("decode"), ours("decode", "foundation"),
          corpora=SMALL),
    Ratio("small, direct encode, faster than JSONEncoder", "faster", ours("encode", "direct"),
          ours("encode", "foundation"), corpora=SMALL),
    Ratio("small, Codable encode, faster than JSONEncoder", "faster", ours("encode"), ours("encode", "foundation"),
          corpora=SMALL),
    Ratio("small, direct decode, time against serde_json", "slower", ours("decode", "direct"),
          ("rust", "decode", "serde_json"), (1.5, 1.5, 1.5), (1.0, 1.0, 1.0), corpora=SMALL),
    Ratio("small, direct encode, time against serde_json", "slower", ours("encode", "direct"),
          ("rust", "encode", "serde_json"), (1.5, 1.5, 1.5), (1.0, 1.0, 1.0), corpora=SMALL),
    Ratio("small, direct decode, faster than msgspec", "faster", ours("decode", "direct"),
          ("python", "decode", "msgspec"), corpora=SMALL),
    Ratio("small, direct encode, MB/s against msgspec", "rate", ours("encode", "direct"),
          ("python", "encode", "msgspec"), corpora=SMALL),
    *(Allocations(f"small, {kind} {operation}, allocations", (operation, competitor))
      for kind, competitor in [("direct", "direct"), ("Codable", "bricolage")] for operation in ["decode", "encode"]),
    Ratio("13 documents: parse, AVX-512, time against simdjson", "slower", ours("parse"), ("cpp", "parse", "simdjson"),
          (0.95,) * 13, (0.75,) * 13, corpora=DOCUMENTS, kernel="avx512"),
    Ratio("13 documents: parse, AVX2, time against simdjson", "slower", ours("parse"), ("cpp", "parse", "simdjson"),
          (1.2,) * 13, (1.0,) * 13, corpora=DOCUMENTS, kernel="avx2"),
    Ratio("13 documents: parse, AVX2, time against simdjson with its AVX2 kernel", "slower", ours("parse"),
          ("cpp", "parse", "simdjson-haswell"), corpora=DOCUMENTS, kernel="avx2"),
    Ratio("13 documents: parse and visit everything, time against simdjson", "slower", ours("visit"),
          ("cpp", "visit", "simdjson"), (2.0,) * 13, (1.5,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: parse + `JSON`, faster than orjson", "faster", ours("value"), ("python", "value", "orjson"),
          (1.0,) * 13, (1.3,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: `JSON` serialise, MB/s against orjson", "rate", ours("serialise"),
          ("python", "serialise", "orjson"), (1.0,) * 13, (1.2,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: Codable decode, faster than JSONDecoder", "faster", ours("decode"),
          ours("decode", "foundation"), (5.0,) * 13, (7.0,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: direct decode, faster than msgspec", "faster", ours("decode", "direct"),
          ("python", "decode", "msgspec"), (1.0,) * 13, (1.5,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: direct decode, faster than serde_json", "faster", ours("decode", "direct"),
          ("rust", "decode", "serde_json"), (1.0,) * 13, (1.5,) * 13, corpora=DOCUMENTS),
    Ratio("13 documents: direct encode, MB/s against msgspec", "rate", ours("encode", "direct"),
          ("python", "encode", "msgspec"), (1.0,) * 13, (1.5,) * 13, corpora=DOCUMENTS),
    Ratio("eight tasks at a time, Codable decode, speed-up against that of JSONDecoder", "faster",
          ("tasks", "decode", "bricolage"), ("tasks", "decode", "foundation"), (1.2, 1.2, 1.2)),
    Ratio("direct decode of 52 MB, faster than JSONDecoder", "faster", ours("decode", "direct"),
          ours("decode", "foundation"), corpora=("repeated",), slow=True),
    Ratio("direct decode of 52 MB, element by element, faster than JSONDecoder", "faster", ours("stream", "direct"),
          ours("decode", "foundation"), corpora=("repeated",), slow=True),
    Memory("extra memory, document of 52 MB", ("parse", "bricolage"), (1.7,), (1.4,)),
    Memory("extra memory, `JSON` of 52 MB", ("value", "bricolage"), (3.2,), (2.5,)),
    Memory("extra memory, Codable decode of 52 MB", ("decode", "bricolage"), (2.0,), (1.5,)),
    Memory("extra memory, direct decode of 52 MB", ("decode", "direct"), (1.0,), (0.9,)),
    Memory("extra memory, direct decode of 52 MB, element by element", ("stream", "direct"), (0.1,), (0.05,)),
    Linearity("16,000-key object, time per key against 1,000 keys", 16_000, (1.5,)),
    Linearity("200,000-key object, time per key against 1,000 keys", 200_000, (2.0,)),
    Size("core and Codable decoder, added to a stripped static hello world", size.PLAIN, (1.0,), (0.5,)),
    Size("the same, static hello world and core built to be small", size.SMALL),
]


def against(peers):
    """Rows for programs that were built elsewhere."""
    return [Ratio(f"13 documents: {title}, time against {peer}", "slower", ours(operation), ("peer", operation, peer),
                  corpora=DOCUMENTS)
            for peer in peers
            for operation, title in [("parse", "parse"), ("visit", "parse and visit everything"),
                                     ("value", "parse + `JSON`"), ("serialise", "`JSON` serialise")]]

"""Converts fixtures to strict JSON, and compares documents with their copies, independently of Bricolage.

    fixtures.py prepare FOLDER OUT   Converts YAML and TOML into JSON in OUT; JSON stays in its place. Prints the path
                                     of every usable document; on stderr, why others are not usable.
    fixtures.py compare LIST FOLDER  LIST has lines `number<tab>path`; FOLDER has a copy of each document, named by
                                     the number. Prints the paths whose copies differ.
"""

import datetime
import decimal
import json
import math
import os
import re
import sys

try:
    import yaml
except ImportError:
    yaml = None
try:
    import tomllib
except ImportError:
    tomllib = None


def yaml_loader():
    """A loader that resolves scalars as the core schema of YAML 1.2 does: `on`, `no` and dates are strings."""

    class Loader(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    def integer(loader, node):
        text = loader.construct_scalar(node)
        base = 8 if text.startswith("0o") else 16 if text.startswith("0x") else 10
        return int(text[2:] if base != 10 else text, base)

    def real(loader, node):
        return float(loader.construct_scalar(node).lower().replace(".inf", "inf").replace(".nan", "nan"))

    resolvers = [
        ("null", r"null|Null|NULL|~|", ["n", "N", "~", ""]),
        ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
        ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
        ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
         list("-+0123456789.")),
        ("merge", r"<<", ["<"]),
    ]
    for name, pattern, first in resolvers:
        Loader.add_implicit_resolver(f"tag:yaml.org,2002:{name}", re.compile(f"^(?:{pattern})$"), first)
    Loader.add_constructor("tag:yaml.org,2002:int", integer)
    Loader.add_constructor("tag:yaml.org,2002:float", real)
    return Loader


def plain(value):
    """The value as JSON; an error if JSON cannot represent it."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(plain(key)): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("JSON has no infinity and no NaN")
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise ValueError(f"JSON has no {type(value).__name__}")


def prepare(folder, out):
    for root, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            path = os.path.join(root, name)
            kind = os.path.splitext(name)[1].lower()
            try:
                if kind == ".json":
                    with open(path, "rb") as file:
                        read(file.read())
                    print(path)
                    continue
                if kind in (".yaml", ".yml"):
                    if yaml is None:
                        raise ValueError("PyYAML is not installed")
                    with open(path, encoding="utf-8") as file:
                        text = file.read()
                    # Byte order marks before the document, also after comments, are not part of the first key (YAML
                    # 1.2, 9.1.1).
                    text = re.sub(r"\A((?:\ufeff|[ \t]*(?:#.*)?\n)*)", lambda mark: mark[0].replace("\ufeff", ""), text)
                    value = yaml.load(text, yaml_loader())
                elif kind == ".toml":
                    if tomllib is None:
                        raise ValueError("this Python has no tomllib")
                    with open(path, "rb") as file:
                        value = tomllib.load(file)
                else:
                    raise ValueError("not JSON, YAML or TOML")
                text = json.dumps(plain(value), ensure_ascii=False, allow_nan=False, indent=1)
                target = os.path.join(out, os.path.relpath(path, folder).replace(os.sep, "_") + ".json")
                with open(target, "w", encoding="utf-8") as file:
                    file.write(text)
                print(target)
            except Exception as error:  # fixtures of other people can be wrong in any way
                print(f"skipped\t{path}\t{str(error).splitlines()[0]}", file=sys.stderr)


def read(text):
    def refuse(name):
        raise ValueError(f"{name} is not JSON")

    return json.loads(
        text.decode("utf-8"), parse_int=decimal.Decimal, parse_float=decimal.Decimal, parse_constant=refuse)


def same(a, b):
    """Equality of JSON values: numbers are exact, the order of members is ignored, and true differs from 1."""
    pending = [(a, b)]
    while pending:
        a, b = pending.pop()
        if type(a) is not type(b):
            return False
        if isinstance(a, dict):
            if a.keys() != b.keys():
                return False
            pending += [(a[key], b[key]) for key in a]
        elif isinstance(a, list):
            if len(a) != len(b):
                return False
            pending += zip(a, b)
        elif a != b:
            return False
    return True


def compare(listing, folder):
    with open(listing, encoding="utf-8") as lines:
        for line in lines:
            number, path = line.rstrip("\n").split("\t")
            with open(path, "rb") as one, open(os.path.join(folder, number), "rb") as other:
                if not same(read(one.read()), read(other.read())):
                    print(path)


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    {"prepare": prepare, "compare": compare}[sys.argv[1]](*sys.argv[2:])

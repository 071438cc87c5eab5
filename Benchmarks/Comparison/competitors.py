"""Builds the competitors and runs them."""

import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

from . import rust_types

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def say(text):
    print(text, file=sys.stderr, flush=True)


def build_swift():
    """The program `measure`."""
    scratch = PACKAGE / ".build-bench"
    # With the manifest of the last build, SwiftPM would not notice added and removed files of the library.
    command = ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--scratch-path", scratch,
               "--disable-build-manifest-caching", "--product", "measure"]
    if subprocess.run(command, stdout=sys.stderr).returncode:
        sys.exit("compare: the Swift package does not build")
    return scratch / "release" / "measure"


def kernels(measure):
    """The kernels of the parser that this processor can run."""
    return subprocess.run([measure, "kernels"], text=True, capture_output=True).stdout.split()


def stripped(measure, folder):
    """`measure` without debug information, since valgrind cannot read as much of it as the compiler writes."""
    program = pathlib.Path(folder) / "measure"
    if not program.exists():
        subprocess.run(["strip", "-g", measure, "-o", program], check=True)
    return program


def python_with(packages, folder):
    """A Python with packages of PyPI, in a virtual environment; None if they cannot be installed."""
    environment = folder / "venv"
    python = environment / "bin" / "python"
    try:
        subprocess.run([sys.executable, "-m", "venv", environment], check=True, capture_output=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True, capture_output=True)
        return python
    except (subprocess.CalledProcessError, OSError):
        say(f"{' and '.join(packages)} are left out: they could not be installed from PyPI.")
        return None


def machine():
    """The machine and the compiler of the figures."""
    model = next((line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")),
                 platform.processor()) if pathlib.Path("/proc/cpuinfo").exists() else platform.processor()
    swift = subprocess.run(["swift", "--version"], text=True, capture_output=True).stdout.splitlines()[0]
    return {"processor": model, "system": platform.platform(), "swift": swift}


class Competitors:
    """The competitors that can be measured on this machine, built in a temporary folder."""

    def __init__(self, quick, peers=None):
        self.peers = peers
        self.rounds, self.seconds = (3, 0.15) if quick else (5, 0.4)
        self.quick = quick

    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory(prefix="bricolage-compare-")
        self.folder = pathlib.Path(self.temporary.name)
        self.missing = set()
        self.measure = build_swift()
        self.cpp = self.build_cpp()
        self.python = python_with(["orjson", "msgspec"], self.folder)
        self.rust = self.build_rust()
        self.files = {}
        self.kernels = kernels(self.measure)
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def build_cpp(self):
        compiler = shutil.which("g++") or shutil.which("clang++")
        if not compiler:
            say("No C++ compiler: simdjson and RapidJSON are left out.")
            return None
        source, program = PACKAGE / "Competitors" / "competitors.cpp", self.folder / "competitors"
        command = [compiler, "-O3", "-std=c++17", source, "-o", program]
        for name, header, flags in [("simdjson", "simdjson.h", ["-DWITH_SIMDJSON", "-lsimdjson"]),
                                    ("rapidjson", "rapidjson/document.h", ["-DWITH_RAPIDJSON"])]:
            probe = [compiler, "-E", "-x", "c++", "-std=c++17", "-include", header, "/dev/null"]
            if subprocess.run(probe, capture_output=True).returncode:
                say(f"{name} is left out: its header is not installed (Debian: lib{name}-dev or {name}-dev).")
                self.missing.add(name)
            else:
                command += flags
        return program if not subprocess.run(command).returncode else None

    def build_rust(self):
        """serde_json with the crates of the system's packages, or None."""
        crates = pathlib.Path("/usr/share/cargo/registry")
        if not shutil.which("cargo") or not list(crates.glob("serde_json-*")):
            say("serde_json is left out: cargo or its crate is not installed (Debian: librust-serde-json-dev).")
            return None
        target = self.folder / "serde"
        sources = [f'source.crates-io.replace-with="system"', f'source.system.directory="{crates}"']
        command = ["cargo", "build", "--quiet", "--release", "--offline", "--target-dir", target,
                   *(option for source in sources for option in ("--config", source))]
        package = self.folder / "serde-package"
        shutil.copytree(PACKAGE / "Competitors" / "serde", package)
        (package / "src" / "described.rs").write_text(rust_types.source(PACKAGE / "Schemas"))
        if subprocess.run(command, cwd=package).returncode:
            say("serde_json is left out: it does not build.")
            return None
        return target / "release" / "competitor"

    def peer_names(self):
        """The programs in the folder of peers, each with the command line of `competitors.cpp`."""
        if not self.peers:
            return []
        return sorted(file.name for file in self.peers.iterdir() if os.access(file, os.X_OK) and file.is_file())

    def check(self):
        """Checks that all competitors agree before anything is measured."""
        result = subprocess.run([self.measure, "check"], text=True, capture_output=True)
        if result.returncode:
            sys.exit(f"compare: the competitors differ\n{result.stdout}{result.stderr}")

    def file(self, corpus):
        """A file with a document, for programs that need its path."""
        if corpus not in self.files:
            self.files[corpus] = self.folder / f"{corpus}.json"
            with open(self.files[corpus], "wb") as file:
                subprocess.run([self.measure, "file", corpus], stdout=file, check=True)
        return self.files[corpus]

    def command(self, side, corpus):
        """The command for one side of a row, a triple of program, operation and competitor; None if it is missing."""
        program, operation, competitor = side
        if program == "swift":
            return [self.measure, "time", operation, competitor, corpus]
        if program == "tasks":
            return [self.measure, "tasks", operation, competitor, corpus]
        if program == "keys":
            return [self.measure, "keys", operation, competitor]
        if program == "peer" and competitor in self.peer_names():
            return [self.peers / competitor, competitor, operation, self.file(corpus)]
        if program == "rust" and self.rust:
            return [self.rust, operation, corpus, self.file(corpus)]
        if program == "cpp" and competitor in self.peer_names():
            return [self.peers / competitor, competitor, operation, self.file(corpus)]
        if program == "cpp" and self.cpp and competitor.split("-")[0] not in self.missing:
            return [self.cpp, competitor, operation, self.file(corpus)]
        if program == "python" and self.python:
            return [self.python, PACKAGE / "Competitors" / "competitors.py", competitor, operation, corpus,
                    self.file(corpus)]
        return None

    def run(self, command, environment=None):
        """The bytes that a run processes, and its median seconds."""
        result = subprocess.run([*command, str(self.seconds)], text=True, capture_output=True, env=environment)
        if result.returncode:
            raise RuntimeError(f"{' '.join(map(str, command))}: {result.stderr.strip() or result.returncode}")
        size, *seconds = result.stdout.split()
        return int(size), statistics.median(map(float, seconds))

    def pair(self, ours, theirs, corpus, kernel=None):
        """The rounds of two sides, A B A B: a list of ((bytes, seconds), (bytes, seconds)); None if one is missing."""
        commands = self.command(ours, corpus), self.command(theirs, corpus)
        if None in commands:
            return None
        environment = os.environ | ({"BRICOLAGE_KERNEL": kernel} if kernel else {})
        try:
            return [tuple(self.run(command, environment) for command in commands) for _ in range(self.rounds)]
        except RuntimeError as error:
            say(f"left out: {error}")
            return None

    def machine(self):
        """The machine, the compiler and the competitors of the figures."""
        return machine() | {"competitors": self.versions()}

    def versions(self):
        """The names and versions of the competitors, separated by commas."""
        commands = [[self.cpp, "--versions"]] if self.cpp else []
        if self.python:
            commands.append([self.python, PACKAGE / "Competitors" / "competitors.py", "--versions"])
        commands += [[self.peers / name, "--versions"] for name in self.peer_names()]
        told = [subprocess.run(command, text=True, capture_output=True) for command in commands]
        versions = [each.stdout.strip() for each in told if each.returncode == 0 and each.stdout.strip()]
        if self.rust:
            crate = next(pathlib.Path("/usr/share/cargo/registry").glob("serde_json-*"))
            versions.append(crate.name.replace("-", " "))
        return ", ".join(versions)

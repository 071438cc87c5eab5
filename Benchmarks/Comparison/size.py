"""The number of bytes by which a program grows if it decodes a struct."""

import subprocess

from .competitors import PACKAGE, say

FLAGS = ["-wmo", "-swift-version", "6", "-package-name", "Bricolage", "-static-stdlib",
         "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
         "-enable-upcoming-feature", "MemberImportVisibility"]

# Options for optimisation and linking: those of the package manager, and those for a small program.
PLAIN = ["-O", "-Xlinker", "--gc-sections"]
SMALL = ["-Osize", "-Xlinker", "--gc-sections", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all"]

WITHOUT = 'print("Hello, \\(CommandLine.arguments.count)")\n'

WITH = """import BricolageCore
struct Greeting: Decodable { var name: String; var age: Int? }
print("Hello, \\(try JSON.decode(Greeting.self, from: CommandLine.arguments[1]).name)")
"""


def added(folder, options):
    """The bytes that the core and its decoder add to a stripped program; None if it cannot be built."""
    folder = folder / options[0].lstrip("-")
    folder.mkdir()
    try:
        sources = PACKAGE.parent / "Sources"
        kernel, objects = compile_kernel(folder, sources / "BricolageKernel")
        core = sorted((sources / "BricolageCore").rglob("*.swift"))
        run(["swiftc", options[0], *FLAGS, *kernel, "-parse-as-library", "-module-name", "BricolageCore", "-emit-module",
             "-emit-module-path", folder / "BricolageCore.swiftmodule", "-c", *core, "-o", folder / "BricolageCore.o"])
        objects.append(folder / "BricolageCore.o")
        return (program(folder, "with", WITH, [*options, *kernel, *objects])
                - program(folder, "without", WITHOUT, options))
    except subprocess.CalledProcessError as error:
        say(f"The size is left out: {error.stderr.decode().strip().splitlines()[:1]}")
        return None


def compile_kernel(folder, sources):
    """The flags for the compiler to find the C module, and the objects of the module."""
    modules = folder / "module.modulemap"
    modules.write_text(f'module BricolageKernel {{ header "{sources}/include/BricolageKernel.h" export * }}\n')
    objects = []
    for source in sorted(sources.glob("*.c")):
        objects.append(folder / f"{source.stem}.o")
        run(["clang", "-O2", "-I", sources / "include", "-c", source, "-o", objects[-1]])
    return ["-Xcc", f"-fmodule-map-file={modules}"], objects


def program(folder, name, text, arguments):
    source, result = folder / name / "main.swift", folder / name / "program"
    source.parent.mkdir()
    source.write_text(text)
    run(["swiftc", *FLAGS, "-I", folder, source, *arguments, "-o", result])
    run(["strip", result])
    return result.stat().st_size


def run(command):
    subprocess.run(command, check=True, capture_output=True)

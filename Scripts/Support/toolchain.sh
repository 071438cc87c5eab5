# shellcheck shell=bash disable=SC2034,SC2154
# Functions for the scripts that compile Swift against the library. Sourced, not run; uses `root`, the folder of the
# package, `scratch`, where it is built, and `work`, a folder for intermediate files.

# The path of a file or folder below one of the folders of BRICOLAGE_SUITES.
locate() {
    local folder
    IFS=: read -ra folders <<<"${BRICOLAGE_SUITES:-}"
    for folder in "${folders[@]}"; do
        if [ -e "$folder/$1" ]; then (cd "$(dirname "$folder/$1")" && echo "$PWD/$(basename "$1")") && return; fi
    done
    return 1
}

# The flags for the compiler to find the Swift modules of a build and the C module of the kernel, one on each line.
module_flags() {
    printf '%s\n' -I "$1/Modules" -Xcc "-fmodule-map-file=$1/BricolageKernel.build/module.modulemap"
}

# Builds curio and Bricolage for release and makes $work/objects/libBricolage.a from the library. Sets `built`, the
# folder of the build products, and `compile_flags` and `link_flags` for programs in Swift 6 mode that use the library.
build_release() {
    echo "building curio and Bricolage (release)" >&2
    local what
    for what in '--product curio' '--target Bricolage'; do
        # shellcheck disable=SC2086
        if ! swift build --package-path "$root" --scratch-path "$scratch" -c release -j 2 $what >"$work/build.log" 2>&1; then
            grep -E 'error:' "$work/build.log" >&2 || cat "$work/build.log" >&2
            return 1
        fi
    done
    built=$(swift build --package-path "$root" --scratch-path "$scratch" -c release --show-bin-path)
    rm -rf "$work/objects" && mkdir -p "$work/objects"
    # Only the objects of files that exist now: the folder of a target keeps the objects of deleted files.
    local target source
    for target in Kernel Core Pointers Writing Fields Streaming Reporting Localizing Diagnosing Modeling ''; do
        find "$root/Sources/Bricolage$target" -name '*.swift' -o -name '*.c' | while read -r source; do
            echo "$built/Bricolage$target.build/$(basename "$source").o"
        done
    done | tr '\n' '\0' | xargs -0 ar crs "$work/objects/libBricolage.a"
    mapfile -t compile_flags < <(module_flags "$built")
    compile_flags+=(-swift-version 6 -enable-upcoming-feature ExistentialAny
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility)
    # The whole archive, as the package manager links it: programs contain no reference to a conformance that is only
    # looked up by name. It is a file among the linker's own arguments, because the compiler puts `-l` before these.
    link_flags=(-Xlinker --whole-archive -Xlinker "$work/objects/libBricolage.a" -Xlinker --no-whole-archive
        -lswiftSynchronization)
}

# Lists the documents in files and folders as `number<tab>path` lines in $1/documents, the unusable ones in $1/skipped.
# YAML and TOML are converted into $1/converted if `python` names a Python with the modules for them.
list_documents() {
    local place=$1 given
    shift
    mkdir -p "$place/converted"
    : >"$place/skipped"
    for given in "$@"; do
        if [ -f "$given" ]; then
            echo "$given"
        elif [ -n "$python" ]; then
            "$python" "$root/Scripts/Support/fixtures.py" prepare "$given" "$place/converted" 2>>"$place/skipped"
        else
            find "$given" -type f ! -name '*.json' -exec printf 'skipped\t%s\tneeds Python\n' {} + >>"$place/skipped"
            find "$given" -type f -name '*.json' | LC_ALL=C sort
        fi
    done | awk '{ printf "%d\t%s\n", NR, $0 }' >"$place/documents"
}

# The names of the core set of SchemaStore, and vega-lite if it is available; fails if SchemaStore is missing.
core_set() {
    local schemas
    schemas=$(locate schemastore/schemas) || return 1
    sed -n 's/^ *"\(.*\)".*/\1/p' "$(dirname "$schemas")/core-set.json"
    if locate vega-lite/vega-lite-schema.json >/dev/null; then echo vega-lite; fi
}

# The schema for a name of the core set and the folder of its documents, separated by a tab.
locate_core() {
    local schema=schemastore/schemas/$1.json documents=schemastore/positive/$1
    if [ "$1" = vega-lite ]; then schema=vega-lite/vega-lite-schema.json documents=vega-lite/specs; fi
    schema=$(locate "$schema") && documents=$(locate "$documents") && printf '%s\t%s\n' "$schema" "$documents"
}

# A Python of version 3.8 or later, or nothing.
find_python() {
    local python
    python=$(command -v python3) && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null &&
        echo "$python" || true
}

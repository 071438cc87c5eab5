# shellcheck shell=bash disable=SC2154
# Measures programs in pairs. Sourced, not run; uses `root`, the folder of the package, and `work`, a folder for
# intermediate files.

# Runs $work/FIRST/program and $work/SECOND/program with the same arguments in seven pairs. Writes a line for each pair
# to $work/pairs: the processor seconds of both, and the ratio of the second to the first.
run_pairs() {
    local first=$1 second=$2 side
    shift 2
    swiftc -O "$root/Scripts/Support/measure.swift" -o "$work/measure"
    for _ in 1 2 3 4 5 6 7; do
        for side in "$first" "$second"; do
            "$work/measure" "$work/$side/cost" "$work/$side/program" "$@"
        done
        paste -d ' ' "$work/$first/cost" "$work/$second/cost"
    done | awk '{ printf "%s %s %.3f\n", $1, $3, $3 / $1 }' >"$work/pairs"
}

# The median of a column of the seven pairs.
median_of_pairs() { cut -d ' ' -f "$1" "$work/pairs" | sort -n | sed -n 4p; }

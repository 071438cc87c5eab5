# shellcheck shell=bash
# Help and usage errors of the scripts. Sourced, not run.

# Ends the script with a usage error.
usage_error() {
    echo "$(basename "$0"): $1 (see --help)" >&2
    exit 64
}

# Prints the comment at the beginning of the script.
print_help() { sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$0"; }

# Checks that a value follows the option that is the first argument: demand_value "$@".
demand_value() { if [ $# -lt 2 ]; then usage_error "no value for $1"; fi; }

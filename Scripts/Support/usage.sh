# shellcheck shell=bash
# How the scripts answer to whoever calls them. Sourced, not run.

# Ends the script for wrong usage.
usage_error() {
    echo "$(basename "$0"): $1 (--help tells more)" >&2
    exit 64
}

# Prints the comment at the beginning of the script.
print_help() { sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$0"; }

# Checks that the option that is first has a value behind it: demand_value "$@".
demand_value() { if [ $# -lt 2 ]; then usage_error "no value for $1"; fi; }

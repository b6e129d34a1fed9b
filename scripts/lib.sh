# shellcheck shell=bash
# Sourced by the scripts of this folder: where things are, and how to speak. It is not a program.
# shellcheck disable=SC2034  # what is set here is read by the scripts that source this file
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
CACHE=${MATHOM_CACHE:-$ROOT/.cache}
PATH=/usr/bin:/bin:$PATH # Debian's own python3 and compilers before any that a user has in front of them

# The unpacked tools live in a folder named after what they are made of: another version of the project gets its own.
pins_key() { cat "$ROOT/scripts/pins.txt" "$ROOT/scripts/npm/package-lock.json" | sha256sum | cut -c1-12; }
TOOLS=$CACHE/tools-$(pins_key)

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# timed WHAT COMMAND...: runs it and says how long it took. Not before "||", where a function does not end at its first failure.
timed() {
  local what=$1 began=$SECONDS
  shift
  "$@"
  say "$(basename "$0"): $what: $((SECONDS - began)) s"
}

# Compiler cache: next to the tools unless the user has one of their own. It knows a source by the files that the compiler names
# (CCACHE_DEPEND), so that nothing is preprocessed twice.
export CCACHE_DEPEND=${CCACHE_DEPEND:-1}
export CCACHE_DIR=${CCACHE_DIR:-$CACHE/ccache} CCACHE_BASEDIR=${CCACHE_BASEDIR:-$ROOT} CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR:-1}

# jobs: as many compilers at once as there are processors, and no more than memory allows (1.2 GB each).
jobs() {
  local n m
  n=$(nproc)
  m=$(awk '/MemAvailable/ {print int($2 / 1200000)}' /proc/meminfo)
  [ "${m:-1}" -lt "$n" ] && n=$m
  [ "$n" -lt 1 ] && n=1
  echo "${MATHOM_JOBS:-$n}"
}

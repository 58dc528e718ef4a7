#!/bin/sh
# Tests that notice: breaks one central rule at a time (Tests/Mutants/NN-what.patch) in a copy of the tree,
# builds that, and looks whether a test fails. The head of a patch says in a line what is broken, and in
# another which tests should see it: those run first, then, if they all passed, every test.
#   ONE=7 this one alone; FROM=30 from there on; QUICK=1 the named tests alone; JOBS=1 one job of the compiler;
#   MUTANTS=dir the copy (default .build/mutants, kept: its builds are incremental); LIMIT=seconds for a run
# Ends with 1 where one goes unnoticed, no longer applies, or does not build.
set -u
cd "$(dirname "$0")/.." || exit 2
root=$(pwd)
tree=${MUTANTS:-$root/.build/mutants}
logs=$tree/.build/mutants
log=$logs/last.log
export PKG_CONFIG_PATH="$root/.build/archives:${PKG_CONFIG_PATH:-}"
# The copy is a repository of its own, so that git neither looks at nor touches the one around it.
[ -e "$tree/.git" ] || git clone -q --shared --no-checkout "$root" "$tree" || exit 2
# What is not committed yet is looked at, too, unless COMMIT names a state (as it is called here: the copy has a
# HEAD of its own).
if [ -n "${COMMIT:-}" ]; then
  commit=$(git rev-parse --verify "$COMMIT^{commit}") || exit 2
else
  commit=$(
    export GIT_INDEX_FILE="$(mktemp)"
    git read-tree HEAD && git add -A && git commit-tree -p HEAD -m copy "$(git write-tree)"
    rm -f "$GIT_INDEX_FILE"
  )
fi
git -C "$tree" reset -q --hard && git -C "$tree" checkout -q --detach "$commit" && mkdir -p "$logs" || exit 2

limit() { if command -v timeout >/dev/null; then timeout "$@"; else shift; "$@"; fi; }
build() { (cd "$tree" && swift build --build-tests ${JOBS:+-j "$JOBS"}) >"$log" 2>&1; }
# 0: all passed; 1: one failed, or it did not end; 3: there are none of that name.
run() {
  (cd "$tree" && limit "${LIMIT:-1800}" swift test --skip-build --skip everyPatchApplies "$@") >"$log" 2>&1 ||
    return 1
  if grep -q 'Test run with 0 tests' "$log"; then return 3; fi
}
# What carries the library's files, and the film's page, is written from them.
generate() {
  if grep -q '^+++ b/Sources/Library/.*\.[mh]$' "$1"; then set -- Sources/Library
  elif grep -q '^+++ b/Sources/Film/Page/' "$1"; then set -- Sources/Film
  else return 0; fi
  (cd "$tree" && .build/debug/LibraryGenerator "$1") >"$log" 2>&1
}

noticed=0
bad=0
for patch in "$root"/Tests/Mutants/*.patch; do
  name=$(basename "$patch" .patch)
  number=$(expr "$name" : '0*\([0-9]*\)')
  [ -z "${ONE:-}" ] || [ "$number" -eq "$ONE" ] || continue
  [ "$number" -ge "${FROM:-0}" ] || continue
  tests=$(sed -n 's/^Seen by: //p' "$patch")
  start=$(date +%s)
  by=
  if ! git -C "$tree" apply "$patch" 2>"$log"; then
    verdict="DOES NOT APPLY"
  elif ! generate "$patch" || ! build; then
    verdict="DOES NOT BUILD"
  else
    run --filter "$tests"
    case $? in
    1) verdict=noticed ;;
    3) verdict="NO SUCH TESTS" ;;
    *) if [ -n "${QUICK:-}" ] || run; then verdict=UNNOTICED; else
         verdict=noticed
         by=" by others than $tests:"
       fi ;;
    esac
    if [ "$verdict" = noticed ]; then
      by="$by $(sed -n 's/^✘ Test \([A-Za-z0-9_]*\)(.* failed after.*/\1/p' "$log" | sort -u | head -3 | tr '\n' ' ')"
    fi
  fi
  if [ "$verdict" = noticed ]; then noticed=$((noticed + 1)); else
    bad=$((bad + 1))
    cp "$log" "$logs/$name.log"
  fi
  printf '%-50s %s (%s s)%s\n' "$name" "$verdict" $(($(date +%s) - start)) "$by"
  git -C "$tree" reset -q --hard && git -C "$tree" clean -fdq
done
echo "$noticed noticed, $bad not"
[ "$bad" -eq 0 ]

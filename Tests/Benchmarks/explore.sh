#!/usr/bin/env bash
# Times the search through schedules: each row of the ground truth end to end (bars G4: 0.2 s up to three
# threads, 1 s for four), states a second where there are many, and executions a second replayed from the start.
#
#   bash Tests/Benchmarks/explore.sh BINARY
#
# What is shown is wall time of one fresh process; the numbers themselves are asserted by ExplorerTests.

[ -n "$BASH_VERSION" ] || exec bash "$0" "$@"
set -u
export LC_ALL=C
binary=${1:?usage: explore.sh BINARY}
models=$(cd "$(dirname "$0")/../ExplorerTests/Models" && pwd)

# explore MODEL THREADS CHECK [OPTION …]: milliseconds in $took, the answer in $answer.
explore() {
  local model=$1 threads=$2 check=$3
  shift 3
  local words=(explore --json --parallel body --times "$threads")
  grep -q 'void setup(' "$models/$model" && words+=(--setup setup)
  [ -n "$check" ] && words+=(--check "$check")
  local before=${EPOCHREALTIME/./}
  answer=$("$binary" "${words[@]}" "$@" "$models/$model")
  took=$(((${EPOCHREALTIME/./} - before) / 1000))
}
number() { sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" <<<"$answer"; }

printf '%-24s %7s %9s %9s %6s\n' model threads states 'took ms' 'bar ms'
tail -n +2 "$models/table.tsv" | while IFS=$'\t' read -r model threads check _; do
  # A model without a check has an empty column, which read would skip.
  case $check in [0-9]* | '') check= ;; esac
  explore "$model" "$threads" "$check"
  bar=200
  [ "$threads" -gt 3 ] && bar=1000
  printf '%-24s %7s %9s %9s %6s\n' "$model" "$threads" "$(number states)" "$took" "$bar"
done

explore independent.m 4 '' --search layers
echo "states a second (independent.m, 4 threads): $(($(number states) * 1000 / (took + 1)))"
explore property-atomic.m 4 '' --search layers
echo "states a second (property-atomic.m, 4 threads): $(($(number states) * 1000 / (took + 1)))"
explore locked.m 3 'objects(Shop) == 1' --search random --budget 2000
echo "executions a second (locked.m, 3 threads, 2000 by chance): $((2000 * 1000 / (took + 1)))"

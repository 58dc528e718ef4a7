#!/usr/bin/env bash
# Times the search through schedules: each row of the ground truth end to end (bars G4: 0.2 s up to three
# threads, 1 s for four), states a second where there are many, executions a second from the start, and memory.
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

# What it costs to begin: the same program, nothing searched.
explore naive.m 1 ''
start=$took
# rate NUMBER: so many a second, without the start.
rate() { echo $(($1 * 1000 / (took > start ? took - start : 1))); }

for model in independent.m property-atomic.m; do
  explore $model 4 '' --search layers
  echo "states a second ($model, 4 threads, bar 100000): $(rate "$(number states)")"
done
explore naive.m 3 '' --search random --budget 12000
echo "executions a second (naive.m, 3 threads, 12000 by chance from the start, bar 20000): $(rate 12000)"
# Six threads with eight writes each: half a million states.
wide=$(mktemp --suffix=.m)
sed 's/cells\[4\]/cells[16]/' "$models/independent.m" >"$wide"
# memory THREADS: the most that the process held, in KB.
memory() {
  /usr/bin/time -f %M "$binary" explore --json --parallel body --times "$1" --search layers --budget 600000 \
    "$wide" 2>&1 >/dev/null | tail -n 1
}
most=$(memory 6)
begin=$(memory 1)
echo "memory of 531441 states: $((most / 1024)) MB, the program itself $((begin / 1024)) MB:" \
  "$(((most - begin) * 1024 / 531441)) bytes each (bar 64)"
rm -f "$wide"

# The same model for Spin, where that and a C compiler are installed: both end to end, in turn, in this run.
if command -v spin >/dev/null && command -v cc >/dev/null; then
  folder=$(mktemp -d)
  model=$(cd "$(dirname "$0")" && pwd)/naive.pml
  for round in 1 2 3; do
    before=${EPOCHREALTIME/./}
    (cd "$folder" && spin -a -DN=4 "$model" && cc -O2 -o pan pan.c && ./pan -e -c0) >"$folder/log" 2>&1
    spun=$(((${EPOCHREALTIME/./} - before) / 1000))
    explore naive.m 4 'objects(Shop) == 1'
    echo "naive, 4 threads, end to end: $took ms, Spin $spun ms ($(sed -n 's/^ *\([0-9]*\) states, stored.*/\1/p' \
      "$folder/log") states)"
  done
  rm -r "$folder"
else
  echo "Spin is not installed: no comparison with it."
fi

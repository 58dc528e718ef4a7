#!/bin/sh
# libFuzzer for so long (60, 90m, 8h), from the programs of the suites; what it finds stays in .build/fuzz.
#
# Everything is built once more, in a folder of its own, with counters on every branch. The corpus grows from run to
# run in .build/fuzz/corpus. A crash, a hang (60 s) and more than 2 GB are findings, and end it.
set -e
case $1 in
  *h) seconds=$((${1%h} * 3600));;
  *m) seconds=$((${1%m} * 60));;
  *) seconds=$1;;
esac
place=.build/fuzz
mkdir -p $place/corpus $place/seeds
# The first byte says the kind: allCases of FuzzInput.Kind.
number=0
for ending in m swift cpp md transcript answer; do
  for file in $(find Tests/LanguageTests Tests/FuzzTests/Corpus Tests/Mistakes Tests/Conformance Lessons -name "*.$ending"); do
    seed=$place/seeds/$(echo "$file" | tr / _)
    { printf "\\$number"; cat "$file"; } > "$seed"
  done
  number=$((number + 1))
done
PKG_CONFIG_PATH="$PWD/.build/archives:$PKG_CONFIG_PATH" SELFSAME_COVERAGE=1 \
  swift build -c release --sanitize=fuzzer --scratch-path .build/coverage --product CoverageFuzzer
exec .build/coverage/release/CoverageFuzzer -max_total_time=$seconds -timeout=60 -rss_limit_mb=2048 \
  -max_len=8192 -use_value_profile=0 -artifact_prefix=$place/ $place/corpus $place/seeds

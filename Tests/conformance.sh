#!/bin/sh
# Runs every program.m of a folder and compares what it prints with program.out beside it.
# usage: conformance.sh BINARY FOLDER
binary=$1
folder=$2
passed=0
failed=0
if [ ! -d "$folder" ]; then
  echo "there is no folder $folder" >&2
  exit 66
fi
printed=$(mktemp) || exit 1
trap 'rm -f "$printed"' EXIT
for program in "$folder"/*.m; do
  [ -e "$program" ] || continue
  expected=${program%.m}.out
  [ -e "$expected" ] || continue
  "$binary" run -w "$program" >"$printed" 2>&1 </dev/null
  if cmp -s "$printed" "$expected"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED $(basename "$program")"
    diff "$expected" "$printed" | sed -n '2,3p' | cut -c 1-100
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]

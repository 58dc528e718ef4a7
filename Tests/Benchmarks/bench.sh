#!/usr/bin/env bash
# Times the benchmark programs beside the same programs in Lua 5.4 and Python.
#
#   sh Tests/Benchmarks/bench.sh BINARY [ROW …]
#
# Each round runs all contestants one after the other, so that a busy machine is unfair to nobody; the
# median round counts. What is measured is user CPU time (Lua's own os.clock is CPU time as well), less the
# time of an empty program in the same language; so many turns that the library, which is compiled at its first call,
# weighs little. The ratio is what to look at: ours / Lua's, below 1 is
# faster than Lua. "observed" records every event, as the shell does; "plain" is `selfsame run`.
#
# ROUNDS=N (default 5) rounds; TURNS=N (default 100) per cent of the loop counts below.

[ -n "$BASH_VERSION" ] || exec bash "$0" "$@"
set -u
export LC_ALL=C

binary=${1:?usage: bench.sh BINARY [ROW ...]}
shift
folder=$(cd "$(dirname "$0")" && pwd)
rounds=${ROUNDS:-5}
share=${TURNS:-100}

# name, N, bar for the ratio (observed; of Lua, or of Python where there is no program in Lua), in words
rows='
empty_loop          20000000 1.00 one empty loop turn
send                 5000000 0.30 message send, one class
send_four_classes    5000000 0.50 message send, four classes
alloc_init_release   3000000 0.50 alloc + init + release
own_init             2000000 0.60 the same, own init and dealloc
fib                       30 1.00 recursive fib, per call
fib_sends                 30 0.40 recursive fib by sends, per send
shared_instance      5000000 0.35 sharedInstance getter
retain_release       4000000 0.30 retain + release pair
property_set         2000000 0.80 strong property set, ARC
block_call           3000000 0.70 block call
c_call               5000000 0.80 C call
weak_load            5000000 2.00 weak load
dispatch_once        5000000 1.00 dispatch_once hit
array                3000000 1.30 array append + iterate
dictionary           2000000 3.00 dictionary set + get
string_append        2000000 2.00 string append + look
string_format         300000 1.50 stringWithFormat:
throw_catch          1000000 0.60 throw and catch
thread_switch        1000000 2.00 thread switch
lock_pair            1000000 1.00 NSLock pair (of Python)
synchronized         1000000 0.60 @synchronized (of Python)
'

lua=
for name in lua5.4 lua; do
  if [ -z "$lua" ] && command -v "$name" >/dev/null 2>&1 \
    && "$name" -v 2>&1 | grep -q 'Lua 5\.4'; then lua=$name; fi
done
python=$(command -v python3 || true)
# A version manager's stand-in starts slowly; take what stands behind it.
[ -n "$python" ] && python=$("$python" -c 'import sys; print(sys.executable)' 2>/dev/null)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# clock FILE COMMAND…: appends the user CPU milliseconds of a command to FILE.
clock() {
  local file=$1 spent
  shift
  TIMEFORMAT=%3U
  spent=$({ time "$@" >/dev/null 2>"$work/errors"; } 2>&1)
  echo "${spent/./}" | sed 's/^0*\([0-9]\)/\1/' >>"$file"
}

median() { sort -n "$1" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

selfsame() {
  local file=$1 turns=$2
  shift 2
  clock "$file" "$binary" run "$@" --limit steps=100000000000,objects=16000000 "-DN=$turns" \
    "$program.m"
}

# The empty programs: what starting costs.
printf '// mode: mrc\n#import <Foundation/Foundation.h>\nint main(void) { return 0; }\n' \
  >"$work/empty.m"
: >"$work/empty.lua"
: >"$work/empty.py"
program=$work/empty
for _ in $(seq "$((rounds * 4 + 1))"); do
  selfsame "$work/start.plain" 1
  selfsame "$work/start.observed" 1 --trace=none
  [ -n "$lua" ] && clock "$work/start.lua" "$lua" "$work/empty.lua"
  [ -n "$python" ] && clock "$work/start.python" "$python" "$work/empty.py"
done

printf '%-32s %9s %9s %9s %9s %8s %9s\n' \
  'ns per operation' observed plain Lua Python 'obs/Lua' 'plain/Lua'
failed=0
while read -r name turns bar words; do
  [ -n "$name" ] || continue
  if [ $# -gt 0 ]; then case " $* " in *" $name "*) ;; *) continue ;; esac; fi
  operations=$turns
  if [ "$name" = fib ] || [ "$name" = fib_sends ]; then
    # fib(n) takes 2 fib(n + 1) - 1 calls.
    operations=$(awk -v n="$turns" \
      'BEGIN { a = 0; b = 1; for (i = 0; i <= n; i++) { t = a + b; a = b; b = t }; print 2 * a - 1 }')
  else
    turns=$((turns * share / 100))
    operations=$turns
  fi
  program=$folder/$name
  for _ in $(seq "$rounds"); do
    selfsame "$work/$name.observed" "$turns" --trace=none
    if [ -s "$work/errors" ]; then
      cat "$work/errors" >&2
      exit 1
    fi
    selfsame "$work/$name.plain" "$turns"
    [ -n "$lua" ] && [ -e "$program.lua" ] && clock "$work/$name.lua" "$lua" "$program.lua" "$turns"
    [ -n "$python" ] && [ -e "$program.py" ] \
      && clock "$work/$name.python" "$python" "$program.py" "$turns"
  done
  line=
  for who in observed plain lua python; do
    value=-
    if [ -e "$work/$name.$who" ]; then
      value=$(awk -v t="$(median "$work/$name.$who")" -v s="$(median "$work/start.$who")" \
        -v n="$operations" 'BEGIN { d = t - s; if (d < 0) d = 0; printf "%.2f", d * 1e6 / n }')
    fi
    line="$line $value"
  done
  read -r observed plain luatime pythontime <<<"$line"
  other=$luatime
  [ -e "$program.lua" ] || other=$pythontime
  ratios=$(awk -v o="$observed" -v p="$plain" -v l="$other" -v bar="$bar" 'BEGIN {
    if (l == "-" || l == 0) { printf "%8s %9s", "-", "-" }
    else { printf "%8.2f %9.2f%s", o / l, p / l, (o / l > bar ? "  over " bar : "") } }')
  case $ratios in *over*) failed=$((failed + 1)) ;; esac
  printf '%-32s %9s %9s %9s %9s %s\n' \
    "$words" "$observed" "$plain" "$luatime" "$pythontime" "$ratios"
done <<EOF
$rows
EOF

echo
echo "start-up, user CPU ms (median of $((rounds * 4 + 1))):"
printf '  %-28s %s\n' 'selfsame run, empty main' "$(median "$work/start.plain")"
[ -n "$lua" ] && printf '  %-28s %s\n' "$lua, empty file" "$(median "$work/start.lua")"
[ -n "$python" ] && printf '  %-28s %s\n' 'python3, empty file' "$(median "$work/start.python")"
printf 'size of the binary: %s bytes\n' "$(wc -c <"$binary" | tr -d ' ')"
[ -n "$lua" ] || echo "Lua 5.4 is not installed: no ratios."
[ -n "$python" ] || echo "Python is not installed."
if [ "$failed" -gt 0 ]; then
  echo "$failed row(s) slower than the bar."
fi

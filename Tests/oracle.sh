#!/bin/sh
# Asks a real Objective-C compiler: builds the project's own programs with it, runs them, and shows where they
# print something else than is expected here. What is known to differ, and why, stands in docs/oracle.md.
#
# oracle.sh [PROGRAM.m …]: without names all of Tests/Conformance, and those of the suite that print and do
# nothing else: a stop and a refusal are this program's own words. The compiler is
#   ORACLE, a command that takes `-arc` or `-mrc` and files and runs them, if it is set (without an optimiser:
#   that lets go of a local as soon as nothing uses it);
#   else clang with libobjc2 and libs-base, where gnustep-config names them;
#   else Debian's gobjc with GNUstep, for programs that count by hand and have no blocks.
# Exit status: 0 nothing unknown differs, 1 something does, 0 with a word where no compiler is installed.
root=$(dirname "$0")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

if [ -n "$ORACLE" ]; then
  kind=own
elif command -v gnustep-config >/dev/null 2>&1; then
  flags=$(gnustep-config --objc-flags 2>/dev/null)
  case "$flags" in
    *gnustep-2*) kind=clang ;;
    *) command -v gcc >/dev/null 2>&1 && kind=gcc ;;
  esac
fi
if [ -z "$kind" ]; then
  echo "oracle: skipped, no Objective-C compiler is installed (Debian: gobjc and libgnustep-base-dev)"
  exit 0
fi

# The programs of the suite with a main and no other mark than lines of output.
suite() {
  find "$root/LanguageTests/Suite" -name '*.m' | sort | while read -r program; do
    grep -q 'int main' "$program" && grep -q '// expect:' "$program" || continue
    grep -qE '// (expect (error|warning|runtime|event|exit)|file:|config:|stdin:|skip:)' "$program" || echo "$program"
  done
}

# What is printed stays in order with what is logged, as at a terminal.
lines=
command -v stdbuf >/dev/null 2>&1 && lines='stdbuf -oL'

# Runs $2 in mode $1; its output, without NSLog's date, time and process. The suite counts on the library
# being there without a header.
ask() {
  { printf '#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n#line 1\n'; cat "$2"; } > "$work/asked.m"
  set -- "$1" "$work/asked.m"
  case "$kind" in
    own) $lines "$ORACLE" "-$1" "$2" ;;
    clang)
      arc=-fno-objc-arc; [ "$1" = arc ] && arc=-fobjc-arc
      clang -w $arc $flags -O0 "$2" -o "$work/program" $(gnustep-config --base-libs) -ldispatch \
        2>"$work/errors" && $lines timeout 20 "$work/program" ;;
    gcc)
      gcc -w $flags -O0 "$2" -o "$work/program" $(gnustep-config --base-libs) 2>"$work/errors" \
        && $lines timeout 20 "$work/program" ;;
  esac 2>&1 | sed -E 's/^[0-9-]+ [0-9:.]+ [^ ]+\[[0-9:]+\] //; /^exit [0-9]+$/d'
}

# Without blanks, quotes and semicolons: GNUstep writes collections on one line.
squeeze() { tr -d ' "\n;' < "$1"; }

# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- "$root"/Conformance/*.m $(suite)
equal=0 spaces=0 known=0 skipped=0 different=0
for program in "$@"; do
  name=$(basename "$program" .m)
  mode=arc
  case "$program" in */Suite/*) mode=mrc ;; esac
  grep -q '^// mode: mrc' "$program" && mode=mrc
  grep -q '^// mode: arc' "$program" && mode=arc
  if [ "$kind" = gcc ] && { [ $mode = arc ] || grep -q '\^' "$program" || grep -q 'dispatch_' "$program"; }
  then
    skipped=$((skipped + 1))
    continue
  fi
  expected="${program%.m}.out"
  if [ ! -e "$expected" ]; then
    sed -n 's,^.*// expect: \{0\,1\},,p' "$program" > "$work/expected"
    expected="$work/expected"
  fi
  ask $mode "$program" > "$work/printed"
  if cmp -s "$work/printed" "$expected"; then
    equal=$((equal + 1))
  elif [ "$(squeeze "$work/printed")" = "$(squeeze "$expected")" ]; then
    spaces=$((spaces + 1))
  elif grep -q "\`$name\`" "$root/../docs/oracle.md"; then
    known=$((known + 1))
  else
    different=$((different + 1))
    echo "$name:"
    diff "$expected" "$work/printed" | head -6
  fi
done
echo "oracle ($kind): $equal equal, $spaces but for spaces and quotes, $known known to differ (docs/oracle.md), $different different, $skipped skipped"
[ "$different" = 0 ]

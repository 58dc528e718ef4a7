#!/bin/sh
# check.sh BINARY: what is installed, packed and unpacked works, and leaves nothing behind. Parts that need root,
# lintian, debootstrap or dpkg are skipped where these are missing, with a word.
set -eu
binary=$1
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "packaging: $*" >&2; failed=1; }
expect() { [ "$2" = "$3" ] || fail "$1: $2 instead of $3"; }

# An installation, an upgrade that drops a lesson, and nothing left of it.
prefix=$work/prefix
sh Sources/Packaging/stage.sh "$binary" "$prefix"
mkdir -p "$prefix/share/selfsame/Lessons/gone"
echo old > "$prefix/share/selfsame/Lessons/gone/lesson.md"
sh Sources/Packaging/stage.sh "$binary" "$prefix"
[ ! -e "$prefix/share/selfsame/Lessons/gone" ] || fail "a lesson that is gone stays after an upgrade"
mkdir -p "$work/home"
HOME=$work/home "$prefix/bin/selfsame" doctor > "$work/doctor" || fail "doctor: $(cat "$work/doctor")"
grep -q "$prefix/share/selfsame/Lessons\|bin/../share/selfsame/Lessons" "$work/doctor" || fail "the installed lessons are not found"
sh Sources/Packaging/unstage.sh "$prefix"
[ -z "$(ls -A "$prefix")" ] || fail "left after uninstall: $(find "$prefix")"

# The archive is the same bytes each time, and runs wherever it is unpacked.
sh Sources/Packaging/tarball.sh "$binary" "$work/one" > /dev/null
sh Sources/Packaging/tarball.sh "$binary" "$work/two" > /dev/null
cmp -s "$work"/one/*.tar.gz "$work"/two/*.tar.gz || fail "two archives of the same sources differ"
mkdir "$work/unpacked" && tar -xzf "$work"/one/*.tar.gz -C "$work/unpacked"
unpacked=$(echo "$work"/unpacked/*)
cat > "$work/arguments.m" <<'PROGRAM'
#import <Foundation/Foundation.h>
int main(int argc, char **argv) { printf("%d\n", argc); return 3; }
PROGRAM
status=0; said=$("$unpacked/bin/selfsame" run "$work/arguments.m") || status=$?
expect "the archive's program" "$said, $status" "1, 3"
echo "archive: $(wc -c < "$(echo "$work"/one/*.tar.gz)") bytes, program $(wc -c < "$unpacked/bin/selfsame") bytes"

# A root folder with nothing in it but the libraries that the program is not built with, and no /proc.
if [ "$(uname -s)" = Linux ] && [ "$(id -u)" = 0 ]; then
  root=$work/root
  mkdir -p "$root/opt" "$root/tmp"
  cp -R "$unpacked" "$root/opt/selfsame" && cp "$work/arguments.m" "$root/tmp/"
  ldd "$binary" 2>/dev/null | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$root$(dirname "$library")" && cp "$library" "$root$library"
  done
  status=0; said=$(chroot "$root" /opt/selfsame/bin/selfsame run /tmp/arguments.m) || status=$?
  expect "in a bare chroot" "$said, $status" "1, 3"
  status=0; chroot "$root" /opt/selfsame/bin/selfsame run /tmp/missing.m 2>/dev/null || status=$?
  expect "status of a missing file in a bare chroot" "$status" 66
  status=0; chroot "$root" /opt/selfsame/bin/selfsame nonsense 2>/dev/null || status=$?
  expect "status of an unknown command in a bare chroot" "$status" 64
  chroot "$root" /opt/selfsame/bin/selfsame doctor | grep -q '/opt/selfsame/' \
    || fail "in a bare chroot the lessons are not found"
else
  echo "packaging: no root here, the bare chroot is skipped"
fi

# Debian's package, and what Debian's own reader says of it.
if command -v dpkg-deb >/dev/null 2>&1 && command -v dpkg-shlibdeps >/dev/null 2>&1; then
  deb=$(sh Sources/Packaging/deb.sh "$binary" "$work/deb")
  echo "package: $(wc -c < "$deb") bytes"
  if command -v lintian >/dev/null 2>&1; then
    said=$(lintian --allow-root --fail-on error "$deb" 2>&1) || fail "lintian: $said"
  else
    echo "packaging: lintian is not installed, and skipped"
  fi
  # A Debian with nothing in it but what is essential: the package comes, runs, is followed by one that has a lesson
  # less, and goes; nothing is different afterwards. CLEAN=DIR: such a root that is there already; it is copied.
  clean=$work/clean
  if [ "$(id -u)" != 0 ] || { [ -z "${CLEAN:-}" ] && ! command -v debootstrap >/dev/null 2>&1; }; then
    echo "packaging: no root or no debootstrap here, the clean Debian is skipped"
  elif ! { if [ -n "${CLEAN:-}" ]; then cp -a --one-file-system "$CLEAN" "$clean"; else
    debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$clean"; fi
  } > "$work/said" 2>&1; then
    echo "packaging: no clean Debian can be had, and it is skipped: $(tail -n 1 "$work/said")"
  else
    inside() { chroot "$clean" env DEBIAN_FRONTEND=noninteractive HOME=/root LC_ALL=C.UTF-8 "$@"; }
    apt() { inside apt-get "$@" > "$work/said" 2>&1 || fail "apt-get $*: $(cat "$work/said")"; }
    # Apt's own books and what it fetched aside.
    state() {
      (cd "$clean" && find . \( -path ./proc -o -path ./tmp -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/apt \) -prune -o -print | LC_ALL=C sort; cat var/lib/dpkg/status) > "$work/$1"
    }
    cp "$work/arguments.m" "$clean/tmp/"
    dpkg-deb -R "$deb" "$work/next"
    rm -r "$work/next/usr/share/selfsame/Lessons/opening"
    sed -i 's/^Version: .*/&.1/' "$work/next/DEBIAN/control"
    sed -i '/Lessons\/opening\//d' "$work/next/DEBIAN/md5sums"
    dpkg-deb --root-owner-group --build "$work/next" "$clean/tmp/next.deb" > /dev/null
    cp "$deb" "$clean/tmp/this.deb"
    state before
    apt install -y -q --no-install-recommends /tmp/this.deb
    inside dpkg -V selfsame || fail "installed files differ from the package's"
    status=0; said=$(inside selfsame run /tmp/arguments.m) || status=$?
    expect "in a clean Debian" "$said, $status" "1, 3"
    inside selfsame doctor > "$work/said" || fail "doctor in a clean Debian: $(cat "$work/said")"
    inside selfsame check /usr/share/selfsame/Lessons/opening > "$work/said" 2>&1 \
      || fail "lessons in a clean Debian: $(tail -n 3 "$work/said")"
    apt install -y -q --no-install-recommends /tmp/next.deb
    [ ! -e "$clean/usr/share/selfsame/Lessons/opening" ] || fail "a lesson that is gone stays after an upgrade of the package"
    apt purge -y -q selfsame
    state after
    cmp -s "$work/before" "$work/after" || fail "purged, and different: $(diff "$work/before" "$work/after")"
    echo "clean Debian: installed, run, upgraded and purged"
  fi
else
  echo "packaging: no dpkg-dev here, the package is skipped"
fi
exit "$failed"

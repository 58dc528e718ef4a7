#!/bin/sh
# tarball.sh BINARY OUT: OUT/selfsame-VERSION-SYSTEM-MACHINE.tar.gz, to be unpacked anywhere. The same sources and
# compiler give the same bytes.
set -eu
binary=$1 out=$2
version=$("$binary" --version | awk 'NR == 1 { print $2 }')
name=selfsame-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
cp "$binary" "$work/selfsame" && strip "$work/selfsame"
sh Sources/Packaging/stage.sh "$work/selfsame" "$work/$name"
cp README.md LICENSE CHANGELOG.md "$work/$name/"
mkdir -p "$out"
(cd "$work" && find "$name" -type f -o -type l | LC_ALL=C sort | tar -cf - --no-recursion \
  --mtime=@315532800 --owner=0 --group=0 --numeric-owner -T -) | gzip -9n > "$out/$name.tar.gz"
echo "$out/$name.tar.gz"

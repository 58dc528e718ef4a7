#!/bin/sh
# deb.sh BINARY OUT: OUT/selfsame_VERSION_ARCH.deb for Debian and what comes from it.
set -eu
binary=$1 out=$2
version=$("$binary" --version | awk 'NR == 1 { print $2 }')
arch=$(dpkg --print-architecture)
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
umask 022
cp "$binary" "$work/selfsame" && strip --remove-section=.comment --remove-section=.note "$work/selfsame"
root=$work/root
sh Sources/Packaging/stage.sh "$work/selfsame" "$root/usr"
# Debian's zsh looks here.
mkdir -p "$root/usr/share/zsh/vendor-completions" "$root/usr/share/doc/selfsame" "$root/DEBIAN"
mv "$root/usr/share/zsh/site-functions/_selfsame" "$root/usr/share/zsh/vendor-completions/"
rmdir "$root/usr/share/zsh/site-functions"
gzip -9n "$root/usr/share/man/man1/selfsame.1"
cp LICENSE "$root/usr/share/doc/selfsame/copyright"
mkdir -p "$root/usr/share/lintian/overrides"
cat > "$root/usr/share/lintian/overrides/selfsame" <<'OVERRIDES'
# One binary for every system, bare chroots included, and nothing to be linked at each start: what the line editor and
# the reader of archives stand on is inside, and so is the C library. Built from Debian's own archives of these.
selfsame: embedded-library ncurses *
selfsame: embedded-library zlib *
selfsame: statically-linked-binary *
OVERRIDES
{
  echo "selfsame ($version) unstable; urgency=medium"
  echo
  echo "  * Release $version; the upstream changelog tells what is new."
  echo
  echo " -- The Selfsame authors <selfsame@example.org>  $(date -Ru -d "@$(git log -1 --format=%ct)")"
} | gzip -9n > "$root/usr/share/doc/selfsame/changelog.gz"
# Which libraries, in which versions, is read off the binary; none where they are all inside.
mkdir -p "$work/debian"
printf 'Source: selfsame\n\nPackage: selfsame\nArchitecture: any\n' > "$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/selfsame 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
cat > "$root/DEBIAN/control" <<CONTROL
Package: selfsame
Version: $version
Architecture: $arch
Maintainer: The Selfsame authors <selfsame@example.org>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
${depends:+Depends: $depends
}Section: education
Priority: optional
Description: interactive course on Objective-C object lifetimes and singletons
 Selfsame compiles real Objective-C to bytecode and runs it on a simulated
 object runtime, in which every reference count, zone, autorelease pool, weak
 reference, lock and thread can be seen, stepped back and explained.
 .
 It teaches in English, Russian and Chinese, at a prompt and in lessons, checks
 answers by script, and lets authors write lessons of their own.
CONTROL
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k2) > "$root/DEBIAN/md5sums"
find "$root" -newermt "@$(git log -1 --format=%ct)" -exec touch -h -d "@$(git log -1 --format=%ct)" {} +
mkdir -p "$out"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) dpkg-deb --root-owner-group --build "$root" \
  "$out/selfsame_${version}_${arch}.deb" >/dev/null
echo "$out/selfsame_${version}_${arch}.deb"

#!/bin/sh
# stage.sh BINARY FOLDER: lays out below FOLDER (as /usr or /usr/local) what an installed selfsame is made of.
# `make install`, the tarball and the Debian package all begin here. What an older version left is gone
# afterwards: the lessons' folder is made anew.
set -eu
binary=$1 to=$2
mkdir -p "$to/bin" "$to/share/selfsame" "$to/share/man/man1" \
  "$to/share/bash-completion/completions" "$to/share/zsh/site-functions" \
  "$to/share/fish/vendor_completions.d"
rm -rf "$to/share/selfsame/Lessons"
cp -R Lessons "$to/share/selfsame/"
find "$to/share/selfsame/Lessons" -type f -exec chmod 644 {} + -o -type d -exec chmod 755 {} +
# Beside and renamed: a selfsame that runs meanwhile keeps its old file.
install -m 755 "$binary" "$to/bin/.selfsame.new"
mv -f "$to/bin/.selfsame.new" "$to/bin/selfsame"
commit=$(git rev-parse --short=12 HEAD 2>/dev/null || true)
if [ -n "$commit" ]; then printf '%s\n' "$commit" > "$to/share/selfsame/commit"; fi
"$binary" generate man > "$to/share/man/man1/selfsame.1"
"$binary" generate bash > "$to/share/bash-completion/completions/selfsame"
"$binary" generate zsh > "$to/share/zsh/site-functions/_selfsame"
"$binary" generate fish > "$to/share/fish/vendor_completions.d/selfsame.fish"

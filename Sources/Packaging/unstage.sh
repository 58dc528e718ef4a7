#!/bin/sh
# unstage.sh FOLDER: takes away what stage.sh laid out, and the folders that are empty then.
set -eu
to=$1
rm -rf "$to/share/selfsame"
rm -f "$to/bin/selfsame" "$to/share/man/man1/selfsame.1" \
  "$to/share/bash-completion/completions/selfsame" "$to/share/zsh/site-functions/_selfsame" \
  "$to/share/fish/vendor_completions.d/selfsame.fish"
for folder in bin share/man/man1 share/man share/bash-completion/completions share/bash-completion \
  share/zsh/site-functions share/zsh share/fish/vendor_completions.d share/fish share; do
  rmdir "$to/$folder" 2>/dev/null || true
done

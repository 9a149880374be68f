#!/bin/sh
# Regenerates the encrypted PDFs of this folder with qpdf 11. The user password is "opens" in the files user-… and
# empty in the files owner-…. The owner password is always "changes".
set -eu
cd "$(dirname "$0")"
page=$(mktemp)
trap 'rm -f "$page"' EXIT
cat >"$page" <<'END'
%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R/Size 4>>
END

make() {
  name=$1
  shift
  # qpdf warns that the cross-reference table is missing, and adds it.
  qpdf --warning-exit-0 --no-warn --allow-weak-crypto "$page" "$name.pdf" "$@" --
}

for who in user owner; do
  opens=$([ $who = user ] && echo opens || true)
  make $who-rc4-40 --encrypt "$opens" changes 40
  make $who-rc4-128 --encrypt "$opens" changes 128 --use-aes=n
  make $who-rc4-128-v4 --encrypt "$opens" changes 128 --use-aes=n --force-V4
  make $who-aes-128 --encrypt "$opens" changes 128 --use-aes=y
  make $who-aes-128-but-metadata --encrypt "$opens" changes 128 --use-aes=y --cleartext-metadata
  make $who-aes-256-r5 --encrypt "$opens" changes 256 --force-R5
  make $who-aes-256 --encrypt "$opens" changes 256
  make $who-object-streams --object-streams=generate --encrypt "$opens" changes 256
  make $who-linearized --linearize --encrypt "$opens" changes 128 --use-aes=y
done
make owner-empty --encrypt opens '' 256 --allow-insecure

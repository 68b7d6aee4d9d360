#!/bin/sh
# Subsets the two variable fonts to the glyphs and weights the site uses (app/fonts/*.woff2 are committed, so neither the
# build nor the tests need this). Needs fonttools and brotli for Python (Debian: fonttools python3-brotli) and node_modules.
#   sh tools/fonts/subset.sh
set -e
source=node_modules/@fontsource-variable
glyphs="U+0020-007E,U+00A0,U+00A2,U+00A9,U+00B0,U+00B2,U+00B7,U+00BC-00BE,U+00D7,U+00E9,U+00F7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+2082,U+2192,U+2212,U+2248,U+2264,U+2265"
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
fonttools varLib.instancer "$source/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2" opsz=60 wght=600:700 -o "$temporary/heading.ttf" -q
fonttools varLib.instancer "$source/instrument-sans/files/instrument-sans-latin-wght-normal.woff2" wght=400:650 -o "$temporary/text.ttf" -q
pyftsubset "$temporary/heading.ttf" --unicodes="$glyphs" --layout-features="kern,calt,ccmp,mark,tnum,lnum" --flavor=woff2 --no-hinting --desubroutinize --output-file=app/fonts/bricolage-grotesque.woff2
pyftsubset "$temporary/text.ttf" --unicodes="$glyphs" --layout-features="kern,liga,calt,ccmp,mark,tnum,lnum,case" --flavor=woff2 --no-hinting --desubroutinize --output-file=app/fonts/instrument-sans.woff2
ls -l app/fonts

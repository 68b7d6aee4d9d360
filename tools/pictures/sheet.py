"""All pictures on one sheet, to see that they are one family:  python3 sheet.py"""
import json
import os
from PIL import Image
from catalogue import CUTS, HERE, OUTPUT

WIDTH, COLUMNS, GAP = 400, 4, 10


def sheet():
    manifest = json.load(open(os.path.join(OUTPUT, "pictures.json")))
    names = [n for n, entry in manifest.items() if "x0" not in entry and not n.startswith("hero")]
    tiles = [Image.open(os.path.join(OUTPUT, "%s-%d.webp" % (n, manifest[n]["width"]))).convert("RGB") for n in names]
    tiles = [t.resize((WIDTH, round(t.height * WIDTH / t.width)), Image.LANCZOS) for t in tiles]
    tiles.sort(key=lambda t: t.height)
    rows, row = [], []
    for tile in tiles:
        if len(row) == COLUMNS or (row and tile.height - row[0].height > 60):
            rows.append(row)
            row = []
        row.append(tile)
    rows.append(row)
    hero = slices(manifest)
    w = COLUMNS * WIDTH + (COLUMNS + 1) * GAP
    hero = hero.resize((w - 2 * GAP, round(hero.height * (w - 2 * GAP) / hero.width)), Image.LANCZOS)
    h = hero.height + 2 * GAP + sum(max(t.height for t in r) + GAP for r in rows)
    out = Image.new("RGB", (w, h), "#FAF7F0")
    out.paste(hero, (GAP, GAP))
    y = hero.height + 2 * GAP
    for r in rows:
        for i, t in enumerate(r):
            out.paste(t, (GAP + i * (WIDTH + GAP), y))
        y += max(t.height for t in r) + GAP
    out.save(os.path.join(HERE, "contact-sheet.webp"), quality=72, method=6)


def slices(manifest):
    """The hero put together as a page of 1440 px does."""
    w = 1440
    lines = [0] + [(w - 1248) / 2 / w + 1248 / w * h / 24 for h in (5, 10, 15, 20)] + [1]
    out = Image.new("RGB", (w, round(w * 19 / 50)))
    for part, a, b in zip(CUTS["hero"]["slices"], lines, lines[1:]):
        name, x0, x1 = part["name"], part["x0"], part["x1"]
        strip = Image.open(os.path.join(OUTPUT, "%s-%d.webp" % (name, manifest[name]["width"]))).convert("RGB")
        strip = strip.resize((round(w * (x1 - x0)), out.height), Image.LANCZOS)
        left = round((a - x0) * w)
        out.paste(strip.crop((left, 0, left + round((b - a) * w), out.height)), (round(a * w), 0))
    return out


if __name__ == "__main__":
    sheet()

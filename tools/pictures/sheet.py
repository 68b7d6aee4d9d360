"""All pictures on one sheet, to see that they are one family:  python3 sheet.py"""
import json
import os
from PIL import Image
from catalogue import CUTS, HERE, OUTPUT

WIDTH, COLUMNS, GAP = 400, 4, 10     # of a picture on the sheet, in pixels
PAGE, AXIS = 1440, 1248              # widths of a page and of its axis of 24 hours, in pixels


def sheet():
    manifest = json.load(open(os.path.join(OUTPUT, "pictures.json")))
    names = [name for name, entry in manifest.items() if "x0" not in entry and not name.startswith("hero")]
    tiles = [largest(name, manifest) for name in names]
    tiles = [tile.resize((WIDTH, round(tile.height * WIDTH / tile.width)), Image.LANCZOS) for tile in tiles]
    tiles.sort(key=lambda tile: tile.height)
    rows, row = [], []
    for tile in tiles:
        if len(row) == COLUMNS or (row and tile.height - row[0].height > 60):
            rows.append(row)
            row = []
        row.append(tile)
    rows.append(row)
    hero = hero_on_page(manifest)
    width = COLUMNS * WIDTH + (COLUMNS + 1) * GAP
    hero = hero.resize((width - 2 * GAP, round(hero.height * (width - 2 * GAP) / hero.width)), Image.LANCZOS)
    height = hero.height + 2 * GAP + sum(max(tile.height for tile in row) + GAP for row in rows)
    out = Image.new("RGB", (width, height), "#FAF7F0")
    out.paste(hero, (GAP, GAP))
    y = hero.height + 2 * GAP
    for row in rows:
        for column, tile in enumerate(row):
            out.paste(tile, (GAP + column * (WIDTH + GAP), y))
        y += max(tile.height for tile in row) + GAP
    out.save(os.path.join(HERE, "contact-sheet.webp"), quality=72, method=6)


def largest(name, manifest):
    """The largest file of a picture."""
    return Image.open(os.path.join(OUTPUT, "%s-%d.webp" % (name, manifest[name]["width"]))).convert("RGB")


def hero_on_page(manifest):
    """The hero's slices side by side, as a page shows them."""
    edges = [0] + [(PAGE - AXIS) / 2 / PAGE + AXIS / PAGE * hour / 24 for hour in (5, 10, 15, 20)] + [1]
    out = Image.new("RGB", (PAGE, round(PAGE * 19 / 50)))
    for part, start, end in zip(CUTS["hero"]["slices"], edges, edges[1:]):
        x0, x1 = part["x0"], part["x1"]
        strip = largest(part["name"], manifest).resize((round(PAGE * (x1 - x0)), out.height), Image.LANCZOS)
        left = round((start - x0) * PAGE)
        out.paste(strip.crop((left, 0, left + round((end - start) * PAGE), out.height)), (round(start * PAGE), 0))
    return out


if __name__ == "__main__":
    sheet()

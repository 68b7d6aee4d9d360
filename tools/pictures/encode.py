"""Encodes finished pictures to AVIF, and the largest also to WebP for old browsers, and keeps the manifest the site reads.

    python3 encode.py house-noon battery-pair     these scenes
    python3 encode.py meter                       a part of a scene, as a picture of its own
    python3 encode.py hero                        the hero's slices and bands, from the four house pictures
    python3 encode.py night                       the slices from noon to noon

Each file is encoded at the best quality that stays within its byte budget. Needs Pillow, avifenc and cwebp.
"""
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from PIL import Image
from catalogue import CATALOGUE, CROPS, CUTS, FINISHED, OUTPUT, SCENES

MANIFEST = os.path.join(OUTPUT, "pictures.json")
# bytes of one picture at its three widths; fine texture from edge to edge ("detail" in the catalogue) may have more for the last
BUDGET = {"avif": (10_000, 29_000, 50_000), "webp": (46_000,)}
SLICE_BUDGET = {"avif": {800: 46_000, 1200: 84_000, 1600: 142_000}, "webp": {1600: 170_000}}
BAND_BUDGET = {"avif": {360: 25_500, 540: 50_000, 720: 75_000}}


def average(image):
    return "#%02x%02x%02x" % image.convert("RGB").resize((1, 1), Image.BOX).getpixel((0, 0))


def avif(source, target, level):
    subprocess.run(["avifenc", "-s", "6", "-j", "2", "-d", "8", "-y", "420", "--min", "0", "--max", "63", "-a", "end-usage=q",
                    "-a", "cq-level=%d" % level, "-a", "tune=ssim", source, target], check=True, stdout=subprocess.DEVNULL)


def webp(source, target, level):
    subprocess.run(["cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(100 - level), source, "-o", target], check=True)


# encoder, finest and coarsest level, and by how much a level's step shrinks a file (the natural logarithm)
ENCODERS = {"avif": (avif, 18, 50, .07), "webp": (webp, 14, 76, .025)}


def fit(files, kind, budget):
    """Encodes (image, path) pairs at one common level, the finest that keeps their sum within the budget."""
    encode, low, high, shrinks = ENCODERS[kind]
    with tempfile.TemporaryDirectory() as folder:
        sources = [os.path.join(folder, "%d.png" % i) for i in range(len(files))]
        for (image, _), source in zip(files, sources):
            image.save(source)

        def total(level):
            for source in sources:
                encode(source, "%s-%d" % (source, level), level)
            return sum(os.path.getsize("%s-%d" % (source, level)) for source in sources)
        sizes, level = {}, (low + high) // 2
        while low < high:
            sizes[level] = total(level)
            low, high = (level + 1, high) if sizes[level] > budget else (low, level)
            level = max(low, min(high - 1, level + round(math.log(sizes[level] / budget) / shrinks)))
        size = sizes[high] if high in sizes else total(high)
        for source, (_, path) in zip(sources, files):
            shutil.copyfile("%s-%d" % (source, high), path)
        return size, high


def scaled(image, width):
    return image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)


def target(name, width, kind):
    return os.path.join(OUTPUT, "%s-%d.%s" % (name, width, kind))


def scene(name):
    crop = CROPS.get(name)
    image = Image.open(os.path.join(FINISHED, (crop["of"] if crop else name) + ".png")).convert("RGB")
    if crop:
        image = piece(image, crop["x0"], crop["x1"], crop["y0"], crop["y1"])
    entry = crop or SCENES[name]
    widths = entry["widths"]
    for kind, budgets in BUDGET.items():
        for width, budget in zip(widths[-len(budgets):], budgets):
            budget *= entry.get("detail", 1) if width == widths[-1] else 1
            size, level = fit([(scaled(image, width), target(name, width, kind))], kind, budget)
            print("  %s %d %s: %.1f KB (level %d)" % (name, width, kind, size / 1000, level), flush=True)
    last = scaled(image, widths[-1])
    return {name: {"width": last.width, "height": last.height, "widths": list(widths), "color": average(image)}}


def piece(image, x0, x1, y0, y1):
    return image.crop((round(x0 * image.width), round(y0 * image.height), round(x1 * image.width), round(y1 * image.height)))


def cut(parts, box, widths, budgets):
    """Strips (x0, x1) or bands of the house that are shown together share one budget and one level. A strip is as wide as
    its share of the whole."""
    pieces = []
    for part in parts:
        image = Image.open(os.path.join(FINISHED, part["of"] + ".png")).convert("RGB")
        share = part["x1"] - part["x0"] if "x1" in part else 1
        pieces.append((part, piece(image, **{**box, **{k: part[k] for k in ("x0", "x1") if k in part}}), [round(w * share) for w in widths]))
    for kind, budget in budgets.items():
        for full in budget:
            i = widths.index(full)
            files = [(scaled(image, sizes[i]), target(part["name"], sizes[i], kind)) for part, image, sizes in pieces]
            size, level = fit(files, kind, budget[full])
            print("  %s at %d: %.1f KB (level %d)" % (kind, full, size / 1000, level), flush=True)
    entries = {}
    for part, image, sizes in pieces:
        entry = {"width": sizes[-1], "height": round(image.height * sizes[-1] / image.width), "widths": sizes, "color": average(image)}
        entries[part["name"]] = {**entry, **{k: part[k] for k in ("x0", "x1") if k in part}}
    return entries


def cuts(name):
    slices, bands = CUTS[name]["slices"], CUTS[name]["bands"]
    out = cut(slices, CATALOGUE["sliceBox"], CATALOGUE["sliceWidths"], SLICE_BUDGET)
    return {**out, **cut(bands, CATALOGUE["bandBox"], CATALOGUE["bandWidths"], BAND_BUDGET)} if bands else out


def main(names):
    os.makedirs(OUTPUT, exist_ok=True)
    manifest = json.load(open(MANIFEST)) if os.path.exists(MANIFEST) else {}
    for name in names:
        for old, entry in list(manifest.items()):
            if old == name or (name in CUTS and old.startswith(name + "-")):
                for width in entry["widths"]:
                    for kind in ("avif", "webp"):
                        if os.path.exists(target(old, width, kind)):
                            os.remove(target(old, width, kind))
                del manifest[old]
        manifest.update(cuts(name) if name in CUTS else scene(name))
        with open(MANIFEST, "w") as file:
            json.dump(dict(sorted(manifest.items())), file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])

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
# bytes of one picture, by kind, for its widest files; fine texture from edge to edge ("detail" in the catalogue) may take more for
# the widest
BUDGET = {"avif": (10_000, 29_000, 50_000), "webp": (46_000,)}
# bytes of all slices or bands that are shown together, by kind and by the width of the whole picture
SLICE_BUDGET = {"avif": {800: 46_000, 1200: 84_000, 1600: 142_000}, "webp": {1600: 170_000}}
BAND_BUDGET = {"avif": {360: 25_500, 540: 50_000, 720: 75_000}}


def average(image):
    return "#%02x%02x%02x" % image.convert("RGB").resize((1, 1), Image.BOX).getpixel((0, 0))


def avif(source, target, level):
    subprocess.run(["avifenc", "-s", "6", "-j", "2", "-d", "8", "-y", "420", "--min", "0", "--max", "63", "-a", "end-usage=q",
                    "-a", "cq-level=%d" % level, "-a", "tune=ssim", source, target], check=True, stdout=subprocess.DEVNULL)


def webp(source, target, level):
    subprocess.run(["cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(100 - level), source, "-o", target], check=True)


# encoder, finest and coarsest level, and by how much one level shrinks a file (the natural logarithm)
ENCODERS = {"avif": (avif, 18, 50, .07), "webp": (webp, 14, 76, .025)}


def encode_within(files, kind, budget):
    """Encodes (image, path) pairs at one common level, the finest that keeps their sum within the budget."""
    encode, low, high, shrinkage = ENCODERS[kind]
    with tempfile.TemporaryDirectory() as folder:
        sources = [os.path.join(folder, "%d.png" % index) for index in range(len(files))]
        for (image, _), source in zip(files, sources):
            image.save(source)

        def total_size(level):
            for source in sources:
                encode(source, "%s-%d" % (source, level), level)
            return sum(os.path.getsize("%s-%d" % (source, level)) for source in sources)
        sizes, level = {}, (low + high) // 2
        while low < high:
            sizes[level] = total_size(level)
            low, high = (level + 1, high) if sizes[level] > budget else (low, level)
            level = max(low, min(high - 1, level + round(math.log(sizes[level] / budget) / shrinkage)))
        size = sizes[high] if high in sizes else total_size(high)
        for source, (_, path) in zip(sources, files):
            shutil.copyfile("%s-%d" % (source, high), path)
        return size, high


def scaled(image, width):
    return image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)


def target(name, width, kind):
    return os.path.join(OUTPUT, "%s-%d.%s" % (name, width, kind))


def encode_scene(name):
    """Encodes a scene, or a crop of one, at each of its widths. Returns its entry of the manifest."""
    crop = CROPS.get(name)
    image = Image.open(os.path.join(FINISHED, (crop["of"] if crop else name) + ".png")).convert("RGB")
    if crop:
        image = cropped(image, crop["x0"], crop["x1"], crop["y0"], crop["y1"])
    entry = crop or SCENES[name]
    widths = entry["widths"]
    for kind, budgets in BUDGET.items():
        for width, budget in zip(widths[-len(budgets):], budgets):
            budget *= entry.get("detail", 1) if width == widths[-1] else 1
            size, level = encode_within([(scaled(image, width), target(name, width, kind))], kind, budget)
            print("  %s %d %s: %.1f KB (level %d)" % (name, width, kind, size / 1000, level), flush=True)
    last = scaled(image, widths[-1])
    return {name: {"width": last.width, "height": last.height, "widths": list(widths), "color": average(image)}}


def cropped(image, x0, x1, y0, y1):
    return image.crop((round(x0 * image.width), round(y0 * image.height), round(x1 * image.width), round(y1 * image.height)))


def encode_parts(parts, box, widths, budgets):
    """Encodes strips (x0, x1) or bands of the house. Those that are shown together share one budget and one level. A strip is as
    wide as its share of the whole. Returns their entries of the manifest."""
    pieces = []
    for part in parts:
        image = Image.open(os.path.join(FINISHED, part["of"] + ".png")).convert("RGB")
        share = part["x1"] - part["x0"] if "x1" in part else 1
        pieces.append((part, cropped(image, **{**box, **{edge: part[edge] for edge in ("x0", "x1") if edge in part}}), [round(width * share) for width in widths]))
    for kind, budget in budgets.items():
        for whole_width in budget:
            index = widths.index(whole_width)
            files = [(scaled(image, part_widths[index]), target(part["name"], part_widths[index], kind)) for part, image, part_widths in pieces]
            size, level = encode_within(files, kind, budget[whole_width])
            print("  %s at %d: %.1f KB (level %d)" % (kind, whole_width, size / 1000, level), flush=True)
    entries = {}
    for part, image, part_widths in pieces:
        entry = {"width": part_widths[-1], "height": round(image.height * part_widths[-1] / image.width), "widths": part_widths, "color": average(image)}
        entries[part["name"]] = {**entry, **{edge: part[edge] for edge in ("x0", "x1") if edge in part}}
    return entries


def encode_cut(name):
    """Encodes the slices and the bands of a cut. Returns their entries of the manifest."""
    slices, bands = CUTS[name]["slices"], CUTS[name]["bands"]
    entries = encode_parts(slices, CATALOGUE["sliceBox"], CATALOGUE["sliceWidths"], SLICE_BUDGET)
    return {**entries, **encode_parts(bands, CATALOGUE["bandBox"], CATALOGUE["bandWidths"], BAND_BUDGET)} if bands else entries


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
        manifest.update(encode_cut(name) if name in CUTS else encode_scene(name))
        with open(MANIFEST, "w") as file:
            json.dump(dict(sorted(manifest.items())), file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])

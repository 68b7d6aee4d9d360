"""Encodes finished pictures to AVIF and WebP and keeps the manifest the site reads.

    python3 encode.py house-noon battery-pair     these scenes
    python3 encode.py hero                        the hero's slices and bands, from the four house pictures
    python3 encode.py night                       the slices from noon to noon

Each file is encoded at the best quality that stays within its byte budget. Needs Pillow, avifenc and cwebp.
"""
import json
import os
import subprocess
import sys
import tempfile
from PIL import Image
from catalogue import BAND_BOX, FINISHED, HERO_BANDS, HERO_BOX, HERO_SLICES, NIGHT_SLICES, OUTPUT, SCENES

MANIFEST = os.path.join(OUTPUT, "pictures.json")
# bytes of one picture at its three widths
BUDGET = {"avif": (10_000, 29_000, 50_000), "webp": (12_500, 35_000, 58_000)}
HERO_WIDTHS = (800, 1200, 1600)
HERO_BUDGET = {"avif": {800: 46_000, 1200: 84_000, 1600: 142_000}, "webp": {800: 62_000, 1200: 108_000, 1600: 170_000}}
BAND_WIDTHS = (360, 540, 720)
BAND_BUDGET = {"avif": {360: 30_000, 540: 58_000, 720: 87_000}, "webp": {360: 40_000, 540: 74_000, 720: 110_000}}


def average(image):
    return "#%02x%02x%02x" % image.convert("RGB").resize((1, 1), Image.BOX).getpixel((0, 0))


def avif(source, target, level):
    subprocess.run(["avifenc", "-s", "6", "-j", "2", "-d", "8", "-y", "420", "--min", "0", "--max", "63", "-a", "end-usage=q",
                    "-a", "cq-level=%d" % level, "-a", "tune=ssim", source, target], check=True, stdout=subprocess.DEVNULL)


def webp(source, target, level):
    subprocess.run(["cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(100 - level), source, "-o", target], check=True)


ENCODERS = {"avif": (avif, 18, 50), "webp": (webp, 14, 76)}            # encoder, finest and coarsest level


def fit(files, kind, budget):
    """Encodes (image, path) pairs at one common level, the finest that keeps their sum within the budget."""
    encode, low, high = ENCODERS[kind]
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for i, (image, _) in enumerate(files):
            sources.append(os.path.join(folder, "%d.png" % i))
            image.save(sources[-1])

        def total(level):
            for source, (_, path) in zip(sources, files):
                encode(source, path, level)
            return sum(os.path.getsize(path) for _, path in files)
        while low < high:
            level = (low + high) // 2
            low, high = (level + 1, high) if total(level) > budget else (low, level)
        return total(high), high


def scaled(image, width):
    return image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)


def target(name, width, kind):
    return os.path.join(OUTPUT, "%s-%d.%s" % (name, width, kind))


def scene(name):
    image = Image.open(os.path.join(FINISHED, name + ".png")).convert("RGB")
    widths = SCENES[name]["widths"]
    for kind in ("avif", "webp"):
        for width, budget in zip(widths, BUDGET[kind]):
            size, level = fit([(scaled(image, width), target(name, width, kind))], kind, budget)
            print("  %s %d %s: %.1f KB (level %d)" % (name, width, kind, size / 1000, level), flush=True)
    last = scaled(image, widths[-1])
    return {name: {"width": last.width, "height": last.height, "widths": list(widths), "color": average(image)}}


def cut(image, x0, x1, y0, y1):
    return image.crop((round(x0 * image.width), round(y0 * image.height), round(x1 * image.width), round(y1 * image.height)))


def strips(parts, widths, budgets, entries):
    """Several cuts that are shown together share one budget and one level. parts: (name, picture, x0, x1, y0, y1)."""
    for kind in ("avif", "webp"):
        for full in widths:
            files = []
            for name, image, x0, x1, y0, y1 in parts:
                piece = cut(image, x0, x1, y0, y1)
                width = round(full * (x1 - x0)) if entries else full
                files.append((scaled(piece, width), target(name, width, kind)))
            size, level = fit(files, kind, budgets[kind][full])
            print("  %s at %d: %.1f KB (level %d)" % (kind, full, size / 1000, level), flush=True)


def opened(name):
    return Image.open(os.path.join(FINISHED, name + ".png")).convert("RGB")


def slices(cuts):
    out = {}
    y0, y1 = HERO_BOX
    parts = [(name, opened(source), x0, x1, y0, y1) for name, source, x0, x1 in cuts]
    strips(parts, HERO_WIDTHS, HERO_BUDGET, True)
    for name, image, x0, x1, _, _ in parts:
        sizes = [round(full * (x1 - x0)) for full in HERO_WIDTHS]
        piece = cut(image, x0, x1, y0, y1)
        out[name] = {"width": sizes[-1], "height": round(piece.height * sizes[-1] / piece.width), "widths": sizes,
                     "color": average(piece), "x0": x0, "x1": x1}
    return out


def hero():
    out = slices(HERO_SLICES)
    bands = [(name, opened(source), *BAND_BOX) for name, source in HERO_BANDS]
    strips(bands, BAND_WIDTHS, BAND_BUDGET, False)
    for name, image, x0, x1, by0, by1 in bands:
        piece = cut(image, x0, x1, by0, by1)
        out[name] = {"width": BAND_WIDTHS[-1], "height": round(piece.height * BAND_WIDTHS[-1] / piece.width), "widths": list(BAND_WIDTHS),
                     "color": average(piece)}
    return out


CUTS = {"hero": hero, "night": lambda: slices(NIGHT_SLICES)}


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
        manifest.update(CUTS[name]() if name in CUTS else scene(name))
        with open(MANIFEST, "w") as file:
            json.dump(dict(sorted(manifest.items())), file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Every picture of the site: how it is rendered, how wide it is published, and how the hero is cut.

    python3 catalogue.py        prints it as JSON for run.mjs
"""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
RENDERS = os.path.join(HERE, "renders")
FINISHED = os.path.join(RENDERS, "finished")
OUTPUT = os.path.normpath(os.path.join(HERE, "..", "..", "app", "pictures"))


def picture(scene, light, size=(1280, 960), spp=22, widths=(480, 960, 1280), **more):
    w, h = size
    return {"blender": {"scene": scene, "light": light, "w": w, "h": h, "spp": spp, **more}, "widths": widths}


def wide(scene, light, spp=20, size=(1440, 648), **more):
    return picture(scene, light, size, spp, (480, 960, 1440), **more)


SCENES = {
    **{"house-" + hour: wide("house", hour, 26, (1800, 810)) for hour in ("night", "morning", "noon", "evening")},
    **{"battery-" + form: picture("battery", "evening", (1280, 960), 28, variant=form) for form in ("one-piece", "stacked", "inverter-above", "cabinet", "pair")},
    "heat-pump": picture("heat_pump", "noon", spp=24),
    "switchboard": picture("switchboard", "noon", spp=32),
    "roof-from-above": picture("roof_above", "noon"),
    "ducted": picture("ducted", "noon"),
    "multi-head": picture("multi_head", "noon"),
    "van": picture("van", "morning", (1280, 853)),
    "school": picture("school", "noon", (1280, 853)),
    "warehouse": wide("warehouse", "noon"),
    "apartments": wide("apartments", "morning"),
    "closing": wide("closing", "evening", 26),
}

# The hero's slices: whole picture 50:19 (the middle of the 20:9 render), crops as fractions of its width.
# They overlap so that the lines at hours 5, 10, 15 and 20 of the page's axis fall inside them from 640 to 2560 px.
HERO_BOX = (.022, .8664)
HERO_SLICES = (
    ("hero-1-night", "house-night", 0, .365),
    ("hero-2-morning", "house-morning", .21, .465),
    ("hero-3-noon", "house-noon", .41, .63),
    ("hero-4-evening", "house-evening", .55, .825),
    ("hero-5-night", "house-night", .65, 1),
)
# The same from noon to noon, for the batteries: lines at hours 8 and 17 of that axis.
NIGHT_SLICES = (
    ("night-1-evening", "house-evening", 0, .44),
    ("night-2-night", "house-night", .335, .7),
    ("night-3-morning", "house-morning", .58, 1),
)
# The phone's bands: the whole house at 2.3:1.
BAND_BOX = (.08, .985, .0, .8744)
HERO_BANDS = (
    ("hero-narrow-1-night", "house-night"),
    ("hero-narrow-2-morning", "house-morning"),
    ("hero-narrow-3-noon", "house-noon"),
    ("hero-narrow-4-evening", "house-evening"),
    ("hero-narrow-5-night", "house-night"),
)

if __name__ == "__main__":
    sources = lambda cuts: sorted({cut[1] for cut in cuts})
    print(json.dumps({"scenes": SCENES, "cuts": {"hero": sources(HERO_SLICES + HERO_BANDS), "night": sources(NIGHT_SLICES)}}))

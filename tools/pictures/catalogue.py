"""Every picture of the site: what is rendered, how large, and how the hero is cut. The seeds live in the scenes' parts."""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
RENDERS = os.path.join(HERE, "renders")
FINISHED = os.path.join(RENDERS, "finished")
OUTPUT = os.path.join(HERE, "..", "..", "app", "pictures")

SCENES = {
    **{"house-" + hour: dict(light=hour, camera="wide", size=(2000, 900), seconds=300, widths=(480, 960, 1600))
       for hour in ("night", "morning", "noon", "evening")},
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

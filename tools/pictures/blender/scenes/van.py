"""The installers' van at the kerb before the house."""
from mathutils import Vector
import garden
import stage
from hours import HOURS, towards_sun
from meshes import WORLD, rng
from model import kit
from scenes import house
from van import build_van

LIGHT = dict(HOURS["morning"], sun=towards_sun(9.5), sun_colour="#FFE2BE", sky=.85, exposure=.10, room=.12, lamp=.6)
KERB = -8.6


def build(args):
    house.build(args)
    build_van(-1.2, KERB - 1.30, -.102)


def street():
    """Nature strip, kerb and channel, road."""
    r = rng("kerb")
    x = -24.0
    while x < 24:
        kit["concrete"].box(WORLD, x + .004, x + 1.196, KERB - .15, KERB, -.12, .04, .03, r.random())
        kit["concrete"].box(WORLD, x + .004, x + 1.196, KERB - .45, KERB - .15, -.16, -.10, .008, r.random())
        x += 1.2
    kit["asphalt"].face([Vector((-40, -30, -.105)), Vector((40, -30, -.105)), Vector((40, KERB - .44, -.10)), Vector((-40, KERB - .44, -.10))])


def plant(args):
    garden.build_ground(front=KERB - .02)
    garden.build_fences()
    garden.build_plants(front=KERB)
    street()


def camera(args):
    stage.level_camera(args, 24, 24, Vector((1.1, KERB, 0)), 2.0, 9.4, -4.6, -1.15)

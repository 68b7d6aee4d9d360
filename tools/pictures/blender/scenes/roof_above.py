"""The roof and its panels from above, at noon."""
from mathutils import Vector
import garden
import stage
from hours import HOURS
from model import kit
from scenes import house

LIGHT = dict(HOURS["noon"], exposure=-.16)


def build(args):
    house.build(args)
    clothes_hoist(3.4, 13.2)


def clothes_hoist(x, y):
    a = kit["alu"]
    a.tube([Vector((x, y, 0)), Vector((x, y, 2.1))], .025, 10)
    ends = [Vector((x + dx * 1.35, y + dy * 1.35, 2.15)) for dx, dy in ((1, .2), (-.2, 1), (-1, -.2), (.2, -1))]
    top = Vector((x, y, 1.95))
    for p in ends:
        a.tube([top, p], .014, 8)
    for t in (.35, .55, .75, .95):
        ring = [top.lerp(p, t) for p in ends]
        for p, q in zip(ring, ring[1:] + ring[:1]):
            kit["wire"].tube([p, q], .004, 5)
    for i, (mat, t, s) in enumerate((("enclosure", .95, .1), ("sofa", .95, .5), ("curtain", .75, .3), ("enclosure", .95, .72))):
        p, q = top.lerp(ends[i % 2], t), top.lerp(ends[(i % 2) + 1], t)
        p, q = p.lerp(q, s * .6), p.lerp(q, s * .6 + .36)
        d = Vector((0, 0, -.7))
        kit[mat].face([p, q, q + d, p + d], .5)


def plant(args):
    garden.build_ground()
    garden.build_fences()
    garden.build_plants(deep=68)


def camera(args):
    stage.oblique_camera((5.8, -13.8, 15.2), (1.35, 1.75, 3.3), 48.5)

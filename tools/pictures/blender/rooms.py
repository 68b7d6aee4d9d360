"""Rooms behind the windows: a plain box with a lamp, and furniture."""
from mathutils import Vector
from meshes import WORLD, rng
from model import FLOOR, LAMPS, WALL_TOP, kit


def room(name, x0, x1, y0, y1, wall_mat="plaster", power=1.0, centre=None, west=True):
    """A plain box with a floor, a coloured back wall, a picture rail and a light. Without its west wall, a window there
    looks into the room, not at plaster."""
    z0, z1 = FLOOR, WALL_TOP - .2
    f = kit[wall_mat].face
    f([Vector((x0, y1, z0)), Vector((x1, y1, z0)), Vector((x1, y1, z1)), Vector((x0, y1, z1))])
    for x in (x0, x1) if west else (x0,):
        kit["plaster"].face([Vector((x, y0, z0)), Vector((x, y1, z0)), Vector((x, y1, z1)), Vector((x, y0, z1))])
    kit["plaster"].face([Vector((x0, y0, z1)), Vector((x1, y0, z1)), Vector((x1, y1, z1)), Vector((x0, y1, z1))])
    kit["floor"].face([Vector((x0, y0, z0)), Vector((x1, y0, z0)), Vector((x1, y1, z0)), Vector((x0, y1, z0))])
    kit["plaster"].box(WORLD, x0, x1, y1 - .03, y1, z0 + 2.2, z0 + 2.25)
    kit["plaster"].box(WORLD, x0, x1, y1 - .02, y1, z0, z0 + .18)
    c = centre or ((x0 + x1) / 2, (y0 + y1) / 2)
    LAMPS.append((name, (c[0], c[1], z0 + 1.9), power))


def table_lamp(x, y, z=FLOOR):
    kit["timber"].box(WORLD, x - .24, x + .24, y - .24, y + .24, z + .60, z + .64)
    for a in (-.2, .2):
        for b in (-.2, .2):
            kit["timber"].box(WORLD, x + a - .02, x + a + .02, y + b - .02, y + b + .02, z, z + .6)
    kit["round"].lathe((x, y, z + .64), [(.07, 0), (.09, .06), (.05, .2), (.02, .26), (.02, .34)], 14)
    kit["shade"].lathe((x, y, z + .94), [(.19, 0), (.12, .27)], 18)


def sofa(x, y, w=1.7):
    k = kit["sofa"]
    k.box(WORLD, x - w / 2, x + w / 2, y, y + .8, FLOOR + .1, FLOOR + .45, .04)
    k.box(WORLD, x - w / 2, x + w / 2, y + .62, y + .85, FLOOR + .3, FLOOR + .92, .05)
    for a in (-1, 1):
        k.box(WORLD, x + a * w / 2 - .1, x + a * w / 2 + .1, y - .02, y + .82, FLOOR + .1, FLOOR + .64, .05)


def picture(x, y, w, h, tint, z=FLOOR + 1.55):
    kit["timber"].box(WORLD, x - w / 2 - .03, x + w / 2 + .03, y - .035, y, z - h / 2 - .03, z + h / 2 + .03)
    kit["curtain"].face([Vector((x - w / 2, y - .039, z - h / 2)), Vector((x + w / 2, y - .039, z - h / 2)),
                         Vector((x + w / 2, y - .039, z + h / 2)), Vector((x - w / 2, y - .039, z + h / 2))])
    kit["picture"].face([Vector((x - w * .34, y - .043, z - h * .34)), Vector((x + w * .34, y - .043, z - h * .34)),
                         Vector((x + w * .34, y - .043, z + h * .1)), Vector((x - w * .34, y - .043, z + h * .34))], tint)


def bookshelf(x, y, w=0.9, h=1.9):
    r = rng("books%.1f" % x)
    for k in range(6):
        z = FLOOR + h * k / 5
        kit["timber"].box(WORLD, x - w / 2, x + w / 2, y - .3, y, z, z + .03)
        if k < 5:
            a = x - w / 2 + .05
            while a < x + w / 2 - .08:
                b = a + r.uniform(.025, .06)
                if r.random() < .85:
                    kit["books"].box(WORLD, a, b - .004, y - .24, y - .04, z + .03, z + r.uniform(.2, .31), .003, r.random())
                a = b
    for a in (x - w / 2, x + w / 2 - .03):
        kit["timber"].box(WORLD, a, a + .03, y - .3, y, FLOOR, FLOOR + h + .03)


def plant_pot(x, y, z, s=1.0):
    kit["round"].lathe((x, y, z), [(.13 * s, 0), (.18 * s, .3 * s), (.19 * s, .34 * s), (.16 * s, .34 * s), (.15 * s, .28 * s)], 18)


def side_picture(x, y, w, h, tint, z=FLOOR + 1.55):
    """A framed picture on a wall that faces west."""
    kit["timber"].box(WORLD, x, x + .03, y - w / 2 - .03, y + w / 2 + .03, z - h / 2 - .03, z + h / 2 + .03)
    kit["curtain"].face([Vector((x + .034, y - w / 2, z - h / 2)), Vector((x + .034, y + w / 2, z - h / 2)), Vector((x + .034, y + w / 2, z + h / 2)), Vector((x + .034, y - w / 2, z + h / 2))])
    kit["picture"].face([Vector((x + .038, y - w * .34, z - h * .34)), Vector((x + .038, y + w * .34, z - h * .34)), Vector((x + .038, y + w * .34, z + h * .1)), Vector((x + .038, y - w * .34, z + h * .34))], tint)

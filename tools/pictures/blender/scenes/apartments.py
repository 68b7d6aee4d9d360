"""A block of flats in the morning: brick, balconies, a shared array on the flat roof."""
import math
from mathutils import Vector
import civic
import plants
import stage
from hours import HOURS, towards_sun
from meshes import Frame, WORLD, rng
from model import MATERIALS, kit
from panel_field import panel_field

LIGHT = dict(HOURS["morning"], sun=towards_sun(9.6, -6), sun_colour="#FFE0BC", sky=.85, exposure=.02, room=0)
BAY, BAYS, FLOOR, FLOORS, D = 6.4, 5, 3.05, 4, 13.0
W, BASE = BAY * BAYS, .35
TOP = BASE + FLOOR * FLOORS
F = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
G = Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
STAIR = 2                                   # the bay with entrance and stairs


def build(args):
    holes, sides = [], []
    for b in range(BAYS):
        for f in range(FLOORS):
            u, v = b * BAY, BASE + f * FLOOR
            if b == STAIR:
                if f:
                    holes.append((u + 2.3, u + 4.1, v + .35, v + 2.45))
                continue
            flip = b % 2
            door = (u + 2.55, u + 5.35, v + .06, v + 2.32) if not flip else (u + 1.05, u + 3.85, v + .06, v + 2.32)
            wind = (u + .55, u + 1.75, v + .95, v + 2.32) if not flip else (u + 4.65, u + 5.85, v + .95, v + 2.32)
            holes += [door, wind]
    entry = (STAIR * BAY + 2.0, STAIR * BAY + 4.4, BASE, BASE + 2.5)
    holes.append(entry)
    for f in range(FLOORS):
        v = BASE + f * FLOOR
        sides += [(2.2, 3.6, v + .95, v + 2.32), (8.6, 10.0, v + .95, v + 2.32)]
    civic.brick_wall(F, "flats-n", 0, W, -.05, TOP, holes)
    civic.brick_wall(G, "flats-w", 0, D, -.05, TOP, sides)
    for k, h in enumerate(holes[:-1]):
        wide = h[1] - h[0]
        civic.aluminium_window(F, *h, 3 if wide > 2.5 else 2, "f%d" % k, sill=wide < 2)
    civic.aluminium_window(F, *entry, 2, "entry", sill=False)
    for k, h in enumerate(sides):
        civic.aluminium_window(G, *h, 2, "g%d" % k)
    for f in range(1, FLOORS + 1):                                          # floor bands
        v = BASE + f * FLOOR
        for X, n in ((F, W), (G, D)):
            kit["render"].box(X, -.03, n + .03, v - .22, v, -.05, .045, .01)
    balconies()
    roof()


def balconies():
    r = rng("balcony")
    for b in range(BAYS):
        if b == STAIR:
            continue
        for f in range(FLOORS):
            u, v = b * BAY, BASE + f * FLOOR
            x0, x1 = (u + 2.2, u + 5.7) if not b % 2 else (u + .7, u + 4.2)
            if f == 0:
                kit["concrete"].box(F, x0, x1, -.05, v, .0, 2.1, .02)
            else:
                kit["render"].box(F, x0, x1, v - .20, v, .0, 1.95, .02)
                civic.balustrade(F, x0 + .04, x1 - .04, v, 1.88)
                for x in (x0 + .04, x1 - .04):
                    civic.balustrade(Frame(F.pt(x, 0, 0), F.w, F.v, F.u), .03, 1.86, v, 0)
                kit["render"].box(F, x0, x1, v + FLOOR - .20, v + FLOOR, .0, 1.95, .02) if f == FLOORS - 1 else None
            for x in (x0 + .06, x1 - .06):                                   # fin walls carry the balconies
                if f:
                    kit["render"].box(F, x - .06, x + .06, v - FLOOR if f == 1 else v - .2, v + FLOOR - .2 if f < FLOORS else v, .06, .46, .01)
            if r.random() < .8:                                              # what people put out
                px = r.uniform(x0 + .5, x1 - .6)
                kit["round~"].lathe(F.pt(px, v, .9), [(.0, 0), (.16, .0), (.21, .34), (.19, .34), (.17, .28), (0, .28)], 20)
                LEAVES.append(F.pt(px, v + .62, .9))
            if r.random() < .55:
                px = r.uniform(x0 + .8, x1 - .9)
                kit["joist"].box(F, px - .25, px + .25, v + .42, v + .46, .95, 1.4, .01)
                kit["joist"].box(F, px - .25, px + .25, v + .46, v + .85, .93, .97, .01)
                for s in (-.22, .2):
                    kit["joist"].box(F, px + s, px + s + .03, v, v + .44, .96, 1.0, .004)
                    kit["joist"].box(F, px + s, px + s + .03, v, v + .44, 1.36, 1.4, .004)
            if r.random() < .35 and f:
                px = r.uniform(x0 + .4, x1 - 1.1)
                kit[r.choice(("sofa", "curtain", "door"))].box(F, px, px + .62, v + .42, v + 1.08, 1.895, 1.925, .008)


LEAVES = []


def roof():
    kit["render"].box(WORLD, -.06, W + .06, -.06, .24, TOP, TOP + .55, .02)
    kit["render"].box(WORLD, W - .24, W + .06, .24, D - .24, TOP, TOP + .55, .02)
    kit["render"].box(WORLD, -.06, .24, .24, D - .24, TOP, TOP + .55, .02)
    kit["render"].box(WORLD, -.06, W + .06, D - .24, D + .06, TOP, TOP + .55, .02)
    kit["flashing"].box(WORLD, -.10, W + .10, -.10, .28, TOP + .55, TOP + .59, .01)
    kit["flashing"].box(WORLD, W - .28, W + .10, .28, D, TOP + .55, TOP + .59, .01)
    kit["grey"].face([Vector((0, 0, TOP + .1)), Vector((W, 0, TOP + .1)), Vector((W, D, TOP + .1)), Vector((0, D, TOP + .1))])
    t = math.radians(12)
    up, n = Vector((0, math.cos(t), math.sin(t))), Vector((0, -math.sin(t), math.cos(t)))
    for k, y in enumerate((1.2, 3.7, 6.2, 8.7)):
        for j, (x, cols) in enumerate(((1.4, 9), (19.0, 9))):
            panel_field(Vector((x, y, TOP + .38)), (1, 0, 0), up, n, cols, 1, name="a%d%d" % (k, j))
            for c in range(0, cols + 1, 3):
                kit["concrete"].box(WORLD, x + c * 1.154 - .15, x + c * 1.154 + .15, y, y + 1.7, TOP + .10, TOP + .24, .01)
    x = STAIR * BAY                                                          # lift and stair head
    kit["render"].box(WORLD, x + 1.2, x + 5.0, 3.0, 9.0, TOP, TOP + 2.6, .03)
    kit["flashing"].box(WORLD, x + 1.05, x + 5.15, 2.85, 9.15, TOP + 2.6, TOP + 2.72, .02)
    kit["accent"].box(WORLD, x + 1.9, x + 2.8, 2.96, 3.02, TOP + .1, TOP + 2.2, .01)
    e = STAIR * BAY                                                          # entrance hood, letter boxes, lamp
    kit["accent"].box(F, e + 1.6, e + 4.8, BASE + 2.6, BASE + 2.75, .0, 1.5, .02)
    kit["render"].box(F, e + 4.75, e + 5.5, BASE - .35, BASE + 1.25, .02, .5, .01)
    for i in range(3):
        for j in range(4):
            kit["graphite"].box(F, e + 4.80 + i * .22, e + 5.0 + i * .22, BASE + .05 + j * .28, BASE + .29 + j * .28, .49, .515, .006)
    for k in range(3):
        kit["concrete"].box(F, e + 1.7, e + 4.7, -.02, BASE - k * .117, .0, 1.1 + .32 * k, .01)


def plant(args):
    r = rng("flats")
    kit["turf"].face([Vector((-70, -9.4, -.02)), Vector((90, -9.4, -.02)), Vector((190, 260, -.02)), Vector((-260, 260, -.02))])
    kit["asphalt"].face([Vector((-70, -60, -.16)), Vector((90, -60, -.16)), Vector((90, -9.4, -.16)), Vector((-70, -9.4, -.16))])
    civic.kerb(-40, 70, -9.3, .02)
    x = -30.0
    while x < 60:
        kit["concrete"].box(WORLD, x + .006, x + 1.494, -7.6, -6.1, -.1, .012, .01, r.random())
        x += 1.5
    e = STAIR * BAY
    kit["path"].box(WORLD, e + 1.9, e + 4.5, -6.1, -1.7, -.1, .014, .01)
    leaf = [plants.clump("g%d" % i, MATERIALS["leaf"], r, 230, .78, .17, .034, .62, .75) for i in range(5)]
    citrus = [plants.clump("c%d" % i, MATERIALS["citrus"], r, 260, .62, .10, .05, .15, .8) for i in range(3)]
    sage = [plants.clump("s%d" % i, MATERIALS["sage"], r, 240, .5, .06, .016, -.35, .8) for i in range(3)]
    tus = [plants.tussock_mesh("tussock%d" % i, MATERIALS["tussock"], r, 110) for i in range(4)]
    for p in LEAVES:
        plants.place(r.choice(citrus), p, r.uniform(.5, .8), r, .3)
    for a, b in ((.2, e + 1.4), (e + 5.6, W + .4)):
        kit["soil"].box(WORLD, a, b, -4.2, -2.3, -.1, .03, .03)
        x = a + .3
        while x < b - .2:
            plants.place(r.choice(sage), Vector((x, -2.7 + r.uniform(-.2, .2), .05)), r.uniform(1.0, 1.5), r, .1)
            plants.place(r.choice(tus), Vector((x + .2, -3.6 + r.uniform(-.3, .3), .03)), r.uniform(.9, 1.5), r, .1)
            x += r.uniform(.4, .7)
    for k, (x, y, h) in enumerate(((-5.5, -4.0, 9.5), (W + 5.5, -2.5, 9.0), (6, D + 8, 15), (22, D + 9, 14), (W + 12, D + 6, 13), (-12, D + 4, 12))):
        plants.gum(MATERIALS, (x, y, 0), h, "a%d" % k, leaf, (.06, .0), 1.2 if h < 10 else 1.7, .2)
    civic.far_trees(r, D + 16)
    turf = [plants.turf_mesh("turf%d" % i, MATERIALS["grass"], r, height=h) for i, h in enumerate((.04, .05, .06))]
    y = -9.1
    while y < -1.2:
        x = -14.0
        while x < W + 14:
            if not (-7.8 < y < -5.9 or e + 1.7 < x < e + 4.7 or (y > -4.4 and .0 < x < W + .5)):
                plants.place(r.choice(turf), Vector((x + r.uniform(-.1, .1), y + r.uniform(-.1, .1), -.02)), r.uniform(.95, 1.2), r, 0)
            x += .47
        y += .47
    civic.car(2.2, -10.6, "sofa", z=-.16)
    civic.car(8.4, -10.6, "enclosure", z=-.16)


def camera(args):
    stage.oblique_camera((46, -44, 40), (16.4, 3.0, 7.6), 42)

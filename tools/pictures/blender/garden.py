"""Ground, paths, fences and plants."""
import math
from mathutils import Vector
from meshes import Frame, WORLD, rng
from model import (
    DECK_Z, EAST_X, GABLE_EAST_X, GABLE_NORTH_Y, GABLE_WEST_X, MATERIALS, SOUTH_Y, VERANDAH_EAST_X, VERANDAH_NORTH_Y,
    VERANDAH_WEST_X, WEST_X, WING_EAST_X, WING_NORTH_Y, WING_WEST_X, kit,
)
import plants


CAMERA_TARGET, CAMERA_YAW, CAMERA_DISTANCE = Vector((.5, 2.0, 0)), math.radians(18), 36.0
RIGHT = Vector((math.cos(CAMERA_YAW), math.sin(CAMERA_YAW), 0))
AHEAD = Vector((-math.sin(CAMERA_YAW), math.cos(CAMERA_YAW), 0))


def site(u, depth):
    """A point on the ground by its place in the wide picture: u to the right, depth from the camera."""
    return CAMERA_TARGET + RIGHT * u + AHEAD * (depth - CAMERA_DISTANCE)


GATE = 0.26           # the gate's centre on the fence
FENCE_Y = -5.25
FRONT = 22.0          # where the ground ends, just below the picture


def on_path(x, y):
    return -.15 < x < 1.45 and FENCE_Y - .6 < y < VERANDAH_NORTH_Y - .6


def build_ground(front=None):
    """front: where the lawn ends at a kerb; else the ground is cut below the picture, as on an architect's model."""
    a, b = site(-22, FRONT), site(22, FRONT)
    c, d = site(40, 64), site(-40, 64)
    if front:
        a, b, c, d = Vector((-34, front, 0)), Vector((34, front, 0)), Vector((40, 60, 0)), Vector((-50, 60, 0))
    kit["turf"].face([a, b, c, d])
    dz = Vector((0, 0, -1.2))
    kit["edge"].face([a + dz, b + dz, b, a])
    # footpath and kerb strip outside the fence, in slabs
    r = rng("slabs")
    x = -22.0
    while x < 14:
        kit["concrete"].box(WORLD, x + .006, x + 1.494, FENCE_Y - 1.85, FENCE_Y - .55, -.06, .035, .012, r.random())
        x += 1.5
    # garden path: sandstone pavers, broken joints
    y, row = VERANDAH_NORTH_Y - .75, 0
    while y > FENCE_Y - .5:
        x = 0.0
        for w in ((.44, .62, .24), (.62, .24, .44), (.24, .44, .62))[row % 3]:
            kit["path"].box(WORLD, x + .006, x + w - .006, y - .40, y, -.03, .045 + r.uniform(-.003, .003), .012, r.random())
            x += w
        y -= .412
        row += 1
    # garden beds
    for x0, x1, y0, y1 in ((VERANDAH_EAST_X + .1, -.5, VERANDAH_NORTH_Y - 1.0, VERANDAH_NORTH_Y - .05), (1.8, VERANDAH_WEST_X + .3, VERANDAH_NORTH_Y - 1.0, VERANDAH_NORTH_Y - .05), (GABLE_EAST_X - .3, GABLE_WEST_X + .1, GABLE_NORTH_Y - 1.05, GABLE_NORTH_Y - .02), (VERANDAH_WEST_X + .1, VERANDAH_WEST_X + .9, VERANDAH_NORTH_Y, 3.0)):
        kit["soil"].box(WORLD, x0, x1, y0, y1, -.05, .05, .04)
        kit["brick"].box(WORLD, x0, x1, y0 - .08, y0, -.03, .075, .012, .6)
    # path along the wing
    kit["concrete"].box(WORLD, VERANDAH_WEST_X + 1.0, VERANDAH_WEST_X + 2.1, -5.8, WING_NORTH_Y - 1.26, -.04, .04, .012, .4)


def build_fences():
    r = rng("palings")
    y, x = 11.5, -26.0
    while x < 22:                                                           # paling fence at the back
        kit["paling"].box(WORLD, x, x + .098, y, y + .018, .05, 1.75 + r.uniform(-.015, .015), .004, r.random())
        x += .104
    # front fence: timber posts, top rail, wires
    gate0, gate1 = GATE - .2, GATE + 1.0            # the opening
    t, w = kit["trim"], kit["wire"]
    spans = [(-13.5, gate0), (gate1, 12.5)]
    for a, b in spans:
        n = max(1, round((b - a) / 1.9))
        for i in range(n + 1):
            x = a + (b - a) * i / n
            t.box(WORLD, x - .05, x + .05, FENCE_Y - .05, FENCE_Y + .05, -.05, .80, .012)
            kit["accent"].box(WORLD, x - .062, x + .062, FENCE_Y - .062, FENCE_Y + .062, .80, .835, .012)
        t.box(WORLD, a, b, FENCE_Y - .02, FENCE_Y + .02, .67, .73)
        for z in (.12, .25, .38, .51):
            w.tube([(a, FENCE_Y, z), (b, FENCE_Y, z)], .004, 5)
        x = a
        while x < b:
            w.tube([(x, FENCE_Y - .002, .12), (x, FENCE_Y - .002, .68)], .003, 4)
            x += .12
    # the gate stands ajar
    g = Frame((gate1 - .06, FENCE_Y, 0), Vector((-math.cos(.9), math.sin(.9), 0)), (0, 0, 1), Vector((math.sin(.9), math.cos(.9), 0)))
    for z in (.14, .62):
        t.box(g, 0, 1.04, z, z + .06, -.015, .015)
    for i in range(9):
        u = .02 + i * .118
        t.box(g, u, u + .055, .08, .74 + .05 * math.sin(math.pi * i / 8), .012, .030, .006)
    # letter box
    lx, ly = gate0 - .45, FENCE_Y - .02
    kit["timber"].box(WORLD, lx - .05, lx + .05, ly - .05, ly + .05, 0, 1.0, .012)
    kit["accent"].box(WORLD, lx - .15, lx + .15, ly - .22, ly + .18, 1.0, 1.26, .012)
    kit["trim"].box(WORLD, lx - .11, lx + .11, ly - .228, ly - .21, 1.155, 1.185, .002)
    for s in (-1, 1):
        F = Frame(Vector((lx, ly - .02, 1.36)), Vector((s * .866, 0, -.5)), (0, 1, 0), Vector((s * .5, 0, .866)))
        kit["flashing"].box(F, -.01, .21, -.25, .25, -.008, .008, .004)
    kit["accent"].face([Vector((lx - .15, ly - .215, 1.25)), Vector((lx + .15, ly - .215, 1.25)), Vector((lx, ly - .215, 1.35))])


def build_plants(front=None, deep=44):
    r = rng("clumps")
    gums = [plants.clump("gumclump%d" % i, MATERIALS["leaf"], r, 230, .78, .17, .034, .62, .75) for i in range(6)]
    citrus = [plants.clump("citrus%d" % i, MATERIALS["citrus"], r, 260, .62, .10, .05, .15, .8) for i in range(4)]
    wattle = [plants.clump("wattle%d" % i, MATERIALS["wattleleaf"], r, 300, .8, .12, .02, .35, .8) for i in range(4)]
    sage = [plants.clump("sage%d" % i, MATERIALS["sage"], r, 240, .5, .06, .016, -.35, .8) for i in range(3)]
    tus = [plants.tussock_mesh("tussock%d" % i, MATERIALS["tussock"], r) for i in range(4)]
    # the gum at the left of the picture, another behind the house on the right
    plants.gum(MATERIALS, site(-10.7, 37.2), 9.6, "front", gums, (.10, 0), 1.0, .21)
    plants.gum(MATERIALS, site(11.6, 45), 8.0, "back", gums, (-.06, 0), 1.1, .19)
    plants.gum(MATERIALS, site(-4.0, 50), 8.2, "far", gums, (.05, 0), 1.25, .2)
    for i, (x, s) in enumerate(((-21, 1.8), (-18, 1.4), (-15, 1.7), (-11.5, 1.3), (-8.5, 1.5), (8, 1.2), (10.5, 1.5), (12.6, 1.2), (15, 1.8), (18, 1.5))):
        plants.shrub(MATERIALS, (x, 13.2, 0), 1.35 * s, 2.3 * s, wattle if i % 2 else gums, "far%d" % i, 34)
    # lemon beside the wing, wattle under the gum
    plants.shrub(MATERIALS, site(10.0, 32.4), .62, 1.5, citrus, "lemon", 80, 24, kit)
    plants.shrub(MATERIALS, site(-9.9, 33.2), .85, 1.45, wattle, "wattle", 60)
    r = rng("beds")
    def row(x0, x1, y, step, kinds, s):
        s *= 1.3
        x = x0
        while x < x1:
            at = Vector((x + r.uniform(-.08, .08), y + r.uniform(-.18, .18), .04))
            plants.place(r.choice(kinds), at, s * r.uniform(.75, 1.15), r, .1)
            x += step * r.uniform(.8, 1.25)
    row(VERANDAH_EAST_X + .35, -.7, VERANDAH_NORTH_Y - .62, .30, tus, .7)
    row(2.05, VERANDAH_WEST_X + .2, VERANDAH_NORTH_Y - .62, .30, tus, .7)
    row(GABLE_EAST_X - .1, GABLE_WEST_X, GABLE_NORTH_Y - .72, .28, tus, .68)
    row(GABLE_EAST_X, GABLE_WEST_X - .1, GABLE_NORTH_Y - .36, .42, sage, .95)
    row(2.1, VERANDAH_WEST_X, VERANDAH_NORTH_Y - .32, .5, sage, .8)
    row(VERANDAH_EAST_X + .4, -.8, VERANDAH_NORTH_Y - .32, .5, sage, .8)
    for y in (-1.6, -.9, -.2, .5, 1.2):
        plants.place(r.choice(tus + sage), Vector((VERANDAH_WEST_X + .5, y, .04)), r.uniform(.6, .9), r, .1)
    for i in range(26):                                                     # along the fence and loose groups
        x = r.uniform(-12.5, 11)
        if abs(x - GATE - .4) > 1.0:
            plants.place(r.choice(tus), Vector((x, FENCE_Y + r.uniform(.15, .45), 0)), r.uniform(.55, .9), r, .1)
    for u, dep in ((-10.9, 36.4), (-11.4, 37.0), (-10.2, 36.9), (9.5, 31.7), (10.6, 31.6), (9.2, 30.9)):
        plants.place(r.choice(tus), site(u, dep), r.uniform(.9, 1.25), r, .1)
    for px, py, s in ((-.98, -.45, 1.1), (1.28, -.4, .9), (6.1, -.5, 1.2)):
        plants.place(r.choice(citrus), Vector((px, py, DECK_Z + .52 * s)), .48 * s, r, .3)
        plants.place(r.choice(citrus), Vector((px, py, DECK_Z + .72 * s)), .36 * s, r, .3)
    # lawn blades wherever the camera sees grass
    turf = [plants.turf_mesh("turfpatch%d" % i, MATERIALS["grass"], r, height=h) for i, h in enumerate((.032, .04, .048, .055, .04))]
    r = rng("lawn")
    dep = FRONT + .25
    while dep < deep:
        u = -16.0
        while u < 15:
            p = site(u + r.uniform(-.1, .1), dep + r.uniform(-.1, .1))
            x, y = p.x, p.y
            house = (EAST_X - .2 < x < WEST_X + .2 and -.2 < y < SOUTH_Y) or (GABLE_EAST_X - .4 < x < GABLE_WEST_X + .4 and GABLE_NORTH_Y - 1.2 < y < 0) or (VERANDAH_EAST_X < x < VERANDAH_WEST_X + 1.0 and VERANDAH_NORTH_Y - 1.15 < y < 0) or (WING_EAST_X < x < WING_WEST_X + .2 and WING_NORTH_Y - 1.4 < y < SOUTH_Y)
            slab = FENCE_Y - 2.05 < y < FENCE_Y - .35
            side = VERANDAH_WEST_X + .8 < x < VERANDAH_WEST_X + 2.3 and -5.9 < y < WING_NORTH_Y
            if not (house or slab or side or on_path(x, y) or (front and y < front + .2)):
                plants.place(r.choice(turf), p, r.uniform(.9, 1.15), r, 0)
            u += .46
        dep += .46


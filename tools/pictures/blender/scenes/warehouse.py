"""A factory-unit roof with solar, seen from the air at noon."""
import math
from mathutils import Vector
import civic
import plants
import stage
from hours import HOURS, towards_sun
from meshes import Frame, WORLD, rng
from model import MATERIALS, kit
from panel_field import panel_field
from van import build_van

LIGHT = dict(HOURS["noon"], sun=towards_sun(15.3), sky=.85, exposure=-.18, room=0)
W, D, EAVE, SLOPE = 42.0, 26.0, 6.4, math.tan(math.radians(5))
NORTH = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WEST = Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
OFFICE = (27.5, 42.0, -5.5, 3.7)           # x from, x to, y of its front, height


def build(args):
    shell()
    roof()
    arrays()
    office()
    yard()


def shell():
    doors = ((3.0, 8.0, 0, 4.8), (11.0, 16.0, 0, 4.8), (19.5, 23.0, 0, 4.2))
    civic.plain_wall(NORTH, "concrete", 0, W, 0, 1.6, [(d[0], d[1], d[2], 1.6) for d in doors])
    for F, u1, holes in ((NORTH, W, doors), (WEST, D, ())):
        at = 0.0
        for a, b in [(d[0], d[1]) for d in holes] + [(u1, u1)]:
            if a > at:
                kit["colorbond"].corrugated(at, a, lambda u: [(F.pt(u, 1.6, .03), F.w), (F.pt(u, EAVE, .03), F.w)], 6, .19, .035)
            if b > a:
                top = [h for h in holes if h[0] == a][0][3]
                kit["colorbond"].corrugated(a, b, lambda u: [(F.pt(u, top, .03), F.w), (F.pt(u, EAVE, .03), F.w)], 6, .19, .035)
            at = b
    civic.plain_wall(WEST, "concrete", 0, D, 0, 1.6)
    kit["colorbond"].corrugated(0, D, lambda u: [(WEST.pt(u, EAVE, .03), WEST.w), (WEST.pt(u, max(EAVE + .01, min(u, D - u) * SLOPE + EAVE), .03), WEST.w)], 6, .19, .035)
    for d in doors:
        civic.roller_door(NORTH, *d)
    kit["accent"].box(NORTH, -.02, W + .02, EAVE - .45, EAVE + .05, .05, .09, .01)
    kit["accent"].box(WEST, -.02, D + .02, EAVE - .45, EAVE - .02, .05, .09, .01)
    for u in (1.2, 9.5, 17.8, 25.0):
        kit["pipe"].tube([NORTH.pt(u, EAVE, .12), NORTH.pt(u, .05, .12)], .055, 12)


def roof():
    mid = D / 2
    top = EAVE + .1 + mid * SLOPE
    n, s = Vector((0, -SLOPE, 1)).normalized(), Vector((0, SLOPE, 1)).normalized()
    lights = ((9.0, 9.9), (20.2, 21.1), (31.4, 32.3))                       # translucent sheets
    at = -.25
    for a, b in list(lights) + [(W + .25, W + .25)]:
        kit["colorbond"].corrugated(at, a, lambda x: [(Vector((x, -.4, EAVE + .1 - .4 * SLOPE)), n), (Vector((x, mid, top)), n)], 6, .20, .04)
        kit["colorbond"].corrugated(at, a, lambda x: [(Vector((x, mid, top)), s), (Vector((x, D + .4, EAVE + .1 - .4 * SLOPE)), s)], 6, .20, .04)
        if b > a:
            for p, q, m in ((-.4, mid, n), (mid, D + .4, s)):
                h = lambda y: EAVE + .1 + (y if y < mid else D - y) * SLOPE
                kit["enclosure"].corrugated(a, b, lambda x: [(Vector((x, p, h(p))), m), (Vector((x, q, h(q))), m)], 6, .20, .04)
        at = b
    kit["flashing"].box(WORLD, -.25, W + .25, mid - .28, mid + .28, top - .02, top + .03, .01)
    for x in (5.5, 15.5, 26.5, 37.0):                                       # turbine vents on the ridge
        kit["silver~"].lathe((x, mid, top), [(.16, 0), (.16, .25), (.30, .32), (.36, .48), (.30, .66), (.10, .74), (0, .74)], 24)
        for k in range(16):
            a = 2 * math.pi * k / 16
            d = Vector((math.cos(a), math.sin(a), 0))
            kit["graphite"].tube([Vector((x, mid, top + .32)) + d * .31, Vector((x, mid, top + .48)) + d * .37, Vector((x, mid, top + .66)) + d * .31], .012, 4)
    for y in (-.42, D + .42):
        kit["gutter"].box(WORLD, -.25, W + .25, y - .12, y + .05, EAVE - .05, EAVE + .1, .02)
    for x in (-.27, W + .27):
        for a, b in ((-.4, mid), (D + .4, mid)):
            p, q = Vector((x, a, EAVE + .12 - .4 * SLOPE)), Vector((x, b, top + .03))
            d = Vector((0, 0, -.25))
            kit["gutter"].face([p, q, q + d, p + d])


def arrays():
    """Blocks between skylights and walkways on the north side, one on the south."""
    up, n = Vector((0, 1, SLOPE)).normalized(), Vector((0, -SLOPE, 1)).normalized()
    base = lambda x, y: Vector((x, y, EAVE + .1 + y * SLOPE + .02))
    for k, (x, cols) in enumerate(((1.0, 6), (10.7, 7), (21.9, 7), (33.0, 7))):
        panel_field(base(x, .7), (1, 0, 0), up, n, cols, 3, name="n%d" % k)
        panel_field(base(x, 6.6), (1, 0, 0), up, n, cols, 3, name="m%d" % k)
    down, s = Vector((0, 1, -SLOPE)).normalized(), Vector((0, SLOPE, 1)).normalized()
    for k, (x, cols) in enumerate(((1.0, 6), (10.7, 7), (21.9, 7), (33.0, 7))):
        panel_field(Vector((x, D / 2 + 1.2, EAVE + .12 + (D / 2 - 1.2) * SLOPE)), (1, 0, 0), down, s, cols, 3, name="s%d" % k)
    kit["grey"].box(WORLD, .2, W - .3, 6.22, 6.42, EAVE + .1 + 6.3 * SLOPE + .04, EAVE + .1 + 6.3 * SLOPE + .10, .004)   # cable tray


def office():
    x0, x1, y0, h = OFFICE
    F = Frame((0, y0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    G = Frame((x1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
    E = Frame((x0, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0))
    holes = [(x0 + 1.0, x0 + 4.2, .9, 2.5), (x0 + 5.0, x0 + 8.2, .9, 2.5), (x0 + 11.0, x0 + 13.6, .1, 2.5)]
    civic.brick_wall(F, "office-n", x0, x1, 0, h, holes)
    civic.brick_wall(G, "office-w", y0, 0, 0, h, [(y0 + 1.2, y0 + 4.2, .9, 2.5)])
    civic.brick_wall(E, "office-e", y0, 0, 0, h)
    for k, hole in enumerate(holes):
        civic.aluminium_window(F, *hole, 3, "o%d" % k, sill=k < 2)
    civic.aluminium_window(G, y0 + 1.2, y0 + 4.2, .9, 2.5, 3, "ow")
    kit["flashing"].box(WORLD, x0 - .1, x1 + .1, y0 - .1, .0, h, h + .12, .02)
    kit["colorbond"].box(WORLD, x0 + .1, x1 - .1, y0 + .1, -.05, h + .02, h + .06, .01)
    kit["accent"].box(WORLD, x0 + 10.6, x0 + 14.0, y0 - 1.5, y0, 2.7, 2.86, .02)
    for x in (x0 + 10.8, x0 + 13.8):
        kit["graphite"].box(WORLD, x - .05, x + .05, y0 - 1.4, y0 - 1.3, 0, 2.7, .008)
    for x, y in ((x0 + 3, -3.4), (x0 + 5, -3.4)):                           # air conditioners on the flat roof
        kit["enclosure"].box(WORLD, x, x + 1.0, y, y + .6, h + .10, h + .9, .03)
        kit["graphite~"].lathe((x + .5, y + .3, h + .9), [(.26, 0), (.26, .015), (0, .015)], 28)


def yard():
    build_van(9.2, -7.6, heading=1)
    for x, c in ((23.1, "enclosure"), (25.7, "sofa")):
        civic.car(x, -8.6, c, turned=True)


def plant(args):
    r = rng("warehouse")
    kit["asphalt"].face([Vector((-60, -17.5, 0)), Vector((70, -17.5, 0)), Vector((70, 80, 0)), Vector((-60, 80, 0))])
    kit["turf"].face([Vector((-60, -60, .02)), Vector((90, -60, .02)), Vector((90, -17.5, .02)), Vector((-60, -17.5, .02))])
    kit["turf"].face([Vector((W + 7, -17.5, .02)), Vector((90, -17.5, .02)), Vector((90, 80, .02)), Vector((W + 7, 80, .02))])
    kit["turf"].face([Vector((-60, D + 6, .02)), Vector((90, D + 6, .02)), Vector((190, 260, .02)), Vector((-260, 260, .02))])
    kit["concrete"].box(WORLD, 0, 25, -4.2, 0, -.1, .012, .004)
    civic.kerb(-40, W + 7, -17.4)
    civic.marked_bays(21.8, -13.2, -8.2, 6)
    kit["concrete"].box(WORLD, 26.6, W + .4, -7.4, -5.5, -.1, .10, .02)
    gums = [plants.clump("g%d" % i, MATERIALS["leaf"], r, 200, .78, .17, .034, .62, .75) for i in range(5)]
    sage = [plants.clump("s%d" % i, MATERIALS["sage"], r, 220, .5, .06, .016, -.35, .8) for i in range(3)]
    for k, (x, y, h) in enumerate(((-6, D + 11, 9), (8, D + 13, 10), (21, D + 11, 8.5), (36, D + 13, 10), (50, D + 9, 9), (53, 12, 8), (52, -6, 7.5), (-9, -21, 7), (22, -22, 7))):
        plants.gum(MATERIALS, (x, y, 0), h, "w%d" % k, gums, (.05, .02), 1.45, .2)
    civic.far_trees(r, D + 20)
    for k in range(46):
        x = r.uniform(-20, 60)
        plants.place(r.choice(sage), Vector((x, D + 7.5 + r.uniform(0, 2), .4)), r.uniform(1.6, 2.8), r)
    for k in range(26):
        plants.place(r.choice(sage), Vector((W + 8 + r.uniform(0, 1.5), r.uniform(-16, D), .35)), r.uniform(1.4, 2.2), r)


def camera(args):
    stage.oblique_camera((60, -60, 46), (21.6, 4.9, 3.0), 49)

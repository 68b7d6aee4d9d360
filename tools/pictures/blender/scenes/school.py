"""A school wing from the nineteen-sixties at noon: brick, a covered way, a long roof with panels, a court."""
import math
from mathutils import Vector
import civic
import plants
import stage
from hours import HOURS, towards_sun
from meshes import Frame, WORLD, rng
from model import MATERIALS, kit
from panel_field import panel_field

LIGHT = dict(HOURS["noon"], sun=towards_sun(14.8), sky=1.0, exposure=-.14, room=0)
W, D, H, SLOPE = 34.0, 9.0, 3.15, math.tan(math.radians(14))
N = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
G = Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
WAY = 2.6                                   # depth of the covered way


def build(args):
    holes = []
    for k in range(6):
        u = .9 + k * 5.6
        holes += [(u, u + 3.4, 1.0, 2.75)] if k != 3 else []
        holes.append((u + 3.75, u + 4.7, .12, 2.35) if k != 3 else (u + .2, u + 4.4, .12, 2.6))
    civic.brick_wall(N, "school-n", 0, W, 0, H, holes)
    civic.brick_wall(G, "school-w", 0, D, 0, H)
    for k, h in enumerate(holes):
        wide = h[1] - h[0]
        if 1 > wide:
            civic.plain_wall(Frame(N.pt(0, 0, -.1), N.u, N.v, N.w), "door" if k % 4 else "accent", *h)
            kit["vanglass"].box(N, h[0] + .2, h[1] - .2, 1.25, 2.15, -.11, -.085, .004)
            kit["silver"].box(N, h[1] - .16, h[1] - .11, 1.0, 1.2, -.1, -.05, .006)
        else:
            civic.aluminium_window(N, *h, 4, "s%d" % k, sill=h[2] > .5, frame="enclosure")
    gable()
    roof()
    way()
    court()


def gable():
    """West end: boards above the brick, a vent."""
    c = D / 2
    kit["wall"].face([G.pt(-.0, H, .0), G.pt(D, H, .0), G.pt(c, H + c * SLOPE, .0)])
    for i in range(1, 24):
        u = D * i / 24
        kit["trim"].box(G, u - .02, u + .02, H, H + (c - abs(u - c)) * SLOPE - .02, .0, .025, .004)
    kit["accent"].box(G, c - .35, c + .35, H + .35, H + .75, .0, .05, .01)


def roof():
    c = D / 2
    top = H + .12 + c * SLOPE
    n, s = Vector((0, -SLOPE, 1)).normalized(), Vector((0, SLOPE, 1)).normalized()
    kit["roof"].corrugated(-.5, W + .5, lambda x: [(Vector((x, -.5, H + .12 - .5 * SLOPE)), n), (Vector((x, c, top)), n)], 6)
    kit["roof"].corrugated(-.5, W + .5, lambda x: [(Vector((x, c, top)), s), (Vector((x, D + .5, H + .12 - .5 * SLOPE)), s)], 6)
    kit["flashing"].box(WORLD, -.5, W + .5, c - .2, c + .2, top - .015, top + .04, .02)
    for a in (-.5, D + .5):
        p, q = Vector((W + .5, a, H + .06 - .5 * SLOPE)), Vector((W + .5, c, top - .03))
        d = Vector((0, 0, -.22))
        kit["trim"].face([p, q, q + d, p + d])
    kit["gutter"].box(WORLD, -.5, W + .5, -.63, -.5, H - .14, H + .0, .02)
    kit["trim"].face([Vector((-.5, -.5, H - .02)), Vector((W + .5, -.5, H - .02)), Vector((W + .5, .0, H - .02)), Vector((-.5, .0, H - .02))])
    up = Vector((0, 1, SLOPE)).normalized()
    for k, (x, cols) in enumerate(((1.2, 8), (12.3, 8), (23.4, 8))):
        panel_field(Vector((x, .25, H + .12 + .25 * SLOPE)), (1, 0, 0), up, n, cols, 2, name="sc%d" % k)
    for x in (11.2, 22.4):                                                   # vents between the blocks
        kit["silver~"].lathe((x, c - .5, top - .2), [(.15, 0), (.15, .3), (.27, .36), (.32, .50), (.26, .66), (0, .72)], 22)


def way():
    """The covered way along the rooms."""
    y, z = -WAY, 2.72
    for k in range(10):
        x = .3 + k * 3.71
        kit["accent"].box(WORLD, x - .045, x + .045, y - .045, y + .045, 0, z, .01)
    kit["trim"].box(WORLD, -.3, W + .3, y - .06, y + .06, z, z + .18, .01)
    n = Vector((0, -.06, 1)).normalized()
    kit["roof"].corrugated(-.4, W + .4, lambda x: [(Vector((x, y - .35, z + .20)), n), (Vector((x, -.02, z + .20 + .06 * 2.8)), n)], 6)
    kit["gutter"].box(WORLD, -.4, W + .4, y - .46, y - .34, z + .08, z + .20, .02)
    kit["concrete"].box(WORLD, -.4, W + .4, y - .3, 0, -.1, .10, .02)
    for x in (2.4, 8.0, 24.6, 30.4):                                         # benches
        for j in range(3):
            kit["joist"].box(WORLD, x, x + 1.8, -.62 + j * .14, -.50 + j * .14, .52, .56, .008, .3 + .2 * j)
        for a in (.15, 1.55):
            kit["graphite"].box(WORLD, x + a, x + a + .08, -.60, -.24, .10, .52, .01)
    r = rng("bags")
    for k in range(16):                                                      # bags on hooks
        u = 13.3 + k * .24 if k < 9 else 26.2 + k * .22
        kit[("sofa", "door", "hose", "graphite", "lemon")[r.randrange(5)]].box(N, u, u + .19, .62 + r.uniform(-.03, .03), 1.02, .02, .20, .05)


def court():
    z = .012
    line = kit["enclosure"]
    kit["concrete"].box(WORLD, 3.5, 25.5, -20.5, -6.4, -.1, .004, .004)
    kit["accent"].box(WORLD, 4.5, 24.5, -19.6, -7.2, -.1, .008, .002)
    for x0, x1, y0, y1 in ((5.2, 23.8, -18.9, -18.83), (5.2, 23.8, -8.0, -7.93), (5.2, 5.27, -18.9, -7.93), (23.73, 23.8, -18.9, -7.93), (11.37, 11.44, -18.9, -7.93), (17.56, 17.63, -18.9, -7.93)):
        line.box(WORLD, x0, x1, y0, y1, .0, z, .001)
    ring = [Vector((14.5 + .9 * math.cos(a), -13.4 + .9 * math.sin(a), z)) for a in [2 * math.pi * i / 40 for i in range(41)]]
    line.tube(ring, .035, 4)
    for cx, s in ((5.24, 1), (23.76, -1)):
        arc = [Vector((cx + s * 4.9 * math.cos(a), -13.4 + 4.9 * math.sin(a), z)) for a in [math.pi * (i / 30 - .5) for i in range(31)]]
        line.tube(arc, .035, 4)
        kit["graphite~"].tube([Vector((cx - s * .1, -13.4, 0)), Vector((cx - s * .1, -13.4, 3.05))], .05, 14)
        kit["enclosure"].box(WORLD, cx - .16 * s - .02, cx - .16 * s + .02, -13.9, -12.9, 2.75, 3.5, .01)
        hoop = [Vector((cx + s * .22 + .2 * math.cos(a), -13.4 + .2 * math.sin(a), 3.0)) for a in [2 * math.pi * i / 24 for i in range(25)]]
        kit["door"].tube(hoop, .014, 6)


def plant(args):
    r = rng("school")
    kit["turf"].face([Vector((-60, -40, -.01)), Vector((90, -40, -.01)), Vector((190, 260, -.01)), Vector((-260, 260, -.01))])
    kit["path"].box(WORLD, -.4, W + .4, -4.6, -2.9, -.1, .012, .01)
    kit["path"].box(WORLD, 16.8, 19.6, -6.4, -4.6, -.1, .012, .01)
    leaf = [plants.clump("g%d" % i, MATERIALS["leaf"], r, 230, .78, .17, .034, .62, .75) for i in range(5)]
    sage = [plants.clump("s%d" % i, MATERIALS["sage"], r, 240, .5, .06, .016, -.35, .8) for i in range(3)]
    tus = [plants.tussock_mesh("tussock%d" % i, MATERIALS["tussock"], r, 110) for i in range(4)]
    for k, (x, y, h) in enumerate(((-4.0, -6.5, 10.0), (W + 6.0, -3.0, 10.5), (5, D + 8, 11), (20, D + 10, 12), (33, D + 8, 11), (W + 15, D + 6, 11), (-12, D + 4, 11))):
        plants.gum(MATERIALS, (x, y, 0), h, "sc%d" % k, leaf, (.06, .0), 1.25, .21)
    civic.far_trees(r, D + 18)
    for a, b, y in ((.4, 16.2, -5.3), (20.2, W, -5.3)):
        kit["soil"].box(WORLD, a, b, y - .55, y + .5, -.1, .03, .03)
        x = a + .3
        while x < b - .2:
            plants.place(r.choice(sage if r.random() < .5 else tus), Vector((x, y + r.uniform(-.3, .3), .05)), r.uniform(.9, 1.4), r, .1)
            x += r.uniform(.3, .5)
    turf = [plants.turf_mesh("turf%d" % i, MATERIALS["grass"], r, height=h) for i, h in enumerate((.032, .04, .05))]
    y = -25.0
    while y < 0:
        x = -12.0
        while x < W + 22:
            if not (3.3 < x < 25.7 and -20.7 < y < -6.2 or -.7 < x < W + .7 and y > -4.8 or 16.6 < x < 19.8 and y > -6.6):
                plants.place(r.choice(turf), Vector((x + r.uniform(-.1, .1), y + r.uniform(-.1, .1), -.01)), r.uniform(.95, 1.2), r, 0)
            x += .50
        y += .50


def camera(args):
    stage.oblique_camera((35.5, -30.5, 11.5), (18.2, -1.0, 1.7), 44)

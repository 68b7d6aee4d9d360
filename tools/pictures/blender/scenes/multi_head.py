"""One outdoor unit and five wall heads: a house with its roof lifted off, seen from above like a model."""
import math
from mathutils import Vector
import equipment as e
import plants
import stage
from hours import HOURS, towards_sun
from meshes import Frame, WORLD, bend, rng, weatherboards
from model import MATERIALS, kit
from openings import plinth

LIGHT = dict(HOURS["noon"], sun=towards_sun(15.2, 12), sun_power=4.4, sky=.95, exposure=-.38, room=0.0)
W, D, T, H = 10.4, 7.2, .12, 2.45          # width, depth, wall, height
MID = 3.5                                  # the wall between the front and the back row
LOW = .92                                  # walls towards the camera are cut here


def build(args):
    floor()
    walls()
    furniture()
    heads()
    outdoor()


def slabbed(x0, x1, y0, y1, z1, name="render", holes=()):
    """An inner wall with a dark cut on top; holes are doorways (from, to) along it."""
    along = x1 - x0 > y1 - y0
    at = x0 if along else y0
    end = x1 if along else y1
    for a, b in sorted(holes) + [(end, end)]:
        if a > at:
            p = (at, a, y0, y1) if along else (x0, x1, at, a)
            kit[name].box(WORLD, *p, .0, z1 - .012, .004)
            kit["edge"].box(WORLD, *p, z1 - .012, z1, .002)
        if b > a and z1 > 2.1:
            p = (a, b, y0, y1) if along else (x0, x1, a, b)
            kit[name].box(WORLD, *p, 2.06, z1 - .012, .004)
            kit["edge"].box(WORLD, *p, z1 - .012, z1, .002)
        at = b


def floor():
    r = rng("floor")
    y = T
    while y < D - T:                                                        # boards
        x = T - r.uniform(0, 1.5)
        while x < W - T:
            n = x + r.uniform(1.4, 2.4)
            kit["joist"].box(WORLD, max(x, T), min(n, W - T) - .002, y, min(y + .128, D - T), -.03, .0, .001, r.random())
            x = n
        y += .130
    kit["edge"].box(WORLD, -.02, W + .02, -.02, D + .02, -.34, -.035, .004)
    kit["concrete"].box(WORLD, 7.55, W - T, MID + T, D - T, .0, .006, .001)       # bathroom floor
    for i in range(11):
        for j in range(14):
            a, b = 7.6 + i * .25, MID + T + .05 + j * .25
            if a + .24 < W - T and b + .24 < D - T:
                kit["silver"].box(WORLD, a, a + .243, b, b + .243, .004, .009, .001, r.random())


def walls():
    # outside walls: boards outside, plaster inside
    west = Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
    north = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    weatherboards(kit["wall"], kit["gap"], west, -.02, H, lambda v: (0, D), r=rng("mh-west"))
    weatherboards(kit["wall"], kit["gap"], north, -.02, LOW, lambda v: (0, W), [(1.2, 2.2, -.1, LOW + .1)], r=rng("mh-north"))
    for F, n in ((west, D), (north, W)):
        plinth(F, "mh%d" % n, 0, n, -.03)
    slabbed(0, T, 0, D, H)
    slabbed(W - T, W, 0, D, H)
    slabbed(T, W - T, D - T, D, H)
    slabbed(T, W - T, .0, T, LOW, holes=((1.2, 2.2),))
    slabbed(T, W - T, MID, MID + T, 1.18, holes=((2.7, 3.6), (4.75, 5.55), (7.75, 8.5)))
    slabbed(4.25, 4.25 + T, T, MID, H, holes=((2.45, 3.25),))
    slabbed(7.35, 7.35 + T, T, MID, H)
    slabbed(4.25, 4.25 + T, MID + T, D - T, H)
    slabbed(7.35, 7.35 + T, MID + T, D - T, H, holes=((3.75, 4.5),))
    for x0, x1 in ((1.2, 2.9), (4.85, 5.95)):                                    # back windows
        kit["trim"].box(WORLD, x0 - .08, x1 + .08, D - T - .03, D - T, .92, 2.12, .006)
        kit["pane"].box(WORLD, x0, x1, D - T - .036, D - T - .02, 1.0, 2.04, .002)
        kit["trim"].box(WORLD, (x0 + x1) / 2 - .02, (x0 + x1) / 2 + .02, D - T - .045, D - T - .02, 1.0, 2.04, .003)
        kit["trim"].box(WORLD, x0 - .12, x1 + .12, D - T - .10, D - T, .88, .92, .006)


def rug(x0, x1, y0, y1, mat="sofa", tint=.5):
    kit[mat].box(WORLD, x0, x1, y0, y1, .0, .014, .004, tint)
    kit["render"].box(WORLD, x0 + .12, x1 - .12, y0 + .12, y1 - .12, .012, .017, .002, tint)


def couch(x, y, w, turn=0):
    c, s = math.cos(turn), math.sin(turn)
    F = Frame((x, y, 0), (c, s, 0), (0, 0, 1), (s, -c, 0))
    kit["sofa"].box(F, -w / 2, w / 2, .08, .30, -.40, .42, .04)
    n = max(2, round(w / .75))
    for i in range(n):
        a, b = -w / 2 + .16 + (w - .32) * i / n, -w / 2 + .16 + (w - .32) * (i + 1) / n
        kit["sofa"].box(F, a + .01, b - .01, .30, .46, -.22, .40, .05, .8)
        kit["sofa"].box(F, a + .01, b - .01, .44, .80, -.40, -.20, .06, .8)
    for d in (-1, 1):
        kit["sofa"].box(F, d * w / 2 - .09 * d - .09, d * w / 2 - .09 * d + .09, .08, .60, -.42, .42, .05)
    kit["picture"].box(F, w / 2 - .58, w / 2 - .22, .46, .76, -.24, -.10, .05, .1)


def bed(x0, x1, y0, y1, mat, tint):
    """A bed. Its head is at y1."""
    kit["timber"].box(WORLD, x0 - .04, x1 + .04, y0 - .02, y1, .10, .32, .012)
    kit["timber"].box(WORLD, x0 - .06, x1 + .06, y1 - .03, y1 + .04, .10, 1.02, .02)
    kit["enclosure"].box(WORLD, x0, x1, y0, y1 - .05, .30, .52, .06)
    kit[mat].box(WORLD, x0 - .03, x1 + .03, y0 - .03, y1 - .75, .34, .57, .07, tint)
    kit["curtain"].box(WORLD, x0 - .03, x1 + .03, y1 - .90, y1 - .70, .36, .585, .06, .4)
    n = 2 if x1 - x0 > 1.2 else 1
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        kit["enclosure"].box(WORLD, a + .07, b - .07, y1 - .52, y1 - .12, .51, .66, .06)


def chair(x, y, d):
    t = kit["joist"]
    t.box(WORLD, x - .21, x + .21, y - .21, y + .21, .44, .47, .008)
    t.box(WORLD, x - .20, x + .20, y + d * .19 - .012, y + d * .19 + .012, .55, .86, .008)
    for a in (-.18, .18):
        for b in (-.18, .18):
            t.box(WORLD, x + a - .017, x + a + .017, y + b - .017, y + b + .017, .0, .45 if b * d < 0 else .86, .004)


def table(x0, x1, y0, y1, z=.74, mat="timber"):
    kit[mat].box(WORLD, x0, x1, y0, y1, z - .035, z, .008)
    for a in (x0 + .06, x1 - .12):
        for b in (y0 + .06, y1 - .12):
            kit[mat].box(WORLD, a, a + .06, b, b + .06, .0, z - .03, .006)


def lamp(x, y, z):
    kit["round~"].lathe((x, y, z), [(.0, 0), (.07, 0), (.08, .05), (.03, .18), (.015, .24), (.015, .34)], 20)
    kit["curtain~"].lathe((x, y, z + .28), [(.15, 0), (.10, .20)], 24)


def furniture():
    # living
    rug(1.0, 3.6, .75, 2.45)
    couch(2.3, 2.92, 2.1)
    couch(.72, 1.55, 1.0, -math.pi / 2)
    table(1.75, 2.85, 1.25, 1.85, .40, "joist")
    kit["books"].box(WORLD, 2.0, 2.24, 1.42, 1.60, .40, .425, .004, .2)
    # bedroom 1
    rug(4.75, 6.95, .65, 2.0, "picture", .9)
    bed(5.05, 6.6, 1.30, 3.30, "sofa", .4)
    for x in (4.62, 6.98):
        table(x - .22, x + .22, 2.98, 3.40, .5, "joist")
        lamp(x, 3.18, .5)
    # study
    table(8.05, 9.75, 2.72, 3.40, .74, "joist")
    kit["graphite"].box(WORLD, 8.60, 9.20, 3.20, 3.225, .86, 1.20, .006)
    kit["graphite"].box(WORLD, 8.88, 8.92, 3.20, 3.22, .74, .90, .004)
    kit["enclosure"].box(WORLD, 8.66, 9.10, 2.90, 3.02, .74, .757, .004)
    lamp(9.55, 3.15, .74)
    chair(8.9, 2.45, -1)
    r = rng("study")
    for k in range(5):                                                         # shelf along the west wall
        z = .05 + k * .36
        kit["timber"].box(WORLD, W - T - .30, W - T - .01, .45, 1.75, z, z + .025, .003)
        y = .5
        while k < 4 and y < 1.68:
            b = y + r.uniform(.025, .055)
            kit["books"].box(WORLD, W - T - .26, W - T - .06, y, b - .003, z + .025, z + r.uniform(.2, .30), .003, r.random())
            y = b
    for y in (.43, 1.75):
        kit["timber"].box(WORLD, W - T - .30, W - T - .01, y, y + .025, .0, 1.52, .003)
    # kitchen and dining
    kit["enclosure"].box(WORLD, T, T + .62, 4.0, D - T, .0, .87, .006)
    kit["timber"].box(WORLD, T, T + .66, 3.98, D - T, .87, .91, .006)
    kit["silver"].box(WORLD, T + .10, T + .52, 4.6, 5.3, .905, .915, .02)
    kit["dark"].box(WORLD, T + .08, T + .56, 5.7, 6.3, .91, .918, .01)
    for k in range(4):
        y = 4.05 + k * .75
        kit["silver"].box(WORLD, T + .618, T + .624, y, y + .005, .05, .86, .001)
        kit["graphite"].box(WORLD, T + .62, T + .635, y + .28, y + .46, .76, .775, .003)
    table(1.75, 3.55, 4.85, 5.75)
    for x in (2.15, 2.65, 3.15):
        chair(x, 4.65, -1)
        chair(x, 5.95, 1)
    kit["round~"].lathe((2.65, 5.3, .74), [(.0, 0), (.12, .0), (.17, .05), (.19, .09), (.17, .09), (.0, .03)], 28)
    for a in range(5):
        kit["lemon~"].lathe((2.65 + .07 * math.cos(a * 1.26), 5.3 + .07 * math.sin(a * 1.26), .82), [(0, -.04), (.03, -.02), (.04, .0), (.03, .025), (0, .045)], 12)
    # bedroom 2
    rug(4.95, 6.7, 4.3, 5.3, "hose", .6)
    bed(5.0, 6.0, 4.85, 6.75, "picture", .15)
    table(6.45, 7.25, 6.45, 6.98, .74, "joist")
    chair(6.85, 6.2, -1)
    lamp(7.05, 6.75, .74)
    # bathroom
    kit["enclosure~"].rounded(Frame((7.75, D - T - .75, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), 0, 1.65, 0, .70, .0, .55, .12, .03)
    kit["grey~"].rounded(Frame((7.75, D - T - .75, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)), .08, 1.57, .08, .62, .50, .552, .2, .001)
    kit["timber"].box(WORLD, W - T - .50, W - T, 4.1, 5.2, .35, .80, .008)
    kit["enclosure~"].lathe((W - T - .26, 4.65, .80), [(.0, .03), (.12, .03), (.19, .11), (.20, .12), (.20, .0)], 28)


def head(F, u, v=2.02):
    """A wall head: curved front, air outlet with its flap open, a small light."""
    w, h, d = .86, .285, .205
    kit["enclosure~"].rounded(F, u - w / 2, u + w / 2, v - h / 2, v + h / 2, .0, d, .03, .05)
    kit["graphite"].box(F, u - w / 2 + .05, u + w / 2 - .05, v - h / 2 - .002, v - h / 2 + .025, .07, d - .03, .002)
    kit["enclosure"].box(Frame(F.pt(0, v - h / 2, d - .04), F.u, (F.w - F.v * .9).normalized(), (F.w * .9 + F.v).normalized()), u - w / 2 + .05, u + w / 2 - .05, .0, .075, -.006, .006, .003)
    kit["strip"].box(F, u + w / 2 - .13, u + w / 2 - .09, v - .06, v - .052, d - .002, d + .002, .0005)


LIVING = Frame((T, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))                      # walls that face west, towards the camera
BED1 = Frame((4.25 + T, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
STUDY = Frame((7.35 + T, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
BACK = Frame((0, D - T, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WESTWALL = Frame((W, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))


def heads():
    head(LIVING, 1.55)
    head(BED1, 1.5)
    head(STUDY, 1.6)
    head(BACK, 3.75)
    head(BACK, 6.65)
    # pipes lie on the tops of the walls, along the back and down the west wall to the outdoor unit
    z, back = H + .03, D - T / 2
    runs = (
        [(T + .05, 1.55, 2.16), (T / 2, 1.55, z), (T / 2, back, z)],
        [(BED1.o.x + .05, 1.5, 2.16), (BED1.o.x - T / 2, 1.5, z), (BED1.o.x - T / 2, back, z)],
        [(3.75, D - T - .05, 2.16), (3.75, back, z)],
        [(6.65, D - T - .05, 2.16), (6.65, back, z)],
        [(STUDY.o.x + .05, 1.6, 2.16), (STUDY.o.x - T / 2, 1.6, z), (STUDY.o.x - T / 2, back, z)],
    )
    for k, run in enumerate(runs):
        d = (k - 2) * .066
        last = run[-1]
        y = MID + .06 + d
        end = [(last[0], back + d, z), (W - T / 2 + d, back + d, z), (W - T / 2 + d, y, z), (W + .08, y, z), (W + .08, y, .62)]
        pts = bend([Vector(p) for p in run[:-1]] + [Vector(p) for p in end], .09)
        kit["lagging~"].tube(pts, .026, 10)


def outdoor():
    kit["concrete"].box(WORLD, W + .12, W + .75, MID - 1.3, MID + .75, -.36, -.22, .012)
    e.outdoor_unit(WESTWALL, MID - 1.02, -.14, .96, 1.28, .36, fans=2, off=.22)
    kit["silver"].box(WESTWALL, MID - .19, MID + .31, .66, 2.40, .0, .05, .004)       # cover strip behind the pipes
    e.isolator(WESTWALL, MID - .38, 1.45)


def plant(args):
    kit["turf"].face([Vector((-30, -30, -.36)), Vector((40, -30, -.36)), Vector((40, 40, -.36)), Vector((-30, 40, -.36))])
    r = rng("mh-garden")
    turf = [plants.turf_mesh("turf%d" % i, MATERIALS["grass"], r, height=h) for i, h in enumerate((.032, .04, .048, .055))]
    tus = [plants.tussock_mesh("tussock%d" % i, MATERIALS["tussock"], r, 110) for i in range(3)]
    sage = [plants.clump("sage%d" % i, MATERIALS["sage"], r, 240, .5, .06, .016, -.35, .8) for i in range(3)]
    y = -7.0
    while y < 22:
        x = -14.0
        while x < 20:
            if not (-.2 < x < W + .9 and -.2 < y < D + .2):
                plants.place(r.choice(turf), Vector((x + r.uniform(-.1, .1), y + r.uniform(-.1, .1), -.36)), r.uniform(.9, 1.15), r, 0)
            x += .46
        y += .46
    kit["soil"].box(WORLD, 2.5, W, -.75, -.05, -.40, -.31, .03)
    kit["brick"].box(WORLD, 2.5, W, -.83, -.75, -.38, -.28, .012, .6)
    x = 2.8
    while x < W - .2:
        plants.place(r.choice(tus), Vector((x, -.45, -.31)), r.uniform(.7, 1.0), r, .1)
        plants.place(r.choice(sage), Vector((x + .15, -.25, -.28)), r.uniform(.7, 1.0), r, .1)
        x += r.uniform(.35, .5)
    kit["path"].box(WORLD, 1.15, 2.25, -5.5, -.05, -.40, -.33, .012)


def camera(args):
    stage.oblique_camera((W / 2 + 10.2, -10.2, 15.4), (W / 2 + .55, D / 2 - .75, .50), 54)

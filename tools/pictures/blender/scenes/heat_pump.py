"""A heat-pump cylinder beside the laundry wall, at an hour when the sun pays for it."""
import math
from mathutils import Vector
import equipment as e
import stage
import yard
from meshes import Frame, WORLD, rng
from model import kit
from openings import laundry_door

LIGHT = dict(yard.DAY, exposure=-.3)


def build(args):
    door = (-1.72, -.92, .36, 2.42)
    yard.wall(holes=[door], u0=-4.5, u1=4.2)
    laundry_door(yard.WALL, *door)
    sheer(yard.WALL, *door)
    cylinder(.55, -.46)
    pipes()
    e.bulkhead(yard.WALL, -.55, 2.16)
    e.tap(yard.WALL, -.38, .62)
    basket(-1.02, -.62)


def sheer(F, u0, u1, v0, v1):
    """A pleated cloth close behind the door's glass: its folds stand in the colour, for bent cloth in shade is noise."""
    r, n = rng("sheer"), 22
    for i in range(n):
        a, b = (u0 + .11 + (u1 - u0 - .22) * j / n for j in (i, i + 1))
        kit["drape"].face([F.pt(a, v0 + .94, -.075), F.pt(b, v0 + .94, -.075), F.pt(b, v1 - .13, -.075), F.pt(a, v1 - .13, -.075)], .7 * (i % 2) + r.uniform(0, .25))


def cylinder(x, y):
    """Steel cylinder with the heat pump on its head: louvred drum, lid, feet, valves, plate."""
    at = lambda z: Vector((x, y, z))
    kit["concrete"].box(WORLD, x - .42, x + .42, y - .40, y + .40, .05, .11, .012)
    for a in (.5, 2.6, 4.7):
        kit["graphite"].box(WORLD, x + .24 * math.cos(a) - .04, x + .24 * math.cos(a) + .04, y + .24 * math.sin(a) - .04, y + .24 * math.sin(a) + .04, .11, .155, .004)
    kit["enclosure~"].lathe(at(.15), [(.0, 0), (.296, .0), (.302, .006), (.302, .03), (.300, .034), (.300, 1.25), (.302, 1.255), (.302, 1.285), (.298, 1.29)], 72)
    kit["graphite~"].lathe(at(.15), [(.290, 1.286), (.290, 1.315)], 72)
    body = [(.298, 1.312), (.306, 1.318), (.306, 1.34), (.304, 1.343)]
    kit["silver~"].lathe(at(.15), body, 72)
    kit["graphite~"].lathe(at(.15), [(.283, 1.34), (.283, 1.60)], 72)
    for k in range(64):                                                     # the drum's slats
        a = 2 * math.pi * k / 64
        d, s = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        p = at(0) + d * .292
        kit["silver"].face([p + s * .009 + Vector((0, 0, 1.485)), p - s * .002 + d * .012 + Vector((0, 0, 1.485)),
                            p - s * .002 + d * .012 + Vector((0, 0, 1.75)), p + s * .009 + Vector((0, 0, 1.75))])
    kit["silver~"].lathe(at(.15), [(.304, 1.598), (.308, 1.602), (.308, 1.625), (.304, 1.64), (.27, 1.668), (.18, 1.682), (.10, 1.685), (0, 1.685)], 72)
    kit["graphite~"].lathe(at(.15), [(.15, 1.684), (.15, 1.692), (.0, 1.692)], 48)
    for rr in (.03, .06, .09, .12, .148):
        ring = [at(1.853) + Vector((rr * math.cos(t), rr * math.sin(t), 0)) for t in [2 * math.pi * i / 40 for i in range(41)]]
        kit["silver"].tube(ring, .003, 6)
    # control panel and plate on the curved front, turned a little to the camera
    a = math.radians(-74)
    F = Frame(at(0) + Vector((math.cos(a), math.sin(a), 0)) * .300, (-math.sin(a), math.cos(a), 0), (0, 0, 1), (math.cos(a), math.sin(a), 0))
    kit["silver~"].rounded(F, -.085, .085, 1.12, 1.27, -.03, .014, .016, .006)
    kit["dark~"].rounded(F, -.06, .06, 1.175, 1.245, .010, .016, .006, .001)
    kit["strip"].box(F, -.04, .0, 1.205, 1.213, .012, .0172, .0004)
    for k in range(3):
        kit["graphite~"].tube([F.pt(-.04 + k * .04, 1.15, .012), F.pt(-.04 + k * .04, 1.15, .018)], .008, 12)
    e.label(F, -.05, .42, .004, .10, .07)


def pipes():
    """Hot and cold to the wall, relief valve and its drain, the power."""
    W = yard.WALL
    x, y = .55, .46
    hot = [(x + .26, 1.18, y - .1), (x + .40, 1.18, y - .1), (x + .44, 1.18, y - .16), (x + .44, 1.18, .06), (x + .44, 1.14, .045), (x + .44, .92, .045)]
    cold = [(x + .26, .34, y - .1), (x + .48, .34, y - .1), (x + .52, .34, y - .16), (x + .52, .34, .06), (x + .52, .38, .045), (x + .52, .92, .045)]
    for pts, mat, r in ((hot, "lagging~", .024), (cold, "copper~", .012)):
        kit[mat].tube([W.pt(*p) for p in pts], r, 14)
    kit["brass~"].tube([W.pt(x + .44, .93, .045), W.pt(x + .44, .82, .045)], .024, 16)       # tempering valve
    kit["brass~"].tube([W.pt(x + .44, .875, .045), W.pt(x + .52, .875, .045)], .018, 14)
    kit["copper~"].tube([W.pt(x + .44, .82, .045), W.pt(x + .44, .30, .045), W.pt(x + .44, .26, .0)], .012, 12)
    kit["brass~"].tube([W.pt(x + .29, 1.33, y), W.pt(x + .40, 1.33, y)], .016, 14)           # relief valve and drain
    kit["copper~"].tube([W.pt(x + .37, 1.33, y), W.pt(x + .37, .10, y), W.pt(x + .40, .07, y + .02)], .010, 12)
    kit["picture"].box(W, x + .385, x + .415, 1.335, 1.352, y - .012, y + .012, .003, 0)
    e.isolator(W, x + .86, 1.42)
    e.conduit(W, [(x + .86, 1.50), (x + .86, 2.70)], .014)
    e.conduit(W, [(x + .86, 1.34), (x + .86, 1.26), (x + .66, 1.26)])
    kit["silver~"].tube([W.pt(x + .66, 1.26, .035), W.pt(x + .60, 1.26, .06), W.pt(x + .50, 1.30, .2), W.pt(x + .30, 1.36, y - .06)], .010, 10)


def basket(x, y):
    """Washing waiting by the door."""
    for k in range(7):
        z = .06 + k * .045
        q = .20 + k * .008
        ring = [Vector((x + q * 1.25 * math.cos(t), y + q * math.sin(t), z)) for t in [2 * math.pi * i / 40 for i in range(41)]]
        kit["joist~"].tube(ring, .020 if k < 6 else .026, 8)
    for i, (dx, dy, s, m) in enumerate(((-.10, .02, .15, "curtain"), (.10, -.03, .14, "sofa"), (.02, .08, .13, "enclosure"))):
        kit[m + "~"].lathe((x + dx, y + dy, .22), [(.02, .0), (s, .06), (s * .95, .13), (s * .6, .175), (.0, .185)], 24, .3 + .2 * i)


def plant(args):
    r, _, _, citrus = yard.garden("heat-pump", (-2.1, 1.75, 1.05))
    yard.pot(citrus, r, -2.02, -.42, 1.1)


def camera(args):
    if args.camera == "narrow":  # a strip for phones: the whole cylinder
        stage.level_camera(args, 22, 11, Vector((-.14, 0, 0)), 1.45, 4.9, -2.6, -.24)
    else:
        stage.level_camera(args, 22, 11, Vector((-.14, 0, 0)), 1.45, 3.9, -2.0, -.42)

"""The house's walls, gable and rooms."""
import math
from mathutils import Vector
from model import EAST, FL, GABLE, GC, GH, GWEST, GX0, GX1, GY, NORTH, SOUTH, T1, T2, WEST, X0, X1, Y1, ZE, kit
from openings import front_door, plinth, wall, window
from rooms import bookshelf, picture, room, side_picture, sofa, table_lamp


def build_walls(from_west=False):
    """from_west: the camera looks in through the windows on the west side."""
    sill = FL + 0.60
    head = sill + 2.02
    gw = [(GC - 1.13, GC - .10, sill - .1, head), (GC + .10, GC + 1.13, sill - .1, head)]
    n1, n2, n3 = (-2.62, -1.62, sill, head), (1.85, 2.85, sill, head), (4.25, 5.25, sill, head)
    door = front_door(NORTH, 0.10, FL)
    wall(NORTH, "north", GX1, X1, FL, ZE, [n1, n2, n3, door])
    wall(GABLE, "gable", GX0, GX1, FL, ZE, gw)
    gwest = [(-1.45, -0.75, sill, head)]
    wall(GWEST, "gwest", GY, 0, FL, ZE, gwest)
    wall(WEST, "west", 0, Y1, FL, ZE, [(1.2, 2.1, sill, head)], peak=(Y1 / 2, T1))
    wall(EAST, "east", GY, Y1, FL, ZE)
    wall(SOUTH, "south", X0, X1, FL, ZE)
    for k, h in enumerate(gw):
        window(GABLE, *h, "g%d" % k, lift=.004 * k)
    kit["trim"].box(GABLE, GC - .10, GC + .10, sill - .16, head + .11, -.02, .034)
    window(GWEST, *gwest[0], "gwest", blind=.3)
    window(NORTH, *n1, "n1")
    window(NORTH, *n2, "n2", blind=.22)
    window(NORTH, *n3, "n3", blind=.22)
    window(WEST, 1.2, 2.1, sill, head, "w", blind=.35)
    plinth(GABLE, "p1", GX0, GX1)
    plinth(GWEST, "p2", GY, 0)
    plinth(NORTH, "p3", GX1, X1)
    plinth(WEST, "p4", 0, Y1)
    plinth(EAST, "p5", GY, Y1)
    t = kit["trim"]
    for F, us in ((GABLE, (GX0, GX1)), (NORTH, (X1,)), (GWEST, (GY,)), (WEST, (0, Y1)), (EAST, (GY,))):   # corner stops
        for u in us:
            t.box(F, u - .055, u + .055, FL, ZE + .02, -.02, .03)
    # gable: infill of battens above a belt, a truss in the apex, finial
    t.box(GABLE, GX0 - .02, GX1 + .02, ZE - .16, ZE - .03, -.02, .05)
    t.box(GABLE, GX0 - .02, GX1 + .02, ZE - .035, ZE + .0, -.02, .08)
    zt = ZE + GH * T2
    kit["wall"].face([GABLE.pt(GX0, ZE, .004), GABLE.pt(GX1, ZE, .004), GABLE.pt(GC, zt, .004)], .9)
    n = 19
    for i in range(1, n):
        u = GX0 + (GX1 - GX0) * i / n
        top = ZE + (GH - abs(u - GC)) * T2
        t.box(GABLE, u - .022, u + .022, ZE + .002, top - .02, .0, .026, .005)
    t.box(GABLE, GC - .24, GC + .24, ZE + .52, ZE + .98, .0, .05)                 # louvred vent
    kit["accent"].box(GABLE, GC - .19, GC + .19, ZE + .57, ZE + .93, .03, .056)
    for i in range(7):
        v = ZE + .585 + i * .049
        kit["accent"].box(GABLE, GC - .18, GC + .18, v, v + .03, .05, .075, .004)
    # window hood with corrugated roof and brackets
    hz, hd = head + .62, .72
    def hood(tt):
        a, b = GABLE.pt(tt, hz, .03), GABLE.pt(tt, hz - .36, hd)
        nrm = (b - a).cross(Vector((1, 0, 0))).normalized()
        nrm = nrm if nrm.z > 0 else -nrm
        return [(a, nrm), (b, nrm)]
    kit["roof"].corrugated(GC - 1.5, GC + 1.5, hood)
    kit["gutter"].box(GABLE, GC - 1.5, GC + 1.5, hz - .43, hz - .355, hd - .06, hd - .02)
    for u in (GC - 1.42, GC, GC + 1.42):
        t.box(GABLE, u - .03, u + .03, hz - .95, hz - .05, .0, .06)
        t.box(GABLE, u - .03, u + .03, hz - .44, hz - .38, .0, hd - .06)
        a, b = GABLE.pt(u, hz - .92, .04), GABLE.pt(u, hz - .42, hd - .1)
        pts = [a.lerp(b, s) + Vector((0, 0, -.10 * math.sin(math.pi * s))) for s in (0, .2, .4, .6, .8, 1)]
        t.tube(pts, .026, 8)
    for u in (GC - 1.47, GC + 1.47):
        kit["trim"].face([GABLE.pt(u, hz - .02, .03), GABLE.pt(u, hz - .38, .03), GABLE.pt(u, hz - .38, hd - .05)])
    # rooms
    room("gable", GX0 + .1, GX1 - .1, GY + .1, 2.2, "feature", 1.7, (GC + .2, .5), not from_west)
    room("west", 1.45, X1 - .1, .1, 3.6, "plaster", 1.25, (3.6, 1.8), not from_west)
    room("hall", -.95, 1.40, .1, 5.5, "plaster", .8, (.1, 2.2))
    room("study", GX1, -1.0, .1, 3.3, "feature", .8, (-2.0, 1.6))
    table_lamp(GC - 0.98, GY + 1.15)
    sofa(GC + .95, GY + 1.5)
    picture(GC + .35, 2.2, .9, .7, .1, FL + 1.5)
    picture(GC - 1.1, 2.2, .5, .7, .9, FL + 1.5)
    bookshelf(-1.75, 3.3, 1.2, 2.1)
    table_lamp(-2.35, 1.3)
    table_lamp(2.2, 1.15)
    picture(2.9, 3.6, .7, .9, .15, FL + 1.6)
    bookshelf(4.9, 3.6, 1.4)
    sofa(4.2, 1.6, 1.9)
    picture(0.0, 5.5, .6, .8, .8, FL + 1.5)
    kit["shade"].lathe((4.7, 1.9, FL + 1.62), [(.05, .34), (.28, .05), (.30, 0)], 18)            # pendant
    kit["dark"].tube([(4.7, 1.9, FL + 1.95), (4.7, 1.9, ZE - .2)], .008, 6)
    for x, y, w, h, tint in ((GX0 + .1, -.6, .7, .5, .2), (GX0 + .1, .8, .5, .7, .8), (GX1, .9, .6, .8, .1), (GX1, 2.2, .5, .5, .9), (-.95, 1.4, .5, .8, .3),
                             (-.95, 3.0, .7, .5, .9), (1.45, .85, .8, .6, .15), (1.45, 2.1, .5, .7, .85), (1.45, 3.0, .4, .5, .4)):
        side_picture(x, y, w, h, tint)

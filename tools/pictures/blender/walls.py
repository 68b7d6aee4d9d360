"""The house's walls, gable and rooms."""
import math
from mathutils import Vector
from model import (
    EAST_WALL, EAST_X, FLOOR, GABLE_CENTRE_X, GABLE_EAST_X, GABLE_HALF_WIDTH, GABLE_NORTH_Y, GABLE_SLOPE, GABLE_WALL,
    GABLE_WEST_WALL, GABLE_WEST_X, MAIN_SLOPE, NORTH_WALL, SOUTH_WALL, SOUTH_Y, WALL_TOP, WEST_WALL, WEST_X, kit,
)
from openings import front_door, plinth, wall, window
from rooms import bookshelf, picture, room, side_picture, sofa, table_lamp


def build_walls(from_west=False):
    """from_west: the camera looks in through the windows on the west side."""
    sill = FLOOR + 0.60
    head = sill + 2.02
    gw = [(GABLE_CENTRE_X - 1.13, GABLE_CENTRE_X - .10, sill - .1, head), (GABLE_CENTRE_X + .10, GABLE_CENTRE_X + 1.13, sill - .1, head)]
    n1, n2, n3 = (-2.62, -1.62, sill, head), (1.85, 2.85, sill, head), (4.25, 5.25, sill, head)
    door = front_door(NORTH_WALL, 0.10, FLOOR)
    wall(NORTH_WALL, "north", GABLE_WEST_X, WEST_X, FLOOR, WALL_TOP, [n1, n2, n3, door])
    wall(GABLE_WALL, "gable", GABLE_EAST_X, GABLE_WEST_X, FLOOR, WALL_TOP, gw)
    gwest = [(-1.45, -0.75, sill, head)]
    wall(GABLE_WEST_WALL, "gwest", GABLE_NORTH_Y, 0, FLOOR, WALL_TOP, gwest)
    wall(WEST_WALL, "west", 0, SOUTH_Y, FLOOR, WALL_TOP, [(1.2, 2.1, sill, head)], peak=(SOUTH_Y / 2, MAIN_SLOPE))
    wall(EAST_WALL, "east", GABLE_NORTH_Y, SOUTH_Y, FLOOR, WALL_TOP)
    wall(SOUTH_WALL, "south", EAST_X, WEST_X, FLOOR, WALL_TOP)
    for k, h in enumerate(gw):
        window(GABLE_WALL, *h, "g%d" % k, lift=.004 * k)
    kit["trim"].box(GABLE_WALL, GABLE_CENTRE_X - .10, GABLE_CENTRE_X + .10, sill - .16, head + .11, -.02, .034)
    window(GABLE_WEST_WALL, *gwest[0], "gwest", blind=.3)
    window(NORTH_WALL, *n1, "n1")
    window(NORTH_WALL, *n2, "n2", blind=.22)
    window(NORTH_WALL, *n3, "n3", blind=.22)
    window(WEST_WALL, 1.2, 2.1, sill, head, "w", blind=.35)
    plinth(GABLE_WALL, "p1", GABLE_EAST_X, GABLE_WEST_X)
    plinth(GABLE_WEST_WALL, "p2", GABLE_NORTH_Y, 0)
    plinth(NORTH_WALL, "p3", GABLE_WEST_X, WEST_X)
    plinth(WEST_WALL, "p4", 0, SOUTH_Y)
    plinth(EAST_WALL, "p5", GABLE_NORTH_Y, SOUTH_Y)
    t = kit["trim"]
    for F, us in ((GABLE_WALL, (GABLE_EAST_X, GABLE_WEST_X)), (NORTH_WALL, (WEST_X,)), (GABLE_WEST_WALL, (GABLE_NORTH_Y,)), (WEST_WALL, (0, SOUTH_Y)), (EAST_WALL, (GABLE_NORTH_Y,))):   # corner stops
        for u in us:
            t.box(F, u - .055, u + .055, FLOOR, WALL_TOP + .02, -.02, .03)
    # gable: infill of battens above a belt, a truss in the apex, finial
    t.box(GABLE_WALL, GABLE_EAST_X - .02, GABLE_WEST_X + .02, WALL_TOP - .16, WALL_TOP - .03, -.02, .05)
    t.box(GABLE_WALL, GABLE_EAST_X - .02, GABLE_WEST_X + .02, WALL_TOP - .035, WALL_TOP + .0, -.02, .08)
    zt = WALL_TOP + GABLE_HALF_WIDTH * GABLE_SLOPE
    kit["wall"].face([GABLE_WALL.pt(GABLE_EAST_X, WALL_TOP, .004), GABLE_WALL.pt(GABLE_WEST_X, WALL_TOP, .004), GABLE_WALL.pt(GABLE_CENTRE_X, zt, .004)], .9)
    n = 19
    for i in range(1, n):
        u = GABLE_EAST_X + (GABLE_WEST_X - GABLE_EAST_X) * i / n
        top = WALL_TOP + (GABLE_HALF_WIDTH - abs(u - GABLE_CENTRE_X)) * GABLE_SLOPE
        t.box(GABLE_WALL, u - .022, u + .022, WALL_TOP + .002, top - .02, .0, .026, .005)
    t.box(GABLE_WALL, GABLE_CENTRE_X - .24, GABLE_CENTRE_X + .24, WALL_TOP + .52, WALL_TOP + .98, .0, .05)                 # louvred vent
    kit["accent"].box(GABLE_WALL, GABLE_CENTRE_X - .19, GABLE_CENTRE_X + .19, WALL_TOP + .57, WALL_TOP + .93, .03, .056)
    for i in range(7):
        v = WALL_TOP + .585 + i * .049
        kit["accent"].box(GABLE_WALL, GABLE_CENTRE_X - .18, GABLE_CENTRE_X + .18, v, v + .03, .05, .075, .004)
    # window hood with corrugated roof and brackets
    hz, hd = head + .62, .72
    def hood(tt):
        a, b = GABLE_WALL.pt(tt, hz, .03), GABLE_WALL.pt(tt, hz - .36, hd)
        nrm = (b - a).cross(Vector((1, 0, 0))).normalized()
        nrm = nrm if nrm.z > 0 else -nrm
        return [(a, nrm), (b, nrm)]
    kit["roof"].corrugated(GABLE_CENTRE_X - 1.5, GABLE_CENTRE_X + 1.5, hood)
    kit["gutter"].box(GABLE_WALL, GABLE_CENTRE_X - 1.5, GABLE_CENTRE_X + 1.5, hz - .43, hz - .355, hd - .06, hd - .02)
    for u in (GABLE_CENTRE_X - 1.42, GABLE_CENTRE_X, GABLE_CENTRE_X + 1.42):
        t.box(GABLE_WALL, u - .03, u + .03, hz - .95, hz - .05, .0, .06)
        t.box(GABLE_WALL, u - .03, u + .03, hz - .44, hz - .38, .0, hd - .06)
        a, b = GABLE_WALL.pt(u, hz - .92, .04), GABLE_WALL.pt(u, hz - .42, hd - .1)
        pts = [a.lerp(b, s) + Vector((0, 0, -.10 * math.sin(math.pi * s))) for s in (0, .2, .4, .6, .8, 1)]
        t.tube(pts, .026, 8)
    for u in (GABLE_CENTRE_X - 1.47, GABLE_CENTRE_X + 1.47):
        kit["trim"].face([GABLE_WALL.pt(u, hz - .02, .03), GABLE_WALL.pt(u, hz - .38, .03), GABLE_WALL.pt(u, hz - .38, hd - .05)])
    # rooms
    room("gable", GABLE_EAST_X + .1, GABLE_WEST_X - .1, GABLE_NORTH_Y + .1, 2.2, "feature", 1.7, (GABLE_CENTRE_X + .2, .5), not from_west)
    room("west", 1.45, WEST_X - .1, .1, 3.6, "plaster", 1.25, (3.6, 1.8), not from_west)
    room("hall", -.95, 1.40, .1, 5.5, "plaster", .8, (.1, 2.2))
    room("study", GABLE_WEST_X, -1.0, .1, 3.3, "feature", .8, (-2.0, 1.6))
    table_lamp(GABLE_CENTRE_X - 0.98, GABLE_NORTH_Y + 1.15)
    sofa(GABLE_CENTRE_X + .95, GABLE_NORTH_Y + 1.5)
    picture(GABLE_CENTRE_X + .35, 2.2, .9, .7, .1, FLOOR + 1.5)
    picture(GABLE_CENTRE_X - 1.1, 2.2, .5, .7, .9, FLOOR + 1.5)
    bookshelf(-1.75, 3.3, 1.2, 2.1)
    table_lamp(-2.35, 1.3)
    table_lamp(2.2, 1.15)
    picture(2.9, 3.6, .7, .9, .15, FLOOR + 1.6)
    bookshelf(4.9, 3.6, 1.4)
    sofa(4.2, 1.6, 1.9)
    picture(0.0, 5.5, .6, .8, .8, FLOOR + 1.5)
    kit["shade"].lathe((4.7, 1.9, FLOOR + 1.62), [(.05, .34), (.28, .05), (.30, 0)], 18)            # pendant
    kit["dark"].tube([(4.7, 1.9, FLOOR + 1.95), (4.7, 1.9, WALL_TOP - .2)], .008, 6)
    for x, y, w, h, tint in ((GABLE_EAST_X + .1, -.6, .7, .5, .2), (GABLE_EAST_X + .1, .8, .5, .7, .8), (GABLE_WEST_X, .9, .6, .8, .1), (GABLE_WEST_X, 2.2, .5, .5, .9), (-.95, 1.4, .5, .8, .3),
                             (-.95, 3.0, .7, .5, .9), (1.45, .85, .8, .6, .15), (1.45, 2.1, .5, .7, .85), (1.45, 3.0, .4, .5, .4)):
        side_picture(x, y, w, h, tint)

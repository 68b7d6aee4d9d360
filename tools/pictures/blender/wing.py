"""The laundry wing: the energy wall with battery, inverter, isolators, outdoor unit and a lamp."""
import math
from mathutils import Vector
from meshes import WORLD, rng, weatherboards
from model import SOUTH_Y, WEST_WALL, WING_EAST_X, WING_NORTH_Y, WING_TOP, WING_WALL, WING_WEST_WALL, WING_WEST_X, kit
from equipment import battery_one_piece, bulkhead, conduit, inverter, isolator, lagged_pipes, meter_box, outdoor_unit, tap
from openings import laundry_door, plinth
from roof import bargeboard, small_gutter


def build_wing():
    zlo = .20
    door = (6.98, 7.74, zlo, zlo + 2.04)
    weatherboards(kit["wall"], kit["gap"], WING_WALL, zlo, 2.44, lambda v: (WING_EAST_X, WING_WEST_X), [door], r=rng("wing"))
    # the triangle under the roof
    weatherboards(kit["wall"], kit["gap"], WING_WALL, 2.44, 3.1, lambda v: (WING_EAST_X, max(WING_EAST_X + .01, WING_WEST_X - max(0, v - WING_TOP) / .17)), r=rng("wing2"))
    weatherboards(kit["wall"], kit["gap"], WING_WEST_WALL, zlo, WING_TOP, lambda v: (WING_NORTH_Y, SOUTH_Y), r=rng("wingw"))
    kit["plaster"].face([WING_WALL.pt(WING_EAST_X, 0, -.1), WING_WALL.pt(WING_WEST_X, 0, -.1), WING_WALL.pt(WING_WEST_X, 2.5, -.1), WING_WALL.pt(WING_EAST_X, 2.5, -.1)])
    plinth(WING_WALL, "p6", WING_EAST_X, WING_WEST_X, zlo - .04)
    plinth(WING_WEST_WALL, "p7", WING_NORTH_Y, SOUTH_Y, zlo - .04)
    t = kit["trim"]
    for F, u in ((WING_WALL, WING_WEST_X), (WING_WEST_WALL, WING_NORTH_Y), (WING_WALL, WING_EAST_X + .04)):
        t.box(F, u - .05, u + .05, zlo, WING_TOP + .02, -.02, .03)
    # roof falls to the west
    slope = .17
    zr = WING_TOP + (WING_WEST_X - WING_EAST_X) * slope + .06
    n = Vector((slope, 0, 1)).normalized()
    kit["roof"].corrugated(WING_NORTH_Y - .75, SOUTH_Y + .3, lambda y: [(Vector((WING_EAST_X, y, zr)), n), (Vector((WING_WEST_X + .35, y, zr - (WING_WEST_X + .35 - WING_EAST_X) * slope)), n)])
    ez = zr - (WING_WEST_X + .35 - WING_EAST_X) * slope
    small_gutter((WING_WEST_X + .33, WING_NORTH_Y - .77, ez - .10), (WING_WEST_X + .33, SOUTH_Y + .3, ez - .10), (1, 0, 0))
    bargeboard((WING_WEST_X + .35, WING_NORTH_Y - .75, ez - .02), (WING_EAST_X + .02, WING_NORTH_Y - .75, zr - .02), .18)
    t.face([Vector((WING_EAST_X, WING_NORTH_Y - .74, zr - .05)), Vector((WING_WEST_X + .34, WING_NORTH_Y - .74, ez - .05)), Vector((WING_WEST_X + .34, WING_NORTH_Y, ez - .05)), Vector((WING_EAST_X, WING_NORTH_Y, zr - .05))])
    kit["pipe"].tube([(WING_WEST_X + .38, WING_NORTH_Y - .55, ez - .08), (WING_WEST_X + .38, WING_NORTH_Y - .55, ez - .16), (WING_WEST_X + .06, WING_NORTH_Y - .08, ez - .50), (WING_WEST_X + .06, WING_NORTH_Y - .08, .03)], .043, 12)
    # bracket under the deep eave
    for u in (WING_EAST_X + .12, WING_WEST_X - .06):
        zt = zr - (u - WING_EAST_X) * slope - .06
        t.box(WING_WALL, u - .03, u + .03, zt - .75, zt - .05, 0, .05)
        t.box(WING_WALL, u - .03, u + .03, zt - .09, zt - .03, 0, .68)
        a, b = WING_WALL.pt(u, zt - .70, .04), WING_WALL.pt(u, zt - .08, .60)
        t.tube([a.lerp(b, s) + Vector((0, 0, -.09 * math.sin(math.pi * s))) for s in (0, .25, .5, .75, 1)], .022, 8)
    laundry_door(WING_WALL, *door)
    kit["concrete"].box(WORLD, WING_EAST_X - .05, WING_WEST_X + .1, WING_NORTH_Y - 1.25, WING_NORTH_Y - .0, -.02, .07, .012)
    # the energy wall: battery, inverter, isolators, outdoor unit, lamp
    battery_one_piece(WING_WALL, 8.64, .34)
    kit["graphite"].box(WING_WALL, 8.36, 8.92, .27, .33, .0, .20, .008)
    kit["concrete"].box(WING_WALL, 8.28, 9.00, .06, .26, .03, .36, .012)
    inverter(WING_WALL, 7.86, 1.44, .34, .46, .18)
    isolator(WING_WALL, 7.96, 1.22)
    isolator(WING_WALL, 8.10, 1.22)
    conduit(WING_WALL, [(7.96, 1.42), (7.96, 1.30)])
    conduit(WING_WALL, [(8.10, 1.42), (8.10, 1.30)])
    conduit(WING_WALL, [(8.03, 1.14), (8.03, .92), (8.34, .92)])
    conduit(WING_WALL, [(8.03, 1.90), (8.03, 2.60)], .016)
    outdoor_unit(WING_WALL, 9.08, .17, .74, .66, .30)
    lagged_pipes(WING_WALL, [(9.74, .55, .10), (9.74, 1.1, .05), (9.74, 2.4, .05)], .026)
    bulkhead(WING_WALL, 8.64, 2.18)
    tap(WING_WALL, 6.86, .62)
    meter_box(WEST_WALL, .55, 1.35)

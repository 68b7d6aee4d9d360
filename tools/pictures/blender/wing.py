"""The laundry wing: the energy wall with battery, inverter, isolators, outdoor unit and a lamp."""
import math
from mathutils import Vector
from meshes import WORLD, rng, weatherboards
from model import WEST, WING, WINGW, WX0, WX1, WY, WZ, Y1, kit
from equipment import battery_one_piece, bulkhead, conduit, inverter, isolator, lagged_pipes, meter_box, outdoor_unit, tap
from openings import laundry_door, plinth
from roof import bargeboard


def build_wing():
    """The laundry wing: the energy wall with battery, inverter, isolators, heat-pump unit and a lamp."""
    zlo = .20
    door = (6.98, 7.74, zlo, zlo + 2.04)
    weatherboards(kit["wall"], kit["gap"], WING, zlo, 2.44, lambda v: (WX0, WX1), [door], r=rng("wing"))
    # the triangle under the roof
    weatherboards(kit["wall"], kit["gap"], WING, 2.44, 3.1, lambda v: (WX0, max(WX0 + .01, WX1 - max(0, v - WZ) / .17)), r=rng("wing2"))
    weatherboards(kit["wall"], kit["gap"], WINGW, zlo, WZ, lambda v: (WY, Y1), r=rng("wingw"))
    kit["plaster"].face([WING.pt(WX0, 0, -.1), WING.pt(WX1, 0, -.1), WING.pt(WX1, 2.5, -.1), WING.pt(WX0, 2.5, -.1)])
    plinth(WING, "p6", WX0, WX1, zlo - .04)
    plinth(WINGW, "p7", WY, Y1, zlo - .04)
    t = kit["trim"]
    for F, u in ((WING, WX1), (WINGW, WY), (WING, WX0 + .04)):
        t.box(F, u - .05, u + .05, zlo, WZ + .02, -.02, .03)
    # roof falls to the west
    slope = .17
    zr = WZ + (WX1 - WX0) * slope + .06
    n = Vector((slope, 0, 1)).normalized()
    kit["roof"].corrugated(WY - .75, Y1 + .3, lambda y: [(Vector((WX0, y, zr)), n), (Vector((WX1 + .35, y, zr - (WX1 + .35 - WX0) * slope)), n)])
    ez = zr - (WX1 + .35 - WX0) * slope
    o = Vector((1, 0, 0))
    sec = [o * 0, o * .10, o * .115 + Vector((0, 0, .045)), o * .105 + Vector((0, 0, .09)), o * .095 + Vector((0, 0, .09)), o * .09 + Vector((0, 0, .012)), Vector((0, 0, .012))]
    kit["gutter"].extrude(sec, (WX1 + .33, WY - .77, ez - .10), (WX1 + .33, Y1 + .3, ez - .10))
    bargeboard((WX1 + .35, WY - .75, ez - .02), (WX0 + .02, WY - .75, zr - .02), .18)
    t.face([Vector((WX0, WY - .74, zr - .05)), Vector((WX1 + .34, WY - .74, ez - .05)), Vector((WX1 + .34, WY, ez - .05)), Vector((WX0, WY, zr - .05))])
    kit["pipe"].tube([(WX1 + .38, WY - .55, ez - .08), (WX1 + .38, WY - .55, ez - .16), (WX1 + .06, WY - .08, ez - .50), (WX1 + .06, WY - .08, .03)], .043, 12)
    # bracket under the deep eave
    for u in (WX0 + .12, WX1 - .06):
        zt = zr - (u - WX0) * slope - .06
        t.box(WING, u - .03, u + .03, zt - .75, zt - .05, 0, .05)
        t.box(WING, u - .03, u + .03, zt - .09, zt - .03, 0, .68)
        a, b = WING.pt(u, zt - .70, .04), WING.pt(u, zt - .08, .60)
        t.tube([a.lerp(b, s) + Vector((0, 0, -.09 * math.sin(math.pi * s))) for s in (0, .25, .5, .75, 1)], .022, 8)
    laundry_door(WING, *door)
    kit["concrete"].box(WORLD, WX0 - .05, WX1 + .1, WY - 1.25, WY - .0, -.02, .07, .012)
    # the energy wall: battery, inverter, isolators, outdoor unit, lamp
    battery_one_piece(WING, 8.64, .34)
    kit["graphite"].box(WING, 8.36, 8.92, .27, .33, .0, .20, .008)
    kit["concrete"].box(WING, 8.28, 9.00, .06, .26, .03, .36, .012)
    inverter(WING, 7.86, 1.44, .34, .46, .18)
    isolator(WING, 7.96, 1.22)
    isolator(WING, 8.10, 1.22)
    conduit(WING, [(7.96, 1.42), (7.96, 1.30)])
    conduit(WING, [(8.10, 1.42), (8.10, 1.30)])
    conduit(WING, [(8.03, 1.14), (8.03, .92), (8.34, .92)])
    conduit(WING, [(8.03, 1.90), (8.03, 2.60)], .016)
    outdoor_unit(WING, 9.08, .17, .74, .66, .30)
    lagged_pipes(WING, [(9.74, .55, .10), (9.74, 1.1, .05), (9.74, 2.4, .05)], .026)
    bulkhead(WING, 8.64, 2.18)
    tap(WING, 6.86, .62)
    meter_box(WEST, .55, 1.35)

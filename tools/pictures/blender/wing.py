"""The laundry wing: the energy wall with battery, inverter, isolators, outdoor unit and a lamp."""
import math
from mathutils import Vector
from model import (Frame, LAMPS, WEST, WING, WINGW, WORLD, WX0, WX1, WY, WZ, Y1, kit, rng, weatherboards)
from openings import plinth
from roof import bargeboard


def build_wing():
    """The laundry wing: the energy wall with battery, inverter, isolators, heat-pump unit and a lamp."""
    zlo = .20
    door = (6.98, 7.74, zlo, zlo + 2.04)
    win = (8.75, 9.35, zlo + 1.38, zlo + 2.0)
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
    # laundry door, half glazed
    u0, u1, v0, v1 = door
    for a, b, p, q in ((u0 - .08, u0 + .02, v0, v1), (u1 - .02, u1 + .08, v0, v1), (u0 - .08, u1 + .08, v1 - .02, v1 + .09)):
        t.box(WING, a, b, p, q, -.1, .035)
    d = kit["accent"]
    d.box(WING, u0 + .02, u1 - .02, v0, v0 + .95, -.07, -.03)
    d.box(WING, u0 + .12, u1 - .12, v0 + .16, v0 + .82, -.04, -.02, .012)
    for a, b in ((u0 + .02, u0 + .13), (u1 - .13, u1 - .02)):
        d.box(WING, a, b, v0 + .95, v1 - .02, -.07, -.03)
    d.box(WING, u0 + .13, u1 - .13, v1 - .14, v1 - .02, -.07, -.03)
    kit["glass"].face([WING.pt(u0 + .13, v0 + .95, -.05), WING.pt(u1 - .13, v0 + .95, -.05), WING.pt(u1 - .13, v1 - .14, -.05), WING.pt(u0 + .13, v1 - .14, -.05)])
    kit["curtain"].face([WING.pt(u0, v0 + .9, -.09), WING.pt(u1, v0 + .9, -.09), WING.pt(u1, v1, -.09), WING.pt(u0, v1, -.09)], .3)
    kit["concrete"].box(WORLD, WX0 - .05, WX1 + .1, WY - 1.25, WY - .0, -.02, .07, .012)
    # --- battery: a rounded enclosure on a plinth bracket, recessed side, light strip
    bu, bz, bw, bh, bd = 8.30, .34, .70, 1.16, .19
    e, g = kit["enclosure"], kit["grey"]
    g.box(WING, bu + .03, bu + bw - .03, bz + .03, bz + bh - .03, .02, .09, .01)
    e.box(WING, bu, bu + bw, bz, bz + bh, .07, .07 + bd, .035)
    e.box(WING, bu + .018, bu + bw - .018, bz + .018, bz + bh - .018, .07, .07 + bd + .012, .03)
    kit["dark"].box(WING, bu + .120, bu + .160, bz + .2, bz + bh - .2, .24, .07 + bd + .0145, .002)
    kit["strip"].box(WING, bu + .126, bu + .154, bz + .21, bz + bh - .21, .24, .07 + bd + .0175, .002)
    g.box(WING, bu + .06, bu + bw - .06, bz - .09, bz, .02, .22, .012)
    kit["concrete"].box(WING, bu - .06, bu + bw + .06, .06, bz - .08, .03, .36, .012)
    kit["grey"].box(WING, bu + .02, bu + bw - .02, bz + bh * .80, bz + bh * .80 + .006, .2, .07 + bd + .0135, .001)   # lid joint
    for k in range(9):                                                      # cooling fins on the side
        kit["grey"].box(WING, bu + bw, bu + bw + .006, bz + .2 + k * .09, bz + .25 + k * .09, .09, .22, .002)
    # inverter above and to the left of it, isolators, conduit
    iu, iz = 7.92, 1.42
    e.box(WING, iu - .02, iu + .30, iz, iz + .46, .03, .19, .022)
    kit["dark"].box(WING, iu + .06, iu + .22, iz + .29, iz + .37, .18, .1935, .004)
    kit["strip"].box(WING, iu + .07, iu + .10, iz + .20, iz + .215, .18, .1945, .002)
    g.box(WING, iu, iu + .28, iz - .02, iz, .05, .17, .006)
    for u, v in ((7.96, 1.10), (8.09, 1.10)):
        g.box(WING, u, u + .10, v, v + .15, .01, .08, .012)
        kit["round"].box(WING, u + .03, u + .07, v + .04, v + .11, .07, .105, .01)
    tube = g.tube
    tube([WING.pt(8.01, iz, .05), WING.pt(8.01, 1.25, .05)], .013, 8)
    tube([WING.pt(8.14, iz, .05), WING.pt(8.14, 1.25, .05)], .013, 8)
    tube([WING.pt(8.06, 1.10, .04), WING.pt(8.06, .92, .04), WING.pt(8.10, .88, .04), WING.pt(8.32, .88, .04)], .013, 8)
    tube([WING.pt(8.06, iz + .46, .05), WING.pt(8.06, 2.62, .05)], .016, 8)
    for v in (2.05, 2.45):
        g.box(WING, 8.03, 8.09, v, v + .02, .0, .07, .004)
    # meter box on the west wall of the house
    g.box(WEST, .55, .98, 1.35, 1.95, .01, .19, .015)
    kit["grey"].box(WEST, .58, .95, 1.38, 1.92, .18, .2, .01)
    tube([WEST.pt(.76, 1.95, .06), WEST.pt(.76, 3.0, .06)], .016, 8)
    # --- heat-pump outdoor unit on feet, with a real fan guard
    hu, hz, hw, hh, hd = 9.06, .17, .82, .66, .30
    H = Frame(WING.pt(0, 0, .14), WING.u, WING.v, WING.w)
    e.box(H, hu, hu + hw, hz, hz + hh, 0, hd, .022)
    e.box(H, hu - .005, hu + hw + .005, hz + hh - .03, hz + hh + .006, -.005, hd + .006, .012)
    c = (hu + .30, hz + .32)
    kit["dark"].tube([H.pt(c[0], c[1], hd - .004), H.pt(c[0], c[1], hd + .003)], .262, 40)
    for rr in (.04, .085, .13, .175, .22, .26):
        pts = [H.pt(c[0] + rr * math.cos(a), c[1] + rr * math.sin(a), hd + .012) for a in [2 * math.pi * i / 36 for i in range(37)]]
        kit["grey"].tube(pts, .0045 if rr < .25 else .011, 5)
    for k in range(8):
        a = math.pi * k / 4 + .2
        kit["grey"].tube([H.pt(c[0] + .03 * math.cos(a), c[1] + .03 * math.sin(a), hd + .01), H.pt(c[0] + .26 * math.cos(a), c[1] + .26 * math.sin(a), hd + .01)], .0045, 5)
    for k in range(5):                                                       # blades behind the guard
        a = 2 * math.pi * k / 5
        kit["alu"].face([H.pt(c[0], c[1], hd + .005), H.pt(c[0] + .24 * math.cos(a), c[1] + .24 * math.sin(a), hd + .005), H.pt(c[0] + .23 * math.cos(a + .7), c[1] + .23 * math.sin(a + .7), hd + .005)])
    for k in range(6):
        kit["grey"].box(H, hu + .63, hu + hw - .05, hz + .10 + k * .05, hz + .115 + k * .05, hd - .01, hd + .004, .002)
    for u in (hu + .1, hu + hw - .16):
        kit["dark"].box(H, u, u + .06, .06, hz + .01, .02, hd - .02)
    tube([H.pt(hu + hw - .1, hz + .4, -.0), H.pt(hu + hw - .1, hz + .95, -.08), H.pt(hu + hw - .1, hz + 1.6, -.09)], .03, 8)
    # bulkhead lamp over the battery
    kit["dark"].box(WING, 8.57, 8.73, 2.16, 2.34, .0, .05, .012)
    kit["dark"].tube([WING.pt(8.65, 2.32, .04), WING.pt(8.65, 2.36, .12), WING.pt(8.65, 2.30, .2)], .012, 8)
    kit["dark"].lathe(WING.pt(8.65, 2.19, .2), [(.12, 0), (.10, .05), (.04, .1), (.02, .12)], 16)
    kit["lamp"].lathe(WING.pt(8.65, 2.155, .2), [(0, 0), (.05, .01), (.06, .045)], 14)
    LAMPS.append(("side", tuple(WING.pt(8.65, 2.10, .28)), None))


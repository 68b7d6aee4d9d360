"""The switchboard with its door open: main switch, meter, residual-current breakers, the cables below."""
import math
from mathutils import Vector
import equipment as e
import stage
import yard
from meshes import Frame, rng, spline
from model import kit

LIGHT = dict(yard.DAY, exposure=-.35)
U0, U1, V0, V1, D = -.30, .30, 1.16, 1.93, .20


def build(args):
    yard.wall()
    W = yard.WALL
    case(W)
    door(W)
    inside(W)
    for u, r in ((-.18, .019), (-.06, .016), (.10, .019), (.20, .013)):
        e.conduit(W, [(u, V0, .10), (u, .30, .10)] if r > .015 else [(u, V0, .10), (u, .95, .10), (u + 1.2, .95, .10)], r)
        kit["graphite~"].tube([W.pt(u, V0 + .01, .10), W.pt(u, V0 - .04, .10)], [r * 1.5, r * 1.35], 16)
    e.conduit(W, [(.06, V1, .10), (.06, 2.8, .10)], .021)
    e.isolator(W, .50, 1.62)
    e.conduit(W, [(.50, 1.70), (.50, 2.8)], .014)
    e.conduit(W, [(.45, 1.62, .06), (U1, 1.62, .06)])


def case(W):
    s, t = kit["silver"], .012
    s.box(W, U0, U1, V0, V1, .005, .02, .002)
    s.box(W, U0, U0 + t, V0, V1, .01, D, .002)
    s.box(W, U1 - t, U1, V0, V1, .01, D, .002)
    s.box(W, U0 + t, U1 - t, V0, V0 + t, .01, D, .002)
    s.box(W, U0 + t, U1 - t, V1 - t, V1, .01, D, .002)
    kit["silver"].box(W, U0 - .02, U1 + .02, V1, V1 + .012, .0, D + .03, .003)
    kit["lagging"].box(W, U0 + t, U1 - t, V0 + t, V0 + t + .01, D - .02, D - .008, .001)


def door(W):
    """Hinged on the left, open beyond square."""
    a = math.radians(118)
    hinge = W.pt(U0 - .004, 0, D)
    u = W.u * math.cos(a) + W.w * math.sin(a)
    F = Frame(hinge, u, W.v, W.w * math.cos(a) - W.u * math.sin(a))
    wide = U1 - U0
    kit["silver"].box(F, 0, wide, V0, V1, .0, .014, .003)
    for p in ((.0, .02, V0, V1), (wide - .02, wide, V0, V1), (.02, wide - .02, V0, V0 + .02), (.02, wide - .02, V1 - .02, V1)):
        kit["silver"].box(F, *p, -.018, .0, .002)
    kit["enclosure"].box(F, .12, .46, V0 + .28, V0 + .66, -.004, .0, .0005)      # the circuit chart in its pocket
    for k in range(11):
        y = V0 + .62 - k * .030
        kit["graphite"].box(F, .43 - (.12, .17, .10, .15, .13, .18, .11, .16, .12, .09, .14)[k], .43, y - .003, y + .003, -.0052, -.003, .0003)
        kit["silver"].box(F, .15, .43, y - .0155, y - .0145, -.0050, -.003, .0002)
    kit["graphite~"].rounded(F, wide - .09, wide - .055, V0 + .32, V0 + .44, -.03, .0, .01, .004)
    for v in (V0 + .12, V1 - .12):
        kit["silver~"].tube([W.pt(U0 - .006, v - .04, D), W.pt(U0 - .006, v + .04, D)], .009, 12)


def breaker(F, u, v, wide, lever="dark", button=None, up=True):
    """One module on the rail: body, nose, lever, test button, marking."""
    h = .085
    kit["enclosure"].box(F, u + .0006, u + wide - .0006, v - h / 2, v + h / 2, .0, .045, .0015)
    kit["enclosure"].box(F, u + .0006, u + wide - .0006, v - .0225, v + .0225, .045, .066, .002)
    w = min(.012, wide * .6)
    c = u + wide / 2
    dv = .010 if up else -.010
    kit[lever].box(F, c - w / 2, c + w / 2, v - .006 + dv, v + .010 + dv, .060, .079, .003)
    kit["graphite"].box(F, c - w / 2, c + w / 2, v + .026, v + .029, .045, .0456, .0002)
    kit["graphite"].box(F, c - w / 2, c + w * .1, v + .032, v + .0345, .045, .0456, .0002)
    for y in (v - h / 2 + .010, v + h / 2 - .006):
        kit["graphite~"].tube([F.pt(c, y, .044), F.pt(c, y, .0458)], .0042, 12)
    if button:
        kit[button].box(F, c - .004, c + .004, v - .034, v - .026, .045, .049, .001)


def inside(W):
    r = rng("breakers")
    P = Frame(W.pt(0, 0, .05), W.u, W.v, W.w)
    kit["enclosure"].box(P, U0 + .03, U1 - .03, V0 + .05, V1 - .04, -.01, .0, .002)
    # meter with its window
    kit["graphite~"].rounded(P, U0 + .05, U0 + .22, V1 - .32, V1 - .06, .0, .085, .02, .01)
    kit["silver~"].rounded(P, U0 + .065, U0 + .205, V1 - .18, V1 - .08, .08, .088, .01, .002)
    kit["dark~"].rounded(P, U0 + .075, U0 + .195, V1 - .15, V1 - .105, .086, .0895, .004, .001)
    for k in range(6):
        x = U0 + .085 + k * .017
        kit["strip"].box(P, x, x + .010, V1 - .140, V1 - .116, .0885, .0900, .0003)
    e.label(P, U0 + .075, V1 - .27, .085, .12, .05)
    # main switch and isolators beside it
    kit["silver"].box(P, U0 + .24, U1 - .05, V1 - .175, V1 - .14, .0, .008, .001)
    x = U0 + .25
    for wide, lever, button in ((.054, "door", None), (.036, "dark", "picture"), (.036, "dark", "picture"), (.018, "hose", None), (.018, "hose", None), (.036, "dark", None), (.054, "dark", None)):
        breaker(P, x, V1 - .157, wide, lever, button)
        x += wide + (.012 if wide == .054 and lever == "door" else .0015)
    for row in range(2):                                                    # two rails of circuits
        v = V0 + .345 - row * .165
        kit["silver"].box(P, U0 + .045, U1 - .045, v - .0175, v + .0175, .0, .008, .001)
        x = U0 + .052
        for k in range(27 if row == 0 else 20):
            if row == 0 and k in (12, 13):
                x += .018
                continue
            breaker(P, x, v, .018, "graphite", "sofa" if (k + row) % 3 else "picture", not (row == 1 and k > 18))
            x += .0182
        kit["graphite"].box(P, U0 + .048, x, v + .048, v + .064, .0, .030, .001)      # label strip
        for k in range(int((x - U0 - .058) / .0182)):
            a = U0 + .054 + k * .0182
            kit["enclosure"].box(P, a, a + .0155, v + .050, v + .062, .029, .0306, .0002)
    # neutral and earth bars, wires rising to them
    for u0, mat in ((U0 + .05, "sofa"), (U0 + .32, "hose")):
        kit[mat].box(P, u0, u0 + .23, V0 + .070, V0 + .084, .0, .03, .002)
        kit["brass"].box(P, u0 + .01, u0 + .22, V0 + .073, V0 + .081, .03, .036, .001)
    wires = ("dark", "picture", "hose", "sofa", "enclosure")
    for k in range(20):                                                     # one to each breaker of the lower rail, into its foot
        u = U0 + .061 + k * .0182
        low = V0 + .02
        pts = [P.pt(u + r.uniform(-.02, .02), low, .05), P.pt(u + r.uniform(-.004, .004), low + .04, .055 + r.uniform(0, .015)), P.pt(u + r.uniform(-.002, .002), V0 + .10, .050 + r.uniform(-.006, .010)), P.pt(u, V0 + .128, .034), P.pt(u, V0 + .146, .030)]
        kit[wires[k % 5] + "~"].tube(spline(pts, 6), .0028, 8)


def plant(args):
    yard.garden("switchboard")


def camera(args):
    stage.level_camera(args, 14, 7, Vector((-.16, 0, 0)), 1.55, 1.36, -.68, 1.03)

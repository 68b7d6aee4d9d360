"""What hangs and stands at the energy wall: batteries of five forms, inverter, isolators, outdoor units, taps, lamps.
Generic forms without names. Every part is placed in a wall frame: u along, v up, w out of the wall."""
import math
from meshes import Frame, bend
from model import LAMPS, kit


def conduit(F, points, r=.013):
    """Electrical conduit with rounded bends and saddles near its ends. points: (u, v) or (u, v, w)."""
    path = bend([F.pt(p[0], p[1], p[2] if len(p) > 2 else .035) for p in points], .045)
    kit["silver~"].tube(path, r, 10)
    for a, b in zip(points, points[1:]):
        length = abs(a[0] - b[0]) + abs(a[1] - b[1])
        n = int(length / .45)
        for i in range(n):
            t = (i + .5) / n
            u, v = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            w = (a[2] if len(a) > 2 else .035)
            du, dv = (.007, .024) if abs(a[1] - b[1]) < .01 else (.024, .007)
            kit["grey"].box(F, u - du, u + du, v - dv, v + dv, .0, w + r + .003, .002)


def isolator(F, u, v):
    """A switch that cuts the power off; u, v: its centre."""
    kit["silver~"].rounded(F, u - .05, u + .05, v - .08, v + .08, .0, .075, .014, .008)
    kit["silver~"].rounded(F, u - .042, u + .042, v - .072, v + .072, .07, .081, .012, .004)
    kit["door"].box(F, u - .012, u + .012, v - .035, v + .035, .078, .105, .006)
    kit["picture"].box(F, u - .03, u + .03, v + .045, v + .058, .079, .0825, .001, 0)


def junction(F, u, v, s=.06):
    """A junction box; u, v: its centre, s: half its side."""
    kit["silver~"].rounded(F, u - s, u + s, v - s, v + s, .0, .06, .012, .006)


def status(F, u, v, w, length=.09):
    """A short lit line, the only ornament these boxes have."""
    kit["dark"].box(F, u - .008, u + length + .008, v - .010, v + .010, w - .004, w + .0012, .0004)
    kit["strip"].box(F, u, u + length, v - .004, v + .004, w - .004, w + .002, .0004)


def label(F, u, v, w, wide=.09, tall=.055):
    """A type plate: lines, no letters."""
    kit["silver"].box(F, u, u + wide, v, v + tall, w - .002, w + .001, .0003)
    for k in range(4):
        y = v + tall - .011 - k * .0115
        kit["graphite"].box(F, u + .008, u + wide * (.9, .62, .78, .5)[k], y - .003, y, w, w + .0014, .0002)


def inverter(F, u, v, w=.40, h=.48, d=.20, body="enclosure"):
    """u, v: its lower left corner."""
    kit["graphite"].box(F, u + .05, u + w - .05, v - .02, v + h - .05, .0, .05, .004)
    kit["silver~"].rounded(F, u + .012, u + w - .012, v + .012, v + h - .012, .03, d - .045, .02, .006)
    for k in range(13):                                                     # heat sink, seen from the side
        y = v + .05 + k * (h - .1) / 12
        kit["grey"].box(F, u + .002, u + w - .002, y - .004, y + .004, .05, d - .06, .001)
    kit[body + "~"].rounded(F, u, u + w, v, v + h, d - .05, d, .028, .014)
    kit["dark~"].rounded(F, u + w / 2 - .065, u + w / 2 + .065, v + h - .165, v + h - .085, d - .004, d + .002, .008, .001)
    kit["strip"].box(F, u + w / 2 - .05, u + w / 2 - .012, v + h - .138, v + h - .128, d, d + .003, .0004)
    for k in range(3):
        kit["silver"].box(F, u + w / 2 - .005 + k * .02, u + w / 2 + .006 + k * .02, v + h - .138, v + h - .128, d, d + .003, .0004)
    label(F, u + w - .12, v + .04, d)
    for k in range(4):                                                      # glands below
        kit["graphite~"].tube([F.pt(u + .08 + k * .08, v + .014, d * .45), F.pt(u + .08 + k * .08, v - .035, d * .45)], [.015, .013], 12)


def battery_one_piece(F, c, v, w=.66, h=1.14, d=.20, body="enclosure"):
    """A single flat housing on a bracket; c is its centre line, v its foot."""
    u0, u1 = c - w / 2, c + w / 2
    kit["graphite"].box(F, u0 + .05, u1 - .05, v + .06, v + h - .06, .0, .06, .004)
    kit["silver~"].rounded(F, u0 + .012, u1 - .012, v + .012, v + h - .012, .04, d - .06, .04, .008)
    kit[body + "~"].rounded(F, u0, u1, v, v + h, d - .075, d, .055, .026)
    kit[body + "~"].rounded(F, u0 + .010, u1 - .010, v + .010, v + h - .010, .055, d - .085, .05, .01)
    kit["dark"].box(F, u0 + .070, u0 + .106, v + .17, v + h - .17, d - .01, d + .0015, .0005)
    kit["strip"].box(F, u0 + .083, u0 + .093, v + .18, v + h - .18, d - .01, d + .003, .0006)
    kit["silver"].box(F, u0 + .13, u1 - .03, v + h * .80, v + h * .80 + .004, d - .003, d + .0008, .0002)
    for k in range(12):
        y = v + .22 + k * (h - .44) / 11
        kit["graphite"].box(F, u1 - .004, u1 + .001, y - .012, y + .012, .075, d - .095, .001)
    label(F, u1 - .15, v + .05, d)


def battery_stacked(F, c, v, modules=4, w=.68, d=.34):
    """Modules on a base, floor standing, held to the wall at the top; the head carries the switch."""
    W = Frame(F.pt(0, 0, .03), F.u, F.v, F.w)
    u0, u1 = c - w / 2, c + w / 2
    kit["graphite~"].rounded(W, u0 + .015, u1 - .015, v, v + .085, .015, d - .015, .012, .008)
    for s in (u0 + .07, u1 - .07):
        kit["graphite~"].tube([W.pt(s, v, d - .07), W.pt(s, v - .035, d - .07)], [.02, .026], 14)
        kit["graphite~"].tube([W.pt(s, v, .07), W.pt(s, v - .035, .07)], [.02, .026], 14)
    y, h, g = v + .089, .262, .009
    for k in range(modules):
        kit["graphite"].box(W, u0 + .02, u1 - .02, y - g, y, .02, d - .02, .001)
        kit["enclosure~"].rounded(W, u0, u1, y, y + h, 0, d, .022, .014)
        kit["silver"].box(W, u1 - .17, u1 - .05, y + h / 2 - .012, y + h / 2 + .012, d - .004, d + .0008, .0003)
        for s in (-1, 1):                                                   # hand grips in the sides
            x = u0 if s < 0 else u1
            kit["graphite~"].rounded(Frame(W.pt(x, 0, 0), W.w, W.v, W.u * s), .10, d - .10, y + h * .55, y + h * .75, -.005, .002, .012, .001)
        y += h + g
    kit["graphite"].box(W, u0 + .02, u1 - .02, y - g, y, .02, d - .02, .001)
    kit["enclosure~"].rounded(W, u0, u1, y, y + .20, 0, d, .022, .014)
    kit["dark~"].rounded(W, u0 + .05, u0 + .23, y + .06, y + .14, d - .003, d + .002, .01, .001)
    status(W, u0 + .085, y + .10, d + .002, .11)
    kit["silver~"].tube([W.pt(u1, y + .10, d * .45), W.pt(u1 + .012, y + .10, d * .45)], .045, 24)
    kit["door"].box(Frame(W.pt(u1, 0, 0), W.w, W.v, W.u), d * .45 - .010, d * .45 + .010, y + .07, y + .13, .008, .034, .004)
    kit["silver"].box(W, c - .05, c + .05, y + .199, y + .206, -.03, .08, .002)
    return y + .20


def battery_cabinet(F, c, v, w=.66, h=1.62, d=.44):
    """A standing cabinet with one door: inverter above, cells below, behind the same sheet."""
    W = Frame(F.pt(0, 0, .04), F.u, F.v, F.w)
    u0, u1 = c - w / 2, c + w / 2
    kit["graphite"].box(W, u0 + .03, u1 - .03, v - .09, v + .01, .03, d - .04, .006)
    kit["silver~"].rounded(W, u0, u1, v, v + h, 0, d - .03, .018, .008)
    kit["graphite"].box(W, u0 + .014, u1 - .014, v + .014, v + h - .014, d - .035, d - .022, .001)
    kit["silver~"].rounded(W, u0 + .006, u1 - .006, v + .006, v + h * .70 - .004, d - .024, d, .016, .008)
    kit["silver~"].rounded(W, u0 + .006, u1 - .006, v + h * .70 + .004, v + h - .006, d - .024, d, .016, .008)
    kit["graphite~"].rounded(W, u0 + .05, u0 + .078, v + h * .34, v + h * .34 + .17, d - .002, d + .014, .013, .006)
    for k in range(9):                                                      # louvres, low in the door
        y = v + .09 + k * .028
        kit["graphite"].box(W, u0 + .14, u1 - .14, y, y + .010, d - .003, d + .001, .0004)
        kit["silver"].box(W, u0 + .14, u1 - .14, y + .008, y + .018, d - .003, d + .007, .002)
    kit["dark~"].rounded(W, c - .11, c + .11, v + h * .80, v + h * .80 + .11, d - .003, d + .002, .012, .001)
    status(W, c - .05, v + h * .80 + .055, d + .002, .10)
    label(W, u1 - .16, v + h * .72 + .02, d)
    for y in (v + .16, v + h * .6, v + h * .93):                            # hinges
        kit["silver~"].tube([W.pt(u1 + .004, y - .03, d - .028), W.pt(u1 + .004, y + .03, d - .028)], .009, 12)
    side = Frame(W.pt(u1, 0, 0), W.w, W.v, W.u)
    for k in range(10):
        y = v + h * .72 + k * .032
        kit["graphite"].box(side, .10, d - .13, y, y + .011, -.002, .001, .0004)
    return v + h


def _fan(H, cu, cv, w, r=.26):
    """Guard, blades and shroud of a fan in the face of an outdoor unit."""
    kit["dark"].tube([H.pt(cu, cv, w - .004), H.pt(cu, cv, w + .003)], r + .002, 48)
    for k in range(5):
        a0 = 2 * math.pi * k / 5
        ring = [H.pt(cu + r * .95 * math.cos(a0 + t), cv + r * .95 * math.sin(a0 + t), w + .0045) for t in (.05, .2, .35, .5, .65)]
        kit["graphite"].face([H.pt(cu + .05 * math.cos(a0), cv + .05 * math.sin(a0), w + .0045)] + ring, .8)
    kit["graphite~"].tube([H.pt(cu, cv, w), H.pt(cu, cv, w + .010)], .055, 24)
    n = max(4, int(r / .036))
    for i in range(1, n + 1):
        q = r * i / n
        pts = [H.pt(cu + q * math.cos(a), cv + q * math.sin(a), w + .014) for a in [2 * math.pi * j / 48 for j in range(49)]]
        kit["silver"].tube(pts, .0036 if i < n else .009, 6)
    for k in range(10):
        a = math.pi * k / 5 + .2
        kit["silver"].tube([H.pt(cu + .045 * math.cos(a), cv + .045 * math.sin(a), w + .013), H.pt(cu + r * math.cos(a), cv + r * math.sin(a), w + .013)], .0036, 5)


def outdoor_unit(F, u, v, w=.86, h=.68, d=.32, fans=1, off=.14):
    """An air conditioner's or heat pump's outdoor unit on feet; u, v: its lower left corner, v above the slab."""
    H = Frame(F.pt(0, 0, off), F.u, F.v, F.w)
    kit["enclosure~"].rounded(H, u, u + w, v, v + h, 0, d, .02, .014)
    kit["enclosure"].box(H, u - .006, u + w + .006, v + h - .022, v + h + .010, -.006, d + .008, .008)
    cu = u + w * .37
    for k in range(fans):
        _fan(H, cu, v + h * (k + .5) / fans - .01, d, min(.265, w * .31))
    kit["silver"].box(H, u + w * .735, u + w * .737, v + .02, v + h - .03, d - .004, d + .0006, .0002)
    for k in range(7):
        y = v + .09 + k * .032
        kit["graphite"].box(H, u + w * .78, u + w - .05, y, y + .008, d - .004, d + .0008, .0003)
    kit["graphite~"].rounded(H, u + w - .1, u + w - .045, v + h * .55, v + h * .55 + .035, d - .002, d + .002, .008, .001)
    side = Frame(H.pt(u + w, 0, 0), H.w, H.v, H.u)
    kit["silver~"].rounded(side, .05, d - .08, v + .05, v + .27, 0, .035, .02, .012)           # valve cover
    for s in (u + .09, u + w - .15):
        kit["graphite"].box(H, s, s + .06, v - .075, v + .008, .0, d, .006)
    return H


def lagged_pipes(F, points, r=.03, n=2, gap=.07):
    """Insulated refrigerant pipes side by side."""
    for k in range(n):
        pts = [F.pt(p[0] + (k - (n - 1) / 2) * gap, p[1], p[2]) for p in points]
        kit["lagging~"].tube(pts, r, 12)


def meter_box(F, u, v):
    """The network's meter behind its window, with the conduit to the roof; u, v: its lower left corner."""
    kit["silver~"].rounded(F, u, u + .43, v, v + .60, .01, .18, .015, .006)
    kit["silver~"].rounded(F, u + .02, u + .41, v + .02, v + .58, .17, .192, .012, .005)
    kit["glass"].face([F.pt(u + .13, v + .32, .195), F.pt(u + .30, v + .32, .195), F.pt(u + .30, v + .48, .195), F.pt(u + .13, v + .48, .195)])
    kit["dark"].box(F, u + .12, u + .31, v + .31, v + .49, .18, .1935, .002)
    kit["silver~"].tube([F.pt(u + .05, v + .3, .19), F.pt(u + .05, v + .3, .205)], .014, 12)
    conduit(F, [(u + .2, v + .60, .06), (u + .2, v + 1.6, .06)], .017)


def bulkhead(F, u, v, name="side"):
    """A small lamp under a hood; it gives real light in the evening and at night."""
    kit["dark"].box(F, u - .08, u + .08, v - .02, v + .16, .0, .05, .012)
    kit["dark"].tube([F.pt(u, v + .14, .04), F.pt(u, v + .18, .12), F.pt(u, v + .12, .2)], .012, 8)
    kit["dark~"].lathe(F.pt(u, v + .01, .2), [(.125, 0), (.12, .012), (.10, .05), (.04, .1), (.02, .12)], 28)
    kit["lamp~"].lathe(F.pt(u, v - .025, .2), [(0, 0), (.035, .004), (.055, .02), (.06, .045)], 20)
    LAMPS.append((name, tuple(F.pt(u, v - .08, .28)), None))


def tap(F, u, v):
    """A garden tap on its pipe up the wall."""
    b = kit["brass"]
    b.tube([F.pt(u, 0.05, .03), F.pt(u, v, .03)], .011, 10)
    b.tube([F.pt(u, v, .03), F.pt(u, v, .10), F.pt(u, v - .03, .125), F.pt(u, v - .075, .128)], [.013, .014, .013, .012], 12)
    b.tube([F.pt(u, v + .005, .075), F.pt(u, v + .06, .075)], .008, 10)
    kit["door"].tube([F.pt(u - .032, v + .062, .075), F.pt(u + .032, v + .062, .075)], .007, 8)
    b.tube([F.pt(u, v - .07, .128), F.pt(u, v - .10, .128)], .014, 12)


def hose(F, u, v):
    """A coil of hose on a bracket, hung by hand: the loops are never quite alike."""
    kit["graphite"].box(F, u - .06, u + .06, v + .10, v + .14, .0, .10, .004)
    kit["graphite"].box(F, u - .08, u + .08, v + .12, v + .15, .09, .105, .004)
    pts = []
    for i in range(9 * 40):
        t = i / 40
        a = 2 * math.pi * t - math.pi / 2
        rx, ry = .165 + .014 * math.sin(t * 2.3), .19 + .02 * math.sin(t * 1.7 + 1)
        pts.append(F.pt(u + rx * math.cos(a), v - .06 + ry * math.sin(a), .03 + .011 * (t % 5) + .006 * math.sin(3 * t)))
    pts += [F.pt(u + .03, v - .30, .07), F.pt(u + .10, v - .36, .08), F.pt(u + .13, v - .42, .09)]
    kit["hose~"].tube(pts, .0095, 8)

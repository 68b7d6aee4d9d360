"""The installers' van: one lofted body, glass and trim laid on the same surface, ladder and lengths of conduit on the rack."""
import math
import os
import re
from mathutils import Vector
from mathutils.geometry import tessellate_polygon
from meshes import Frame
from model import kit

LENGTH, BELT = 5.2, 1.22


def _at(table, x):
    """The value at x of a table of (x, value), interpolated."""
    for (a, p), (b, q) in zip(table, table[1:]):
        if x <= b:
            t = (x - a) / (b - a)
            return p + (q - p) * t
    return table[-1][1]


TOP = ((0, .98), (.06, 1.06), (.20, 1.13), (.55, 1.22), (.80, 1.30), (1.60, 2.10), (1.78, 2.19), (2.1, 2.25), (4.9, 2.26), (5.08, 2.22), (5.16, 2.10), (5.2, 2.0))
WIDE = ((0, .70), (.05, .79), (.16, .88), (.35, .945), (.6, .975), (4.9, .975), (5.08, .955), (5.16, .93), (5.2, .90))
FOOT = ((0, .44), (.15, .36), (5.0, .36), (5.2, .42))


def half_width(x, z):
    """Half the body's width at a distance x from the nose and a height z."""
    top = _at(TOP, x)
    lean = 1 - .075 * max(0, z - BELT) / (2.26 - BELT)
    r = min(.20, (top - _at(FOOT, x)) * .4)
    w = _at(WIDE, x) * lean
    if z > top - r:
        w -= r - math.sqrt(max(0, r * r - (z - top + r) ** 2))
    low = _at(FOOT, x) + .10
    if z < low:
        w -= .05 * ((low - z) / .10) ** 2
    return w


def _ring(x, n=64):
    """Points round the body at x, from one sill over the roof to the other."""
    foot, top = _at(FOOT, x), _at(TOP, x)
    r = min(.20, (top - foot) * .4)
    heights = [foot + (top - r - foot) * i / 22 for i in range(23)] + [top - r + r * math.sin(math.pi / 2 * i / 8) for i in range(1, 9)]
    left = [(half_width(x, z), z) for z in heights]
    flat = left[-1][0]
    roof = [(flat * (1 - 2 * i / 10), top + .015 * math.sin(math.pi * i / 10)) for i in range(1, 10)]
    return left + roof + [(-w, z) for w, z in reversed(left)]


def body(F):
    """F: u along the van from its nose, v up, w out of the side nearest to the camera."""
    k = kit["van~"]
    xs = sorted({x for t in (TOP, WIDE, FOOT) for x, _ in t} | {i * .1 for i in range(1, 52)})
    rings = []
    for x in xs:
        start = len(k.verts)
        pts = _ring(x)
        k.verts.extend([F.pt(x, z, w) for w, z in pts])
        rings.append((start, len(pts)))
    for (a, n), (b, _) in zip(rings, rings[1:]):
        for i in range(n - 1):
            k.faces.append((a + i, b + i, b + i + 1, a + i + 1))
            k.tints.append(.5)
    for s, n in (rings[0], rings[-1]):
        k.faces.append(tuple(range(s, s + n)))
        k.tints.append(.5)


def _patch(F, outline, mat, off=.006, side=1):
    """An outline of (x, z) laid on the van's side, bent at the belt as the side is."""
    for triangle in tessellate_polygon([[Vector((x, z, 0)) for x, z in outline]]):
        for above in (True, False):
            piece = _cut_at_belt([outline[i] for i in triangle], above)
            if len(piece) > 2:
                kit[mat].face([F.pt(x, z, side * (half_width(x, z) + off)) for x, z in piece], .5)


def _cut_at_belt(points, above):
    """The part of an outline above the belt line, or below it."""
    out = []
    for (x0, z0), (x1, z1) in zip(points, points[1:] + points[:1]):
        if (z0 > BELT) == above:
            out.append((x0, z0))
        if (z0 > BELT) != (z1 > BELT):
            out.append((x0 + (x1 - x0) * (BELT - z0) / (z1 - z0), BELT))
    return out


def _joint(F, x, z0, z1, side, steps=24):
    """The gap beside a door: a thin line up the side that follows its curve."""
    for i in range(steps):
        a, b = z0 + (z1 - z0) * i / steps, z0 + (z1 - z0) * (i + 1) / steps
        kit["graphite"].face([F.pt(x + d, z, side * (half_width(x + d, z) + .003)) for d, z in ((0, a), (.012, a), (.012, b), (0, b))], .5)


def _strip(F, x0, x1, z0, z1, mat, off=.005, steps=24, side=1):
    """A band along the side that follows its curve."""
    for i in range(steps):
        a, b = x0 + (x1 - x0) * i / steps, x0 + (x1 - x0) * (i + 1) / steps
        kit[mat].face([F.pt(a, z0, side * (half_width(a, z0) + off)), F.pt(b, z0, side * (half_width(b, z0) + off)),
                       F.pt(b, z1, side * (half_width(b, z1) + off)), F.pt(a, z1, side * (half_width(a, z1) + off))], .5)


def _rounded(points, r=.05, n=5):
    """An outline with rounded corners."""
    out, m = [], len(points)
    for i in range(m):
        a, b, c = (Vector((*points[j % m], 0)) for j in (i - 1, i, i + 1))
        p, q = b + (a - b).normalized() * r, b + (c - b).normalized() * r
        for t in [j / n for j in range(n + 1)]:
            e = p.lerp(b, t).lerp(b.lerp(q, t), t)
            out.append((e.x, e.y))
    return out


def glass(F):
    for s in (1, -1):
        _patch(F, _rounded([(1.20, 1.32), (2.10, 1.32), (2.10, 1.96), (1.66, 1.96)], .06), "vanglass", .006, s)
        _patch(F, _rounded([(1.02, 1.32), (1.15, 1.32), (1.15, 1.41)], .02), "vanglass", .006, s)
    k = kit["vanglass"]                                                      # windscreen
    n = 12
    for i in range(n):
        for j in range(6):
            quad = []
            for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                x = .86 + (1.545 - .86) * b / 6
                top = _at(TOP, x)
                half = (half_width(x, top - .10) - .05) * (1 - .02 * b)
                w = -half + 2 * half * a / n
                quad.append(F.pt(x - .008, top + .022 - .05 * (w / half) ** 4, w))
            k.face(quad, .5)
    kit["lagging"].box(F, .80, .86, 1.30, 1.325, -.62, .62, .01)              # wiper cowl


def trim(F):
    dark = "graphite"
    for s in (1, -1):
        kit["lagging"].box(F, .60, 4.90, .37, .47, s * .90, s * .985, .02)                      # sill
        for x in (1.00, 2.18, 3.38):                                                            # door joints
            _joint(F, x, .60, 2.02 if x > 1.2 else 1.28, s)
        _strip(F, 2.18, 3.392, 2.008, 2.02, dark, .003, 6, s)
        _strip(F, .10, .46, .76, .92, "pane", .006, 12, s)                                      # the lamp runs round the corner
        _strip(F, 2.22, 3.30, 1.36, 1.376, "lagging", .003, 10, s)                              # door rail
        for x in (1.94, 2.28):
            kit["lagging"].box(F, x, x + .15, 1.20, 1.235, s * (half_width(x, 1.2) - .005), s * (half_width(x, 1.2) + .028), .006)
        m = half_width(1.1, 1.34)
        kit["lagging"].box(F, 1.06, 1.14, 1.36, 1.58, s * (m + .08), s * (m + .26), .03)         # mirror
        kit["lagging"].box(F, 1.08, 1.13, 1.33, 1.37, s * (m - .05), s * (m + .12), .01)
    kit["lagging"].box(F, -.045, .14, .40, .60, -.78, .78, .04)                                 # bumper
    kit["lagging"].box(F, -.022, .05, .66, .84, -.46, .46, .02)                                 # grille
    for k in range(4):
        kit["silver"].box(F, -.028, .0, .68 + k * .042, .69 + k * .042, -.44, .44, .002)
    for s in (-1, 1):                                                                           # lamps
        kit["silver~"].rounded(Frame(F.pt(.035, 0, 0), F.w * s, F.v, -F.u), .50, .78, .72, .93, -.10, .012, .05, .02)
        kit["enclosure"].box(F, .0, .03, .765, .885, s * .56, s * .70, .02)
        kit["tail"].box(F, 5.07, 5.212, .95, 1.45, s * .80, s * .958, .02)
    B = Frame(F.pt(LENGTH, 0, 0), F.w, F.v, F.u)                                                # rear doors
    kit[dark].box(B, -.004, .004, .56, 2.1, -.01, .004, .001)
    for s in (-1, 1):
        a, b = sorted((s * .09, s * .66))
        kit["vanglass"].face([B.pt(p, q, .004 - .10 * max(0, q - 1.9)) for p, q in _rounded([(a, 1.36), (b, 1.36), (b - .03 * (s > 0), 1.88), (a + .03 * (s < 0), 1.88)], .05)])
    kit["lagging"].box(B, .03, .07, 1.02, 1.22, -.01, .03, .006)
    kit["enclosure"].box(B, -.45, -.08, .72, .84, -.01, .012, .003)
    kit["enclosure"].box(F, -.05, -.035, .45, .55, -.19, .19, .003)                             # plate without letters
    kit["lagging"].box(F, 5.12, 5.26, .38, .56, -.88, .88, .03)


def turned(F, mat, x, z, profile, s, n=48):
    """A profile of (distance from the middle, radius) turned about the axle."""
    k = kit[mat]
    rings = []
    for w, r in profile:
        rings.append(len(k.verts))
        k.verts.extend([F.pt(x + max(r, .001) * math.cos(2 * math.pi * i / n), z + max(r, .001) * math.sin(2 * math.pi * i / n), s * w) for i in range(n)])
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            k.faces.append((a + i, a + (i + 1) % n, b + (i + 1) % n, b + i))
            k.tints.append(.5)


def wheels(F):
    for x in (.98, 4.16):
        for s in (1, -1):
            w = half_width(x, .7) + .004
            arch = [(x + .395 * math.cos(a), max(.362, .36 + .395 * math.sin(a))) for a in [math.pi * i / 24 for i in range(25)]]
            for a, b in zip(arch, arch[1:]):
                kit["dark"].face([F.pt(x, .40, s * (w + .004)), F.pt(a[0], a[1], s * (w + .004)), F.pt(b[0], b[1], s * (w + .004))])
            ring = [F.pt(x + .395 * math.cos(a), .36 + .395 * math.sin(a), s * (half_width(x, .7) + .004)) for a in [math.pi * i / 24 for i in range(25)]]
            kit["lagging"].tube(ring, .014, 8)
            tyre = [(w - .20, .30), (w - .19, .335), (w - .012, .337), (w + .014, .318), (w + .024, .235)]
            turned(F, "tyre~", x, .337, tyre, s)
            rim = [(w + .022, .237), (w + .028, .228), (w + .010, .212), (w + .006, .085), (w + .020, .075), (w + .024, .0)]
            turned(F, "wheel~", x, .337, rim, s)
            for j in range(8):
                a = 2 * math.pi * j / 8
                c = F.pt(x + .142 * math.cos(a), .337 + .142 * math.sin(a), 0)
                kit["graphite"].tube([c + F.w * s * (w - .02), c + F.w * s * (w + .0105)], .034, 18)


def rack(F):
    g = kit["graphite"]
    for x in (2.3, 3.3, 4.3):
        g.box(F, x - .02, x + .02, 2.40, 2.43, -.80, .80, .004)
        for s in (-.74, .74):
            g.box(F, x - .025, x + .025, 2.22, 2.41, s - .02, s + .02, .004)
    for s in (-.78, .78):
        g.box(F, 2.2, 4.5, 2.43, 2.455, s - .015, s + .015, .004)
    for w in (.30, .66):                                                     # ladder
        kit["alu"].box(F, 1.75, 4.85, 2.46, 2.53, w - .015, w + .015, .004)
    for k in range(10):
        x = 1.95 + k * .29
        kit["alu"].tube([F.pt(x, 2.495, .30), F.pt(x, 2.495, .66)], .014, 8)
    for k, w in enumerate((-.66, -.58, -.50, -.42, -.62, -.54, -.46)):       # conduit
        kit["grey~"].tube([F.pt(1.9 + .03 * k % .1, 2.475 + (.045 if k > 3 else 0), w), F.pt(4.9 - .05 * (k % 3), 2.475 + (.045 if k > 3 else 0), w)], .022, 10)
    for x in (2.4, 4.2):
        g.box(F, x, x + .03, 2.455, 2.55, -.72, -.36, .003)


def stripe(F):
    """The livery: a wire along the side, as in the wordmark."""
    for s in (1, -1):
        _strip(F, 2.40, 5.02, .905, .918, "dark", .004, 24, s)
        _strip(F, .62, 2.10, .905, .918, "dark", .004, 14, s)
        _strip(F, .58, 4.98, .52, .585, "lemon", .005, 30, s)
        bird(F, 4.05, .912, .0115, s)


def bird(F, x, wire, scale, s):
    """The brand's bird, from its drawing, with its feet on the wire."""
    source = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "app", "brand", "wattlebird.svg")).read()
    place = lambda px, py: (x + (px - 32) * scale * s, wire + (57 - py) * scale)
    for part, mat, off in (("body", "dark", .005), ("wing", "accent", .007), ("wattle", "picture", .008)):
        found = re.search(r'class="bird-%s"[^>]* d="([^"]*)"' % part, source)
        if not found:
            raise SystemExit('app/brand/wattlebird.svg has no path of class "bird-%s": the van needs it' % part)
        _patch(F, [place(*p) for p in flatten(found.group(1))][:-1], mat, off, s)
    _patch(F, [place(40 + 1.7 * math.cos(a), 12.6 + 1.7 * math.sin(a)) for a in [math.pi * i / 8 for i in range(16)]], "enclosure", .008, s)
    for px in (25.2, 31):
        a = x + (px - 32) * scale * s
        _strip(F, a - .012, a + .012, wire, wire + 7 * scale, "dark", .005, 1, s)


def flatten(path):
    """The outline of an absolute path of M, L, C and Z."""
    if re.search(r"[^MLCZ\d\s.,-]", path):
        raise SystemExit("the drawing's path has other commands than M, L, C and Z: " + path)
    points = []
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        n = [float(v) for v in re.findall(r"-?[\d.]+", numbers)]
        if letter in "ML":
            points.append((n[0], n[1]))
        for i in range(0, len(n), 6) if letter == "C" else ():
            p0 = points[-1]
            p1, p2, p3 = (n[i], n[i + 1]), (n[i + 2], n[i + 3]), (n[i + 4], n[i + 5])
            for t in (.25, .5, .75, 1):
                u = 1 - t
                points.append(tuple(u ** 3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t ** 3 * p3[k] for k in (0, 1)))
    return points


def build_van(x, y, z=0, heading=1):
    """x, y, z: the nose's middle on the ground; heading 1 looks to -x."""
    F = Frame((x, y, z), (heading, 0, 0), (0, 0, 1), (0, -1, 0))
    body(F)
    glass(F)
    trim(F)
    stripe(F)
    wheels(F)
    rack(F)
    return F

"""Larger buildings: brick bays, aluminium windows, balconies, roller doors, kerbs and marked bays."""
import math
from mathutils import Vector
import plants
from meshes import Frame, WORLD, bricks, rects_minus, rng
from model import MATERIALS, kit


def brick_wall(F, name, u0, u1, v0, v1, holes=()):
    """A wall of bricks; name seeds their colours."""
    bricks(kit["brick"], kit["mortar"], F, u0, u1, v0, v1, rng(name), holes)


def plain_wall(F, mat, u0, u1, v0, v1, holes=()):
    """A flat wall of one material, with the reveals of its holes."""
    for a, b, c, d in rects_minus(u0, u1, v0, v1, holes):
        kit[mat].face([F.pt(a, c, 0), F.pt(b, c, 0), F.pt(b, d, 0), F.pt(a, d, 0)])
    for a, b, c, d in holes:                                              # reveals
        for p, q in (((a, c), (a, d)), ((b, d), (b, c)), ((a, d), (b, d)), ((b, c), (a, c))):
            kit[mat].face([F.pt(*p, 0), F.pt(*q, 0), F.pt(*q, -.14), F.pt(*p, -.14)])


def aluminium_window(F, u0, u1, v0, v1, parts=2, name="w", lit=0.0, sill=True, frame="graphite"):
    """Sliding window or door: frame, panes, cloth behind some of them."""
    r = rng("alu-" + name)
    k = kit[frame]
    for a, b, c, d in ((u0, u0 + .05, v0, v1), (u1 - .05, u1, v0, v1), (u0, u1, v1 - .05, v1), (u0, u1, v0, v0 + .05)):
        k.box(F, a, b, c, d, -.13, -.05, .004)
    for i in range(1, parts):
        c = u0 + (u1 - u0) * i / parts
        k.box(F, c - .03, c + .03, v0, v1, -.12, -.06, .004)
    kit["farglass"].face([F.pt(u0, v0, -.09), F.pt(u1, v0, -.09), F.pt(u1, v1, -.09), F.pt(u0, v1, -.09)])
    a, b, c, d, w = u0 - .1, u1 + .1, v0 - .1, v1 + .05, -1.3                # a shallow closed room
    for quad, mat in ((((a, c, w), (b, c, w), (b, d, w), (a, d, w)), "graphite"), (((a, c, -.13), (b, c, -.13), (b, c, w), (a, c, w)), "render"),
                      (((a, c, -.13), (a, c, w), (a, d, w), (a, d, -.13)), "grey"), (((b, c, -.13), (b, c, w), (b, d, w), (b, d, -.13)), "grey"),
                      (((a, d, -.13), (b, d, -.13), (b, d, w), (a, d, w)), "grey")):
        kit[mat].face([F.pt(*q) for q in quad], .9)
    drawn = r.choice((0, .25, .35, .6, .45))
    if drawn:
        for a, b in ((u0 + .02, u0 + (u1 - u0) * drawn), (u1 - (u1 - u0) * drawn * .4, u1 - .02)):
            n = max(4, 2 * round((b - a) / .18))                         # folds stand in the colour: seen from afar, bent cloth is noise
            for i in range(n):
                p, q = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
                kit["drape"].face([F.pt(p, v0 + .03, -.26), F.pt(q, v0 + .03, -.26), F.pt(q, v1 - .03, -.26), F.pt(p, v1 - .03, -.26)], .9 * (i % 2) + r.uniform(0, .1))
    if sill:
        kit["concrete"].box(F, u0 - .04, u1 + .04, v0 - .07, v0, -.13, .05, .008)


def balustrade(F, u0, u1, v, w, h=1.05):
    """Upright bars between two rails, at distance w from the wall."""
    k = kit["graphite"]
    k.box(F, u0, u1, v + h - .03, v + h + .01, w - .025, w + .025, .006)
    k.box(F, u0, u1, v + .07, v + .10, w - .015, w + .015, .004)
    n = int((u1 - u0) / .115)
    for i in range(n + 1):
        u = u0 + (u1 - u0) * i / n
        k.box(F, u - .008, u + .008, v + .08, v + h - .02, w - .008, w + .008, .002)


def roller_door(F, u0, u1, v0, v1, mat="slat"):
    """A closed roller door in its frame, with a bollard at each side."""
    n = 2 * int((v1 - v0) / .22)                                            # slats: flat, told apart by colour
    for i in range(n):
        a, b = v0 + (v1 - v0) * i / n, v0 + (v1 - v0) * (i + 1) / n
        kit[mat].face([F.pt(u0, a, -.15), F.pt(u1, a, -.15), F.pt(u1, b, -.15), F.pt(u0, b, -.15)], i % 2)
    for a, b in ((u0 - .12, u0), (u1, u1 + .12)):
        kit["graphite"].box(F, a, b, v0, v1 + .12, -.2, .05, .01)
    kit["graphite"].box(F, u0, u1, v1, v1 + .12, -.2, .05, .01)
    for u in (u0 - .35, u1 + .35):
        kit["lemon~"].lathe(F.pt(u, 0, .6), [(.09, 0), (.09, .95), (.06, 1.0), (0, 1.0)], 20)


def marked_bays(x0, y0, y1, n, width=2.6, z=.006):
    """The painted lines of n parking bays."""
    for i in range(n + 1):
        x = x0 + i * width
        kit["enclosure"].box(WORLD, x - .05, x + .05, y0, y1, z - .004, z, .001)


def kerb(x0, x1, y, z=.12):
    r = rng("civic-kerb%.1f" % y)
    x = x0
    while x < x1:
        kit["concrete"].box(WORLD, x + .004, min(x + 1.2, x1) - .004, y - .15, y, -.1, z, .02, r.random())
        x += 1.2


def car(x, y, colour="sofa", turned=False, z=0):
    """A small hatchback, lofted like the van; it looks to -x, or to +y when turned."""
    F = Frame((x, y, z), (0, -1, 0), (0, 0, 1), (-1, 0, 0)) if turned else Frame((x, y, z), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    top = ((0, .62), (.08, .72), (.5, .83), (1.15, .95), (1.75, 1.38), (2.2, 1.48), (2.9, 1.46), (3.5, 1.30), (3.85, 1.02), (3.98, .85), (4.0, .6))
    wide = ((0, .62), (.1, .75), (.4, .84), (3.6, .85), (3.9, .78), (4.0, .68))

    def at(table, u):
        for (a, p), (b, q) in zip(table, table[1:]):
            if u <= b:
                return p + (q - p) * (u - a) / (b - a)
        return table[-1][1]

    def half(u, z):
        w = at(wide, u)
        t = at(top, u)
        w *= 1 - .17 * max(0, z - .88) / .6
        r = .10
        return w - (r - math.sqrt(max(0, r * r - (z - t + r) ** 2)) if z > t - r else 0)
    k = kit[colour + "~"]
    rings = []
    for i in range(41):
        u = 4.0 * i / 40
        t = at(top, u)
        zs = [.26 + (t - .10 - .26) * j / 12 for j in range(13)] + [t - .10 + .10 * math.sin(math.pi / 2 * j / 4) for j in range(1, 5)]
        pts = [(half(u, z), z) for z in zs]
        pts = pts + [(pts[-1][0] * (1 - 2 * j / 6), t + .01) for j in range(1, 6)] + [(-w, z) for w, z in reversed(pts)]
        rings.append((len(k.verts), len(pts)))
        k.verts.extend([F.pt(u, z, w) for w, z in pts])
    for (a, n), (b, _) in zip(rings, rings[1:]):
        for j in range(n - 1):
            k.faces.append((a + j, b + j, b + j + 1, a + j + 1))
            k.tints.append(.5)
    for s, n in (rings[0], rings[-1]):
        k.faces.append(tuple(range(s, s + n)))
        k.tints.append(.5)
    g = kit["vanglass"]
    for s in (1, -1):
        for pts in (((1.42, .93), (2.18, .93), (2.18, 1.38), (1.86, 1.36)), ((2.25, .93), (3.35, .95), (3.2, 1.27), (2.9, 1.37), (2.25, 1.39))):
            g.face([F.pt(u, z, s * (half(u, z) + .004)) for u, z in pts])
        for u in (.75, 3.2):
            w = half(u, .5)
            kit["tyre~"].tube([F.pt(u, .30, s * (w - .16)), F.pt(u, .30, s * (w + .012)), F.pt(u, .30, s * (w + .016))], [.30, .30, .2], 28)
            kit["silver~"].tube([F.pt(u, .30, s * (w + .01)), F.pt(u, .30, s * (w + .02))], [.19, .17], 24)
        kit["enclosure"].box(F, .02, .16, .58, .70, s * .48, s * .68, .02)
        kit["tail"].box(F, 3.86, 3.98, .72, .90, s * .5, s * .72, .02)
    for u0, u1 in ((1.20, 1.72), (3.42, 3.82)):                            # screens
        for i in range(6):
            a, b = u0 + (u1 - u0) * i / 6, u0 + (u1 - u0) * (i + 1) / 6
            ta, tb = at(top, a) + .016, at(top, b) + .016
            wa, wb = half(a, ta - .12) - .06, half(b, tb - .12) - .06
            g.face([F.pt(a, ta, -wa), F.pt(b, tb, -wb), F.pt(b, tb, wb), F.pt(a, ta, wa)])


def far_trees(r, y0):
    """The suburb's trees behind: crowns in loose rows, of leaves fine enough for their size."""
    clumps = [plants.clump("far%d" % i, MATERIALS["leaf"], r, 15000, .78, .040, .020, .25, .85) for i in range(4)]
    for k in range(210):
        y = y0 + 11 * (k % 9) ** 1.25 + r.uniform(-5, 5)
        x = r.uniform(-1, 1) * (45 + y * .9) - y * .35
        plants.place(r.choice(clumps), Vector((x, y, r.uniform(2.2, 5.0))), r.uniform(5.0, 9.0), r)

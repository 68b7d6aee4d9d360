"""Walls, windows and doors, placed by wall coordinates."""
import math
from meshes import Frame, bricks, rects_minus, rng, weatherboards
from model import FLOOR, kit


def core(F, u0, u1, v0, v1, holes):
    """The inner skin: keeps the light in the rooms and gives the openings their depth."""
    for a, b, c, d in rects_minus(u0, u1, v0, v1, holes):
        kit["plaster"].face([F.pt(a, c, -.10), F.pt(b, c, -.10), F.pt(b, d, -.10), F.pt(a, d, -.10)])


def wall(F, name, u0, u1, v0, v1, holes=(), peak=None):
    """Weatherboards; peak = (centre, tan) continues them into a gable."""
    weatherboards(kit["wall"], kit["gap"], F, v0, v1, lambda v: (u0, u1), holes, r=rng(name))
    if peak:
        c, t = peak
        half = (u1 - u0) / 2
        weatherboards(kit["wall"], kit["gap"], F, v1, v1 + half * t,
                      lambda v: (c - half + (v - v1) / t, c + half - (v - v1) / t), r=rng(name + "peak"))
    core(F, u0, u1, v0 - .4, v1, holes)


def plinth(F, name, u0, u1, top=FLOOR - 0.02):
    P = Frame(F.pt(0, 0, -.02), F.u, F.v, F.w)
    bricks(kit["brick"], kit["mortar"], P, u0, u1, -0.05, top, rng(name))
    kit["trim"].box(F, u0 - .01, u1 + .01, top, top + .05, -.03, .035)



def sash(F, u0, u1, v0, v1, w, glaze=1):
    """One sash: stiles, rails, a glazing bar, glass."""
    s, k = 0.048, kit["accent"]
    k.box(F, u0, u0 + s, v0, v1, w, w + .035)
    k.box(F, u1 - s, u1, v0, v1, w, w + .035)
    k.box(F, u0 + s, u1 - s, v0, v0 + s * 1.2, w, w + .035)
    k.box(F, u0 + s, u1 - s, v1 - s, v1, w, w + .035)
    for i in range(1, glaze + 1):
        c = u0 + (u1 - u0) * i / (glaze + 1)
        k.box(F, c - .011, c + .011, v0 + s, v1 - s, w + .006, w + .03, .003)
    kit["glass"].face([F.pt(u0 + s, v0 + s, w + .016), F.pt(u1 - s, v0 + s, w + .016),
                       F.pt(u1 - s, v1 - s, w + .016), F.pt(u0 + s, v1 - s, w + .016)])


def curtain(F, u0, u1, v0, v1, w, r, gather=0.0):
    """Gathered cloth; gather pulls it aside towards u0 lower down (a tie-back)."""
    n, rows = 44, 10
    ph = r.uniform(0, 6)
    k = kit["curtain"]
    pts = []
    for j in range(rows + 1):
        v = v0 + (v1 - v0) * j / rows
        narrow = 1 - gather * max(0, 1 - abs(j / rows - 0.35) / 0.55)
        for i in range(n + 1):
            t = i / n
            pts.append(F.pt(u0 + (u1 - u0) * t * narrow, v, w + .03 * math.sin(ph + t * 30) + .01 * math.sin(t * 71)))
    base = len(k.verts)
    k.verts.extend(pts)
    for j in range(rows):
        for i in range(n):
            a = base + j * (n + 1) + i
            k.faces.append((a, a + 1, a + n + 2, a + n + 1))
            k.tints.append(.5 + .5 * math.sin(ph + (i + .5) / n * 30) * (1 if i % 2 else .8))


def window(F, u0, u1, v0, v1, name, blind=0.0, lift=0.0):
    """A double-hung sash window with architraves, sill, curtains and, maybe, a blind."""
    r = rng("window-" + name)
    t = kit["trim"]
    for a, b in ((u0, u0 + .035), (u1 - .035, u1)):                       # box frame
        t.box(F, a, b, v0, v1, -.13, .02)
    t.box(F, u0 + .035, u1 - .035, v1 - .035, v1, -.13, .016)
    t.box(F, u0 + .035, u1 - .035, v0, v0 + .04, -.13, .016)
    F = Frame(F.pt(0, 0, lift), F.u, F.v, F.w)                             # a second window of a pair: never coplanar
    t.box(F, u0 - .10, u0 + .004, v0 - .02, v1 + .005, -.01, .036)        # architraves
    t.box(F, u1 - .004, u1 + .10, v0 - .02, v1 + .005, -.01, .036)
    t.box(F, u0 - .12, u1 + .12, v1 - .004, v1 + .12, -.01, .042)
    t.box(F, u0 - .15, u1 + .15, v1 + .115, v1 + .15, -.01, .075)         # cap
    t.box(F, u0 - .14, u1 + .14, v0 - .06, v0 + .004, -.02, .085)         # sill
    t.box(F, u0 - .11, u1 + .11, v0 - .16, v0 - .06, -.01, .03)           # apron
    mid = v0 + (v1 - v0) * 0.5
    sash(F, u0 + .035, u1 - .035, mid - .02, v1 - .035, -.055)
    sash(F, u0 + .035, u1 - .035, v0 + .04, mid + .028, -.095)
    W = u1 - u0
    curtain(F, u0 - .05, u0 + W * .34, v0 - .05, v1, -.22, r, .45)
    curtain(F, u1 + .05, u1 - W * .34, v0 - .05, v1, -.22, r, .45)
    kit["timber"].tube([F.pt(u0 - .2, v1 - .01, -.2), F.pt(u1 + .2, v1 - .01, -.2)], .014, 8)
    if blind:
        kit["cloth"].box(F, u0 + .05, u1 - .05, v1 - (v1 - v0) * blind, v1 - .02, -.15, -.145, .001)
        kit["trim"].box(F, u0 + .05, u1 - .05, v1 - (v1 - v0) * blind - .02, v1 - (v1 - v0) * blind, -.16, -.14, .004)


def front_door(F, c, v0):
    """Panelled door with glazed upper half, sidelights and a fanlight."""
    t, d = kit["trim"], kit["door"]
    w, h, sl = 0.46, 2.06, 0.36
    u0, u1, top = c - w - sl - .06, c + w + sl + .06, v0 + h + .44
    for a in (u0, c - w - .06, c + w, u1 - .06):
        t.box(F, a, a + .06, v0, top, -.13, .03)
    for a in (v0, v0 + h, top - .05):
        t.box(F, u0, u1, a, a + .05, -.13, .03)
    t.box(F, u0 - .10, u0 + .004, v0, top, -.01, .04)
    t.box(F, u1 - .004, u1 + .10, v0, top, -.01, .04)
    t.box(F, u0 - .12, u1 + .12, top - .004, top + .12, -.01, .045)
    t.box(F, u0 - .15, u1 + .15, top + .11, top + .15, -.01, .08)
    z0, z1 = v0 + .05, v0 + h
    for a, b in ((c - w, c - w + .12), (c + w - .12, c + w)):
        d.box(F, a, b, z0, z1, -.08, -.03)
    for a, b in ((z0, z0 + .2), (z0 + .78, z0 + .92), (z1 - .13, z1)):
        d.box(F, c - w + .12, c + w - .12, a, b, -.08, -.03)
    d.box(F, c - .05, c + .05, z0 + .2, z0 + .78, -.08, -.03)
    for a, b in ((c - w + .12, c - .05), (c + .05, c + w - .12)):
        d.box(F, a, b, z0 + .2, z0 + .78, -.075, -.05)
        d.box(F, a + .05, b - .05, z0 + .26, z0 + .72, -.06, -.035, .012)
    g = kit["glass"]
    for a, b, p, q in ((c - w + .12, c + w - .12, z0 + .92, z1 - .13), (u0 + .06, c - w - .06, v0 + .7, v0 + h),
                       (c + w + .06, u1 - .06, v0 + .7, v0 + h), (u0 + .06, u1 - .06, v0 + h + .05, top - .05)):
        g.face([F.pt(a, p, -.055), F.pt(b, p, -.055), F.pt(b, q, -.055), F.pt(a, q, -.055)])
    for a, b in ((u0 + .06, c - w - .06), (c + w + .06, u1 - .06)):
        d.box(F, a, b, v0 + .05, v0 + .7, -.08, -.04)
    for k in (1, 2, 3):
        a = u0 + (u1 - u0) * k / 4
        t.box(F, a - .012, a + .012, v0 + h + .05, top - .05, -.07, -.03, .003)
    kit["brass"].tube([F.pt(c + w - .06, z0 + .98, -.03), F.pt(c + w - .06, z0 + .98, .03)], .022, 10)
    return (u0, u1, v0, top)


def laundry_door(F, u0, u1, v0, v1):
    """A back door with its upper half glazed, and a step before it."""
    for a, b, p, q in ((u0 - .08, u0 + .02, v0, v1 - .02), (u1 - .02, u1 + .08, v0, v1 - .02), (u0 - .08, u1 + .08, v1 - .02, v1 + .09)):
        kit["trim"].box(F, a, b, p, q, -.1, .035)
    d = kit["accent"]
    d.box(F, u0 + .02, u1 - .02, v0, v0 + .95, -.07, -.03)
    d.box(F, u0 + .12, u1 - .12, v0 + .16, v0 + .82, -.04, -.02, .012)
    for a, b in ((u0 + .02, u0 + .13), (u1 - .13, u1 - .02)):
        d.box(F, a, b, v0 + .95, v1 - .02, -.07, -.03)
    d.box(F, u0 + .13, u1 - .13, v1 - .14, v1 - .02, -.07, -.03)
    d.box(F, (u0 + u1) / 2 - .012, (u0 + u1) / 2 + .012, v0 + .95, v1 - .14, -.06, -.035, .004)
    kit["glass"].face([F.pt(u0 + .13, v0 + .95, -.05), F.pt(u1 - .13, v0 + .95, -.05), F.pt(u1 - .13, v1 - .14, -.05), F.pt(u0 + .13, v1 - .14, -.05)])
    curtain(F, u0 + .02, u1 - .02, v0 + .9, v1 - .1, -.16, rng("laundry"))
    kit["plaster"].face([F.pt(u0 - .6, v0, -.8), F.pt(u1 + .3, v0, -.8), F.pt(u1 + .3, v1, -.8), F.pt(u0 - .6, v1, -.8)])
    kit["brass~"].tube([F.pt(u1 - .075, v0 + 1.0, -.03), F.pt(u1 - .075, v0 + 1.0, .03)], .012, 12)
    kit["brass~"].tube([F.pt(u1 - .075, v0 + 1.0, .028), F.pt(u1 - .17, v0 + 1.0, .028)], .010, 12)
    kit["concrete"].box(F, u0 - .12, u1 + .12, .02, v0 - .01, .0, .34, .012)

"""The verandah: deck, posts, frieze, bullnose roof, and what stands on it."""
import math
from mathutils import Vector
from meshes import Frame, WORLD, rng
from model import DECK, LAMPS, VX0, VX1, VY, ZE, kit
from rooms import plant_pot


def build_verandah():
    r = rng("deck")
    x = VX0 + .04
    while x < VX1 - .05:                                                   # boards run out from the wall
        kit["deck"].box(WORLD, x, x + .088, VY - .12, -.03, DECK - .03, DECK + r.uniform(-.001, .001), .004, r.random())
        x += .093
    kit["trim"].box(WORLD, VX0 + .02, VX1 + .02, VY - .11, VY - .075, DECK - .21, DECK - .03)
    # sub-floor battens with shadow gaps, brick stumps
    x = VX0 + .05
    while x < VX1:
        kit["timber"].box(WORLD, x, x + .07, VY - .06, VY - .04, .02, DECK - .21, .004, r.random())
        x += .10
    kit["dark"].face([Vector((VX0, VY - .02, 0)), Vector((VX1, VY - .02, 0)), Vector((VX1, VY - .02, DECK)), Vector((VX0, VY - .02, DECK))])
    y = VY
    while y < 0:
        kit["timber"].box(WORLD, VX1 - .02, VX1, y, y + .07, .02, DECK - .05, .004, r.random())
        y += .1
    # steps
    sx0, sx1 = -.25, 1.55
    for i, z in enumerate((DECK - .15, DECK - .30)):
        y0 = VY - .12 - .30 * (i + 1)
        kit["deck"].box(WORLD, sx0, sx1, y0, y0 + .14, z - .035, z, .006, .3 + .2 * i)
        kit["deck"].box(WORLD, sx0, sx1, y0 + .146, y0 + .30, z - .035, z, .006, .7 - .2 * i)
        kit["trim"].box(WORLD, sx0 + .03, sx1 - .03, y0 + .28, y0 + .30, z - .02, z + .13)
    for a in (sx0 - .03, sx1):
        kit["trim"].box(WORLD, a, a + .03, VY - .74, VY - .12, .0, DECK - .32)
        kit["trim"].box(WORLD, a, a + .03, VY - .43, VY - .12, .0, DECK - .16)
    # roof: straight fall and a bullnose at the front
    top, yb, rad = ZE - .36, VY - .02, .46
    fall = math.tan(math.radians(8))
    zb = top + fall * (yb + .0) + .02
    arc = []
    for i in range(9):
        a = math.radians(8 + 68 * i / 8)
        arc.append((yb - rad * (math.sin(a) - math.sin(math.radians(8))), zb - rad * (math.cos(math.radians(8)) - math.cos(a)), a))

    def sheet(x):
        out = [(Vector((x, .0, top)), Vector((0, -math.sin(math.radians(8)), math.cos(math.radians(8)))))]
        for y, z, a in arc:
            out.append((Vector((x, y, z)), Vector((0, -math.sin(a), math.cos(a)))))
        return out
    kit["roof"].corrugated(VX0 + .03, VX1 + .12, sheet)
    kit["flashing"].box(WORLD, VX0, VX1 + .1, -.03, 0, top - .03, top + .09)
    lip_y, lip_z = arc[-1][0], arc[-1][1]
    o = Vector((0, -1, 0))
    sec = [o * 0, o * .10, o * .115 + Vector((0, 0, .045)), o * .105 + Vector((0, 0, .09)), o * .095 + Vector((0, 0, .09)), o * .09 + Vector((0, 0, .012)), Vector((0, 0, .012))]
    kit["gutter"].extrude(sec, (VX0, lip_y + .03, lip_z - .07), (VX1 + .14, lip_y + .03, lip_z - .07))
    # end of the verandah roof: a shaped board on the west side
    poly = [Vector((VX1 + .11, 0, top - .02))] + [Vector((VX1 + .11, y, z - .012)) for y, z, _ in arc] + [Vector((VX1 + .11, VY, lip_z - .02)), Vector((VX1 + .11, 0, lip_z - .02))]
    kit["trim"].face(poly)
    # ceiling, beam, posts, frieze, brackets
    bz = lip_z - .02
    kit["trim"].face([Vector((VX0, 0, bz + .12)), Vector((VX1, 0, bz + .12)), Vector((VX1, VY, bz + .12)), Vector((VX0, VY, bz + .12))])
    t = kit["trim"]
    t.box(WORLD, VX0, VX1 + .06, VY - .05, VY + .05, bz - .10, bz + .10)
    t.box(WORLD, VX1 - .04, VX1 + .06, VY, 0, bz - .10, bz + .10)
    posts = [VX0 + .12, -.62, 1.78, 4.16, VX1]
    for px in posts:
        t.box(WORLD, px - .055, px + .055, VY - .055, VY + .055, DECK, bz - .08, .014)
        for a, b in ((DECK, DECK + .20), (DECK + .86, DECK + .92), (bz - .62, bz - .57)):
            e = .075 if a == DECK else .07
            t.box(WORLD, px - e, px + e, VY - e, VY + e, a, b, .012)
    F = Frame((0, VY, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    for a, b in zip(posts, posts[1:]):
        frieze(F, a + .055, b - .055, bz - .10)
    frieze(Frame((VX1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)), VY + .06, -.05, bz - .10)
    # porch lamp, bench, pots, mat, house number
    kit["dark"].tube([(.85, -1.05, bz + .1), (.85, -1.05, bz - .12)], .01, 6)
    kit["lamp"].lathe((.85, -1.05, bz - .36), [(.03, 0), (.10, .05), (.11, .14), (.07, .23), (.03, .25)], 16)
    LAMPS.append(("porch", (.85, -1.05, bz - .5), None))
    bench(2.95, -.55)
    for px, py, s in ((-.98, -.45, 1.1), (1.28, -.4, .9), (6.1, -.5, 1.2)):
        plant_pot(px, py, DECK, s)
    kit["picture"].box(WORLD, -.3, .5, -.75, -.2, DECK, DECK + .012, .003, .85)


def frieze(F, u0, u1, top):
    """Slatted timber frieze with curved brackets at the posts."""
    t = kit["trim"]
    t.box(F, u0, u1, top - .26, top - .215, -.02, .02)
    n = int((u1 - u0) / .085)
    for i in range(1, n):
        u = u0 + (u1 - u0) * i / n
        t.box(F, u - .014, u + .014, top - .22, top + .01, -.01, .01, .003)
    for s, e in ((1, u0), (-1, u1)):
        pts = [F.pt(e + s * (.42 - .42 * math.cos(a)) , top - .26 - .42 * (1 - math.sin(a)) , 0) for a in [math.radians(d) for d in range(0, 91, 10)]]
        t.tube(pts, .020, 6)
        pts = [F.pt(e + s * (.24 - .24 * math.cos(a)), top - .26 - .24 * (1 - math.sin(a)), 0) for a in [math.radians(d) for d in range(0, 91, 15)]]
        t.tube(pts, .015, 6)
        t.tube([F.pt(e + s * .10, top - .26 - .10, 0), F.pt(e + s * .16, top - .26 - .17, 0)], .012, 6)


def bench(x, y):
    k = kit["timber"]
    for i in range(4):
        k.box(WORLD, x - .75, x + .75, y - .42 + i * .11, y - .33 + i * .11, DECK + .42, DECK + .45, .006, .2 + .2 * i)
    for i in range(3):
        k.box(WORLD, x - .75, x + .75, y + .03, y + .055, DECK + .55 + i * .13, DECK + .65 + i * .13, .006, .8 - .2 * i)
    for a in (-.7, .7):
        k.box(WORLD, x + a - .03, x + a + .03, y - .40, y - .34, DECK, DECK + .64)
        k.box(WORLD, x + a - .03, x + a + .03, y + .0, y + .06, DECK, DECK + .95)
        k.box(WORLD, x + a - .035, x + a + .035, y - .42, y + .05, DECK + .62, DECK + .66)
    kit["sofa"].box(WORLD, x - .62, x - .22, y - .08, y + .03, DECK + .46, DECK + .84, .04)


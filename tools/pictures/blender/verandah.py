"""The verandah: deck, posts, frieze, bullnose roof, and what stands on it."""
import math
from mathutils import Vector
from meshes import Frame, WORLD, rng
from model import DECK_Z, LAMPS, VERANDAH_EAST_X, VERANDAH_NORTH_Y, VERANDAH_WEST_X, WALL_TOP, kit
from roof import small_gutter
from rooms import plant_pot


def build_verandah():
    r = rng("deck")
    x = VERANDAH_EAST_X + .04
    while x < VERANDAH_WEST_X - .05:                                                   # boards run out from the wall
        kit["deck"].box(WORLD, x, x + .088, VERANDAH_NORTH_Y - .12, -.03, DECK_Z - .03, DECK_Z + r.uniform(-.001, .001), .004, r.random())
        x += .093
    kit["trim"].box(WORLD, VERANDAH_EAST_X + .02, VERANDAH_WEST_X + .02, VERANDAH_NORTH_Y - .11, VERANDAH_NORTH_Y - .075, DECK_Z - .21, DECK_Z - .03)
    # sub-floor battens with shadow gaps, brick stumps
    x = VERANDAH_EAST_X + .05
    while x < VERANDAH_WEST_X:
        kit["timber"].box(WORLD, x, x + .07, VERANDAH_NORTH_Y - .06, VERANDAH_NORTH_Y - .04, .02, DECK_Z - .21, .004, r.random())
        x += .10
    kit["dark"].face([Vector((VERANDAH_EAST_X, VERANDAH_NORTH_Y - .02, 0)), Vector((VERANDAH_WEST_X, VERANDAH_NORTH_Y - .02, 0)), Vector((VERANDAH_WEST_X, VERANDAH_NORTH_Y - .02, DECK_Z)), Vector((VERANDAH_EAST_X, VERANDAH_NORTH_Y - .02, DECK_Z))])
    y = VERANDAH_NORTH_Y
    while y < 0:
        kit["timber"].box(WORLD, VERANDAH_WEST_X - .02, VERANDAH_WEST_X, y, y + .07, .02, DECK_Z - .05, .004, r.random())
        y += .1
    # steps
    sx0, sx1 = -.25, 1.55
    for i, z in enumerate((DECK_Z - .15, DECK_Z - .30)):
        y0 = VERANDAH_NORTH_Y - .12 - .30 * (i + 1)
        kit["deck"].box(WORLD, sx0, sx1, y0, y0 + .14, z - .035, z, .006, .3 + .2 * i)
        kit["deck"].box(WORLD, sx0, sx1, y0 + .146, y0 + .30, z - .035, z, .006, .7 - .2 * i)
        kit["trim"].box(WORLD, sx0 + .03, sx1 - .03, y0 + .28, y0 + .30, z - .02, z + .13)
    for a in (sx0 - .03, sx1):
        kit["trim"].box(WORLD, a, a + .03, VERANDAH_NORTH_Y - .74, VERANDAH_NORTH_Y - .12, .0, DECK_Z - .32)
        kit["trim"].box(WORLD, a, a + .03, VERANDAH_NORTH_Y - .43, VERANDAH_NORTH_Y - .12, .0, DECK_Z - .16)
    # roof: straight fall and a bullnose at the front
    top, yb, rad = WALL_TOP - .36, VERANDAH_NORTH_Y - .02, .46
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
    kit["roof"].corrugated(VERANDAH_EAST_X + .03, VERANDAH_WEST_X + .12, sheet)
    kit["flashing"].box(WORLD, VERANDAH_EAST_X, VERANDAH_WEST_X + .1, -.03, 0, top - .03, top + .09)
    lip_y, lip_z = arc[-1][0], arc[-1][1]
    small_gutter((VERANDAH_EAST_X, lip_y + .03, lip_z - .07), (VERANDAH_WEST_X + .14, lip_y + .03, lip_z - .07), (0, -1, 0))
    # end of the verandah roof: a shaped board on the west side
    poly = [Vector((VERANDAH_WEST_X + .11, 0, top - .02))] + [Vector((VERANDAH_WEST_X + .11, y, z - .012)) for y, z, _ in arc] + [Vector((VERANDAH_WEST_X + .11, VERANDAH_NORTH_Y, lip_z - .02)), Vector((VERANDAH_WEST_X + .11, 0, lip_z - .02))]
    kit["trim"].face(poly)
    # ceiling, beam, posts, frieze, brackets
    bz = lip_z - .02
    kit["trim"].face([Vector((VERANDAH_EAST_X, 0, bz + .12)), Vector((VERANDAH_WEST_X, 0, bz + .12)), Vector((VERANDAH_WEST_X, VERANDAH_NORTH_Y, bz + .12)), Vector((VERANDAH_EAST_X, VERANDAH_NORTH_Y, bz + .12))])
    t = kit["trim"]
    t.box(WORLD, VERANDAH_EAST_X, VERANDAH_WEST_X + .06, VERANDAH_NORTH_Y - .05, VERANDAH_NORTH_Y + .05, bz - .10, bz + .10)
    t.box(WORLD, VERANDAH_WEST_X - .04, VERANDAH_WEST_X + .06, VERANDAH_NORTH_Y, 0, bz - .10, bz + .10)
    posts = [VERANDAH_EAST_X + .12, -.62, 1.78, 4.16, VERANDAH_WEST_X]
    for px in posts:
        t.box(WORLD, px - .055, px + .055, VERANDAH_NORTH_Y - .055, VERANDAH_NORTH_Y + .055, DECK_Z, bz - .08, .014)
        for a, b in ((DECK_Z, DECK_Z + .20), (DECK_Z + .86, DECK_Z + .92), (bz - .62, bz - .57)):
            e = .075 if a == DECK_Z else .07
            t.box(WORLD, px - e, px + e, VERANDAH_NORTH_Y - e, VERANDAH_NORTH_Y + e, a, b, .012)
    F = Frame((0, VERANDAH_NORTH_Y, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    for a, b in zip(posts, posts[1:]):
        frieze(F, a + .055, b - .055, bz - .10)
    frieze(Frame((VERANDAH_WEST_X, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)), VERANDAH_NORTH_Y + .06, -.05, bz - .10)
    # porch lamp, bench, pots, mat, house number
    kit["dark"].tube([(.85, -1.05, bz + .1), (.85, -1.05, bz - .12)], .01, 6)
    kit["lamp"].lathe((.85, -1.05, bz - .36), [(.03, 0), (.10, .05), (.11, .14), (.07, .23), (.03, .25)], 16)
    LAMPS.append(("porch", (.85, -1.05, bz - .5), None))
    bench(2.95, -.55)
    for px, py, s in ((-.98, -.45, 1.1), (1.28, -.4, .9), (6.1, -.5, 1.2)):
        plant_pot(px, py, DECK_Z, s)
    kit["picture"].box(WORLD, -.3, .5, -.75, -.2, DECK_Z, DECK_Z + .012, .003, .85)


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
        k.box(WORLD, x - .75, x + .75, y - .42 + i * .11, y - .33 + i * .11, DECK_Z + .42, DECK_Z + .45, .006, .2 + .2 * i)
    for i in range(3):
        k.box(WORLD, x - .75, x + .75, y + .03, y + .055, DECK_Z + .55 + i * .13, DECK_Z + .65 + i * .13, .006, .8 - .2 * i)
    for a in (-.7, .7):
        k.box(WORLD, x + a - .03, x + a + .03, y - .40, y - .34, DECK_Z, DECK_Z + .64)
        k.box(WORLD, x + a - .03, x + a + .03, y + .0, y + .06, DECK_Z, DECK_Z + .95)
        k.box(WORLD, x + a - .035, x + a + .035, y - .42, y + .05, DECK_Z + .62, DECK_Z + .66)
    kit["sofa"].box(WORLD, x - .62, x - .22, y - .08, y + .03, DECK_Z + .46, DECK_Z + .84, .04)


"""The roof: corrugated sheets cut clean at valleys, ridges, verges, gutters, the chimney."""
from mathutils import Vector
from meshes import Frame, WORLD, bricks, rng
from model import GC, GH, GX0, GX1, GY, OV, RZ, T1, T2, X0, X1, Y1, ZE, kit


def bargeboard(a, b, drop=.20, thick=.035, name="trim"):
    """A board under the verge, from eave a to ridge b (world points on the roof's edge)."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    n = Vector((-d.z, 0, d.x)) if abs(d.y) < .01 else Vector((0, -d.z, d.y))
    n = n if n.z > 0 else -n
    out = d.cross(n)
    F = Frame(a, d, n, out)
    kit[name].box(F, -.02, (b - a).length, -drop, .012, -thick / 2, thick / 2)
    kit["trim"].box(F, -.02, (b - a).length, -.045, .016, -thick / 2 - .02, thick / 2 + .02)


def build_roof(cut=None):
    """cut = (x0, x1, y0, y1): leaves the north sheets out between two x, from y0 above the eave to y1 below the ridge."""
    k = kit["roof"]
    ridge_y, rz = Y1 / 2, RZ + Y1 / 2 * T1
    n_main = Vector((0, -T1, 1)).normalized()
    xl, xr = X0 - .35, X1 + .38
    gz = RZ + GH * T2
    valley_top = GH * T2 / T1
    gap = .045

    def low(x):
        """Where the main sheets start: at the eave, or in the valley beside the gable roof."""
        s = GH - abs(x - GC)
        y = s * T2 / T1 + gap
        return max(-OV, y) if abs(x - GC) < GH + .35 else -OV

    def north(x):
        y = low(x)
        return [(Vector((x, y, RZ + y * T1)), n_main), (Vector((x, ridge_y, rz)), n_main)]
    if cut:
        at = lambda x, y: (Vector((x, y, RZ + y * T1)), n_main)
        k.corrugated(xl, cut[0], north)
        k.corrugated(cut[1], xr, north)
        k.corrugated(cut[0], cut[1], lambda x: [at(x, low(x)), at(x, cut[2])])
        k.corrugated(cut[0], cut[1], lambda x: [at(x, cut[3]), at(x, ridge_y)])
    else:
        k.corrugated(xl, xr, north)
    n_s = Vector((0, T1, 1)).normalized()
    k.corrugated(xl, xr, lambda x: [(Vector((x, ridge_y, rz)), n_s), (Vector((x, Y1 + OV, RZ - OV * T1)), n_s)])
    yf = GY - .45
    for sgn in (-1, 1):                                            # gable roof: corrugations run down to the side eaves
        nn = Vector((sgn * T2, 0, 1)).normalized()

        def side(y, sgn=sgn, nn=nn):
            s_max = GH + .35
            if y > -(.35 * T2 / T1):
                s_max = min(s_max, GH - y * T1 / T2)
            s_max -= gap if y > -.3 else 0
            if s_max < .02:
                return None
            return [(Vector((GC, y, gz)), nn), (Vector((GC + sgn * s_max, y, gz - s_max * T2)), nn)]
        k.corrugated(yf, valley_top - .02, side)
        # valley tray: a folded strip under both sheets
        a = Vector((GC + sgn * (GH + .33), -.35 * T2 / T1 + .03, RZ - .35 * T2 * .97))
        b = Vector((GC, valley_top, gz))
        d = (b - a).normalized()
        e1 = (Vector((0, 1, T1)) - d * d.dot(Vector((0, 1, T1)))).normalized()
        e2 = (Vector((-sgn, 0, T2)) - d * d.dot(Vector((-sgn, 0, T2)))).normalized()
        dn = Vector((0, 0, -.012))
        for e in (e1, e2):
            kit["flashing"].face([a + dn, b + dn, b + dn + e * .16, a + dn + e * .16])
    # ridge caps: two wings and a roll
    def cap(a, b, across, slope):
        for s in (-1, 1):
            w = Vector(across) * s
            p, q = Vector(a), Vector(b)
            drop = Vector((0, 0, -.17 * slope))
            up = Vector((0, 0, .012))
            kit["flashing"].face([p + up, q + up, q + w * .17 + drop + up, p + w * .17 + drop + up])
        kit["flashing"].tube([Vector(a) + Vector((0, 0, .018)), Vector(b) + Vector((0, 0, .018))], .032, 12)
    cap((xl, ridge_y, rz), (xr, ridge_y, rz), (0, 1, 0), T1)
    cap((GC, yf - .02, gz), (GC, valley_top + .05, gz), (1, 0, 0), T2)
    # verges
    for x in (xr, xl):
        bargeboard((x, -OV, RZ - OV * T1 - .02), (x, ridge_y, rz - .02))
        bargeboard((x, Y1 + OV, RZ - OV * T1 - .02), (x, ridge_y, rz - .02))
    for s in (-1, 1):
        bargeboard((GC + s * (GH + .35), yf, RZ - .35 * T2 - .02), (GC, yf, gz - .02), .22)
    # soffits
    kit["trim"].face([Vector((GX1 + .4, -OV + .05, RZ - OV * T1 - .06)), Vector((xr, -OV + .05, RZ - OV * T1 - .06)), Vector((xr, .1, RZ - OV * T1 - .06)), Vector((GX1 + .4, .1, RZ - OV * T1 - .06))])
    kit["trim"].face([Vector((xr, -OV, RZ - OV * T1 - .05)), Vector((X1, -OV, RZ - OV * T1 - .05)), Vector((X1, ridge_y, rz - .05)), Vector((xr, ridge_y, rz - .05))])
    for s in (-1, 1):
        e = GC + s * (GH + .35)
        kit["trim"].face([Vector((e, yf, RZ - .35 * T2 - .04)), Vector((GC, yf, gz - .04)), Vector((GC, GY, gz - .04)), Vector((e, GY, RZ - .35 * T2 - .04))])
        kit["trim"].face([Vector((e, yf, ZE - .22)), Vector((GC + s * GH, yf, ZE - .22)), Vector((GC + s * GH, 0, ZE - .22)), Vector((e, 0, ZE - .22))])
    # apex truss and finial
    y = yf - .005
    F = Frame((0, y, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    kit["trim"].box(F, GC - .95, GC + .95, gz - .80, gz - .72, -.02, .03)
    kit["trim"].box(F, GC - .045, GC + .045, gz - 1.0, gz + .05, -.03, .04)
    for i in range(1, 7):
        for s in (-1, 1):
            u = GC + s * (i * .135)
            kit["trim"].box(F, u - .014, u + .014, gz - .74, gz - .10 - i * .135 * T2, -.008, .012, .003)
    kit["accent"].lathe((GC, y + .01, gz + .04), [(.05, 0), (.05, .06), (.085, .1), (.085, .13), (.04, .17), (.055, .27), (.03, .36), (.05, .41), (.01, .58), (0, .6)], 14)
    kit["accent"].lathe((GC, y + .01, gz - 1.14), [(0, 0), (.04, .05), (.045, .1), (.03, .15)], 12)
    # gutters (quad) and fascias
    def gutter(a, b, out):
        o = Vector(out)
        sec = [o * 0 + Vector((0, 0, .0)), o * .11 + Vector((0, 0, .0)), o * .125 + Vector((0, 0, .05)), o * .115 + Vector((0, 0, .1)),
               o * .10 + Vector((0, 0, .1)), o * .10 + Vector((0, 0, .015)), Vector((0, 0, .015))]
        kit["gutter"].extrude(sec, a, b)
    ez = RZ - OV * T1 - .12
    gutter((GX1 + .30, -OV + .02, ez), (xr, -OV + .02, ez), (0, -1, 0))
    kit["gutter"].box(WORLD, GX1 + .3, xr, -OV + .02, -OV + .045, ez - .05, ez + .09)
    sz = RZ - .35 * T2 - .12
    for s in (-1, 1):
        e = GC + s * (GH + .33)
        gutter((e, yf, sz), (e, -.45, sz), (s, 0, 0))
        kit["gutter"].box(WORLD, e - s * .02, e, yf, -.45, sz - .05, sz + .09)
    # downpipes
    def down(points, r=.043):
        kit["pipe"].tube(points, r, 12)
    yy = GY + .10
    down([(GX1 + .40, yy, sz), (GX1 + .40, yy, sz - .07), (GX1 + .09, yy, sz - .40), (GX1 + .09, yy, .05)])
    down([(GX0 - .40, yy, sz), (GX0 - .40, yy, sz - .07), (GX0 - .09, yy, sz - .40), (GX0 - .09, yy, .05)])
    down([(X1 + .22, -OV - .04, ez), (X1 + .22, -OV - .04, ez - .06), (X1 + .09, .16, ez - .45), (X1 + .09, .16, .05)])
    # chimney with corbels and pots
    cx, cy, cw, cd = -1.35, 5.0, .98, .62
    z0, z1 = RZ + 3 * T1 - .4, 7.12
    r = rng("chimney")
    for F, a, b in ((Frame((cx - cw / 2, cy - cd / 2, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0)), 0, cw),
                    (Frame((cx + cw / 2, cy - cd / 2, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)), 0, cd),
                    (Frame((cx - cw / 2, cy - cd / 2, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0)), 0, cd),
                    (Frame((cx - cw / 2, cy + cd / 2, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0)), 0, cw)):
        bricks(kit["brick"], kit["mortar"], F, a, b, z0, z1, r)
    for o, za, zb in ((.04, z1 - .62, z1 - .54), (.05, z1 - .06, z1 + .03), (.10, z1 + .03, z1 + .11), (.06, z1 + .11, z1 + .19)):
        kit["trim" if o == .10 else "brick"].box(WORLD, cx - cw / 2 - o, cx + cw / 2 + o, cy - cd / 2 - o, cy + cd / 2 + o, za, zb, .01, .5)
    for a in (-.25, .25):
        kit["round"].lathe((cx + a, cy, z1 + .19), [(.13, 0), (.11, .08), (.09, .32), (.12, .36), (.12, .42), (.07, .42)], 16)
    kit["flashing"].box(WORLD, cx - cw / 2 - .03, cx + cw / 2 + .03, cy - cd / 2 - .03, cy + cd / 2 + .03, z0, rz - .28)


"""The roof: corrugated sheets cut clean at valleys, ridges, verges, gutters, the chimney."""
from mathutils import Vector
from meshes import Frame, WORLD, bricks, rng
from model import (
    EAST_X, EAVES, GABLE_CENTRE_X, GABLE_EAST_X, GABLE_HALF_WIDTH, GABLE_NORTH_Y, GABLE_SLOPE, GABLE_WEST_X, MAIN_SLOPE,
    ROOF_Z, SOUTH_Y, WALL_TOP, WEST_X, kit,
)


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


def small_gutter(start, end, outward):
    """The gutter of a small roof. outward points away from the roof."""
    o = Vector(outward)
    section = [o * 0, o * .10, o * .115 + Vector((0, 0, .045)), o * .105 + Vector((0, 0, .09)), o * .095 + Vector((0, 0, .09)), o * .09 + Vector((0, 0, .012)), Vector((0, 0, .012))]
    kit["gutter"].extrude(section, start, end)


def build_roof(cut=None):
    """cut = (x0, x1, y0, y1): leaves the north sheets out between two x, from y0 above the eave to y1 below the ridge."""
    k = kit["roof"]
    ridge_y, rz = SOUTH_Y / 2, ROOF_Z + SOUTH_Y / 2 * MAIN_SLOPE
    n_main = Vector((0, -MAIN_SLOPE, 1)).normalized()
    xl, xr = EAST_X - .35, WEST_X + .38
    gz = ROOF_Z + GABLE_HALF_WIDTH * GABLE_SLOPE
    valley_top = GABLE_HALF_WIDTH * GABLE_SLOPE / MAIN_SLOPE
    gap = .045

    def low(x):
        """Where the main sheets start: at the eave, or in the valley beside the gable roof."""
        s = GABLE_HALF_WIDTH - abs(x - GABLE_CENTRE_X)
        y = s * GABLE_SLOPE / MAIN_SLOPE + gap
        return max(-EAVES, y) if abs(x - GABLE_CENTRE_X) < GABLE_HALF_WIDTH + .35 else -EAVES

    def north(x):
        y = low(x)
        return [(Vector((x, y, ROOF_Z + y * MAIN_SLOPE)), n_main), (Vector((x, ridge_y, rz)), n_main)]
    if cut:
        at = lambda x, y: (Vector((x, y, ROOF_Z + y * MAIN_SLOPE)), n_main)
        k.corrugated(xl, cut[0], north)
        k.corrugated(cut[1], xr, north)
        k.corrugated(cut[0], cut[1], lambda x: [at(x, low(x)), at(x, cut[2])])
        k.corrugated(cut[0], cut[1], lambda x: [at(x, cut[3]), at(x, ridge_y)])
    else:
        k.corrugated(xl, xr, north)
    n_s = Vector((0, MAIN_SLOPE, 1)).normalized()
    k.corrugated(xl, xr, lambda x: [(Vector((x, ridge_y, rz)), n_s), (Vector((x, SOUTH_Y + EAVES, ROOF_Z - EAVES * MAIN_SLOPE)), n_s)])
    yf = GABLE_NORTH_Y - .45
    for sgn in (-1, 1):                                            # gable roof: corrugations run down to the side eaves
        nn = Vector((sgn * GABLE_SLOPE, 0, 1)).normalized()

        def side(y, sgn=sgn, nn=nn):
            s_max = GABLE_HALF_WIDTH + .35
            if y > -(.35 * GABLE_SLOPE / MAIN_SLOPE):
                s_max = min(s_max, GABLE_HALF_WIDTH - y * MAIN_SLOPE / GABLE_SLOPE)
            s_max -= gap if y > -.3 else 0
            if s_max < .02:
                return None
            return [(Vector((GABLE_CENTRE_X, y, gz)), nn), (Vector((GABLE_CENTRE_X + sgn * s_max, y, gz - s_max * GABLE_SLOPE)), nn)]
        k.corrugated(yf, valley_top - .02, side)
        # valley tray: a folded strip under both sheets
        a = Vector((GABLE_CENTRE_X + sgn * (GABLE_HALF_WIDTH + .33), -.35 * GABLE_SLOPE / MAIN_SLOPE + .03, ROOF_Z - .35 * GABLE_SLOPE * .97))
        b = Vector((GABLE_CENTRE_X, valley_top, gz))
        d = (b - a).normalized()
        e1 = (Vector((0, 1, MAIN_SLOPE)) - d * d.dot(Vector((0, 1, MAIN_SLOPE)))).normalized()
        e2 = (Vector((-sgn, 0, GABLE_SLOPE)) - d * d.dot(Vector((-sgn, 0, GABLE_SLOPE)))).normalized()
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
    cap((xl, ridge_y, rz), (xr, ridge_y, rz), (0, 1, 0), MAIN_SLOPE)
    cap((GABLE_CENTRE_X, yf - .02, gz), (GABLE_CENTRE_X, valley_top + .05, gz), (1, 0, 0), GABLE_SLOPE)
    # verges
    for x in (xr, xl):
        bargeboard((x, -EAVES, ROOF_Z - EAVES * MAIN_SLOPE - .02), (x, ridge_y, rz - .02))
        bargeboard((x, SOUTH_Y + EAVES, ROOF_Z - EAVES * MAIN_SLOPE - .02), (x, ridge_y, rz - .02))
    for s in (-1, 1):
        bargeboard((GABLE_CENTRE_X + s * (GABLE_HALF_WIDTH + .35), yf, ROOF_Z - .35 * GABLE_SLOPE - .02), (GABLE_CENTRE_X, yf, gz - .02), .22)
    # soffits
    kit["trim"].face([Vector((GABLE_WEST_X + .4, -EAVES + .05, ROOF_Z - EAVES * MAIN_SLOPE - .06)), Vector((xr, -EAVES + .05, ROOF_Z - EAVES * MAIN_SLOPE - .06)), Vector((xr, .1, ROOF_Z - EAVES * MAIN_SLOPE - .06)), Vector((GABLE_WEST_X + .4, .1, ROOF_Z - EAVES * MAIN_SLOPE - .06))])
    kit["trim"].face([Vector((xr, -EAVES, ROOF_Z - EAVES * MAIN_SLOPE - .05)), Vector((WEST_X, -EAVES, ROOF_Z - EAVES * MAIN_SLOPE - .05)), Vector((WEST_X, ridge_y, rz - .05)), Vector((xr, ridge_y, rz - .05))])
    for s in (-1, 1):
        e = GABLE_CENTRE_X + s * (GABLE_HALF_WIDTH + .35)
        kit["trim"].face([Vector((e, yf, ROOF_Z - .35 * GABLE_SLOPE - .04)), Vector((GABLE_CENTRE_X, yf, gz - .04)), Vector((GABLE_CENTRE_X, GABLE_NORTH_Y, gz - .04)), Vector((e, GABLE_NORTH_Y, ROOF_Z - .35 * GABLE_SLOPE - .04))])
        kit["trim"].face([Vector((e, yf, WALL_TOP - .22)), Vector((GABLE_CENTRE_X + s * GABLE_HALF_WIDTH, yf, WALL_TOP - .22)), Vector((GABLE_CENTRE_X + s * GABLE_HALF_WIDTH, 0, WALL_TOP - .22)), Vector((e, 0, WALL_TOP - .22))])
    # apex truss and finial
    y = yf - .005
    F = Frame((0, y, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    kit["trim"].box(F, GABLE_CENTRE_X - .95, GABLE_CENTRE_X + .95, gz - .80, gz - .72, -.02, .03)
    kit["trim"].box(F, GABLE_CENTRE_X - .045, GABLE_CENTRE_X + .045, gz - 1.0, gz + .05, -.03, .04)
    for i in range(1, 7):
        for s in (-1, 1):
            u = GABLE_CENTRE_X + s * (i * .135)
            kit["trim"].box(F, u - .014, u + .014, gz - .74, gz - .10 - i * .135 * GABLE_SLOPE, -.008, .012, .003)
    kit["accent"].lathe((GABLE_CENTRE_X, y + .01, gz + .04), [(.05, 0), (.05, .06), (.085, .1), (.085, .13), (.04, .17), (.055, .27), (.03, .36), (.05, .41), (.01, .58), (0, .6)], 14)
    kit["accent"].lathe((GABLE_CENTRE_X, y + .01, gz - 1.14), [(0, 0), (.04, .05), (.045, .1), (.03, .15)], 12)
    # gutters (quad) and fascias
    def gutter(a, b, out):
        o = Vector(out)
        sec = [o * 0 + Vector((0, 0, .0)), o * .11 + Vector((0, 0, .0)), o * .125 + Vector((0, 0, .05)), o * .115 + Vector((0, 0, .1)),
               o * .10 + Vector((0, 0, .1)), o * .10 + Vector((0, 0, .015)), Vector((0, 0, .015))]
        kit["gutter"].extrude(sec, a, b)
    ez = ROOF_Z - EAVES * MAIN_SLOPE - .12
    gutter((GABLE_WEST_X + .30, -EAVES + .02, ez), (xr, -EAVES + .02, ez), (0, -1, 0))
    kit["gutter"].box(WORLD, GABLE_WEST_X + .3, xr, -EAVES + .02, -EAVES + .045, ez - .05, ez + .09)
    sz = ROOF_Z - .35 * GABLE_SLOPE - .12
    for s in (-1, 1):
        e = GABLE_CENTRE_X + s * (GABLE_HALF_WIDTH + .33)
        gutter((e, yf, sz), (e, -.45, sz), (s, 0, 0))
        kit["gutter"].box(WORLD, e - s * .02, e, yf, -.45, sz - .05, sz + .09)
    # downpipes
    def down(points, r=.043):
        kit["pipe"].tube(points, r, 12)
    yy = GABLE_NORTH_Y + .10
    down([(GABLE_WEST_X + .40, yy, sz), (GABLE_WEST_X + .40, yy, sz - .07), (GABLE_WEST_X + .09, yy, sz - .40), (GABLE_WEST_X + .09, yy, .05)])
    down([(GABLE_EAST_X - .40, yy, sz), (GABLE_EAST_X - .40, yy, sz - .07), (GABLE_EAST_X - .09, yy, sz - .40), (GABLE_EAST_X - .09, yy, .05)])
    down([(WEST_X + .22, -EAVES - .04, ez), (WEST_X + .22, -EAVES - .04, ez - .06), (WEST_X + .09, .16, ez - .45), (WEST_X + .09, .16, .05)])
    # chimney with corbels and pots
    cx, cy, cw, cd = -1.35, 5.0, .98, .62
    z0, z1 = ROOF_Z + 3 * MAIN_SLOPE - .4, 7.12
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


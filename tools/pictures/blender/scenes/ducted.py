"""Ducted air conditioning: the north sheets are lifted off and the roof space shows its unit, ducts and outlets."""
from mathutils import Vector
import equipment
import garden
import stage
from hours import HOURS, towards_sun
from meshes import Frame, WORLD, rng, spline
from model import EAST_X, MAIN_SLOPE, ROOF_Z, SOUTH_Y, WALL_TOP, WEST_WALL, WEST_X, kit
from roof import build_roof
from verandah import build_verandah
from walls import build_walls
from wing import build_wing

LIGHT = dict(HOURS["noon"], sun=towards_sun(14.6), sky=.95, exposure=-.10)
CUT = (-1.9, 6.15, .22, 3.55)
CEILING = WALL_TOP - .17


def build(args):
    build_walls()
    build_roof(CUT)
    build_verandah()
    build_wing()
    ceiling()
    timbers()
    unit()
    ducts()
    equipment.outdoor_unit(WEST_WALL, .95, .10, .98, 1.05, .36, fans=1, off=.20)
    equipment.lagged_pipes(WEST_WALL, [(1.72, .70, .2), (1.80, 1.2, .06), (1.80, 3.35, .06), (1.80, 3.7, -.2)], .03)
    kit["concrete"].box(WORLD, WEST_X + .12, WEST_X + .72, .80, 2.1, -.05, .04, .012)


def ceiling():
    """Plaster, joists at 450 mm and insulation between them."""
    r = rng("batts")
    kit["enclosure"].box(WORLD, EAST_X + .1, WEST_X - .1, .1, SOUTH_Y - .1, CEILING - .012, CEILING, .001)
    x = EAST_X + .2
    while x < WEST_X - .2:
        kit["joist"].box(WORLD, x, x + .042, .05, SOUTH_Y - .05, CEILING, CEILING + .10, .003, r.random())
        y = .12
        while y < SOUTH_Y - .4:
            n = y + r.uniform(1.05, 1.25)
            kit["batts"].box(WORLD, x + .046, x + .405, y + .008, min(n, SOUTH_Y - .15), CEILING + .004, CEILING + .125 + r.uniform(-.012, .012), .03, r.random())
            y = n
        x += .45


def timbers():
    """Rafters under the sheets, cut back in the opening; purlins along them; the ridge."""
    r = rng("rafters")
    up = Vector((0, 1, MAIN_SLOPE)).normalized()
    n = Vector((0, -MAIN_SLOPE, 1)).normalized()
    length = (SOUTH_Y / 2) / up.y
    x = EAST_X + .3
    while x < WEST_X:
        F = Frame((x, 0, ROOF_Z - .03), up, n, (1, 0, 0))
        inside = CUT[0] + .05 < x < CUT[1] - .05
        spans = [(0, CUT[2] / up.y + r.uniform(.10, .16)), (CUT[3] / up.y - r.uniform(.22, .30), length)] if inside else [(0, length)]
        for a, b in spans:
            kit["joist"].box(F, a, b, -.14, -.05, -.02, .02, .003, r.random())
        S = Frame((x, SOUTH_Y, ROOF_Z - .03), Vector((0, -1, MAIN_SLOPE)).normalized(), Vector((0, MAIN_SLOPE, 1)).normalized(), (1, 0, 0))
        kit["joist"].box(S, 0, length, -.14, -.05, -.02, .02, .003, r.random())
        x += .9
    kit["joist"].box(WORLD, EAST_X + .1, WEST_X - .1, SOUTH_Y / 2 - .018, SOUTH_Y / 2 + .018, ROOF_Z + SOUTH_Y / 2 * MAIN_SLOPE - .26, ROOF_Z + SOUTH_Y / 2 * MAIN_SLOPE - .08, .003)
    for s in (.9, 1.8, 2.7, 3.6):                                           # purlins end at the cut
        F = Frame((0, 0, ROOF_Z - .03), (1, 0, 0), up, n)
        for a, b in ((EAST_X, CUT[0] + r.uniform(.10, .2)), (CUT[1] - r.uniform(.10, .2), WEST_X + .3)):
            kit["joist"].box(F, a, b, s - .035, s + .035, -.05, -.012, .003, r.random())
        S = Frame((0, SOUTH_Y, ROOF_Z - .03), (1, 0, 0), Vector((0, -1, MAIN_SLOPE)).normalized(), Vector((0, MAIN_SLOPE, 1)).normalized())
        kit["joist"].box(S, EAST_X, WEST_X + .3, s - .035, s + .035, -.05, -.012, .003, r.random())
    # the cut through sheets: a dark edge
    e = kit["edge"]
    F = Frame((0, 0, ROOF_Z), (1, 0, 0), up, n)
    v0, v1 = CUT[2] / up.y, CUT[3] / up.y
    for a, b, c, d in ((CUT[0], CUT[1], v0, v0 + .022), (CUT[0], CUT[1], v1 - .022, v1), (CUT[0], CUT[0] + .022, v0, v1), (CUT[1] - .022, CUT[1], v0, v1)):
        e.box(F, a, b, c, d, -.014, .016, .002)


UNIT = (1.55, 3.15, 2.55, 3.35)
Z0 = CEILING + .30


def unit():
    """The indoor unit in two parts on a platform, its return air box and drain tray."""
    x0, x1, y0, y1 = UNIT
    for y in (y0 + .05, y1 - .12):
        kit["joist"].box(WORLD, x0 - .35, x1 + .35, y, y + .07, CEILING + .13, CEILING + .20, .004)
    kit["silver"].box(WORLD, x0 - .10, x1 + .10, y0 - .08, y1 + .08, CEILING + .20, CEILING + .235, .006)
    F = Frame((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    kit["silver~"].rounded(F, x0, x1, y0, y1, CEILING + .24, CEILING + .76, .02, .015)
    for u in (x0 + .52, x0 + 1.06):
        kit["graphite"].box(F, u, u + .006, y0 - .002, y1 + .002, CEILING + .25, CEILING + .762, .001)
    W = Frame((0, y0, CEILING), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    kit["graphite~"].rounded(W, x0 + .62, x0 + .98, .38, .62, -.002, .004, .01, .001)
    equipment.label(W, x0 + .12, .36, .0, .22, .14)
    kit["lagging~"].tube([Vector((x1 + .01, y1 - .2, CEILING + .45)), Vector((x1 + .25, y1 - .2, CEILING + .45)), Vector((x1 + .9, y1 - .5, CEILING + .22)), Vector((WEST_X - .3, 1.9, CEILING + .20)), Vector((WEST_X - .05, 1.85, CEILING + .05))], .035, 12)


def flexible(points, r=.15):
    """Insulated flexible duct: ribs of its wire, sagging a little between hangers."""
    line = spline(points)
    total = sum((b - a).length for a, b in zip(line, line[1:]))
    step, at, path = .019, 0.0, [line[0]]
    for a, b in zip(line, line[1:]):
        d = (b - a).length
        while at + d >= step * len(path):
            path.append(a.lerp(b, (step * len(path) - at) / d))
        at += d
    kit["duct~"].tube(path, [r + (.007 if i % 4 in (0, 1) else -.004) for i in range(len(path))], 22)
    return total


def outlet(x, y):
    """The duct's boot on the ceiling, over a round diffuser."""
    kit["silver~"].lathe((x, y, CEILING), [(.20, .0), (.20, .16), (.17, .19), (.165, .34), (.0, .34)], 36)
    kit["enclosure~"].lathe((x, y, CEILING + .0), [(.26, .0), (.26, .13), (.22, .135), (.22, .10)], 36)


def ducts():
    x0, x1, y0, y1 = UNIT
    z = CEILING + .48
    # plenum on the west end, return air on the east end
    kit["silver"].box(WORLD, x1, x1 + .34, y0 + .08, y1 - .08, CEILING + .27, CEILING + .72, .01)
    kit["silver"].box(WORLD, x0 - .30, x0, y0 + .10, y1 - .10, CEILING + .27, CEILING + .72, .01)
    c = (y0 + y1) / 2
    for x, y in ((4.35, 1.15), (5.35, 2.35), (2.45, .95), (-1.05, 1.05), (.75, 1.25)):
        outlet(x, y)
    top = CEILING + .40
    flexible([(x1 + .20, y0 + .09, z), (x1 + .22, y0 - .35, z + .02), (3.75, 1.45, z + .06), (4.25, 1.17, z + .05), (4.35, 1.15, top - .02)], .125)
    flexible([(x1 + .33, c, z), (x1 + .75, c - .05, z + .03), (4.75, 2.62, z + .08), (5.30, 2.38, z + .06), (5.35, 2.35, top - .02)], .125)
    flexible([(2.30, y0 + .0, z + .02), (2.30, y0 - .30, z + .04), (2.40, 1.35, z + .06), (2.45, .98, z + .04), (2.45, .95, top - .02)], .125)
    flexible([(1.85, y0 + .0, z + .02), (1.80, y0 - .28, z + .04), (1.15, 1.62, z + .10), (.80, 1.30, z + .08), (.75, 1.25, top - .02)], .125)
    flexible([(x0 + .12, y0 + .0, z + .02), (x0 + .05, y0 - .22, z + .05), (.55, 2.05, z + .14), (-.55, 1.45, z + .12), (-1.0, 1.08, z + .08), (-1.05, 1.05, top - .02)], .125)
    flexible([(x0 - .29, c, z), (x0 - .65, c + .02, z + .02), (.45, 3.25, z - .02), (.02, 3.30, z - .12), (-.02, 3.30, CEILING + .36)], .19)
    kit["silver"].box(WORLD, -.36, .34, 2.95, 3.65, CEILING, CEILING + .36, .012)


def plant(args):
    garden.build_ground()
    garden.build_fences()
    garden.build_plants(deep=68)


def light(hour):
    """Sky light that falls into the opening from the north."""
    o = stage.light("AREA", "opening", (2.0, -5.0, 11.0), 260, "#EAF1F7", aim=(0, -.62, .78))
    o.data.shape, o.data.size, o.data.size_y = "RECTANGLE", 9, 4
    o.visible_camera = o.visible_glossy = False


def camera(args):
    stage.oblique_camera((5.6, -11.4, 13.0), (1.95, 1.35, 3.75), 56)

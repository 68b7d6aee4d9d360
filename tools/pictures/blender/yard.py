"""The side yard: a weatherboard wall with an eave, a slab, planting. Equipment is shown here at close range."""
from mathutils import Vector
import plants
from hours import CLOCK, HOURS, towards_sun
from meshes import Frame, WORLD, rng
from model import MAIN_SLOPE, MATERIALS, kit
from openings import plinth, wall as boards, window
from roof import small_gutter
from rooms import plant_pot, room, table_lamp

WALL = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
# the wall looks north-west: the evening sun comes from the right
EVENING = dict(HOURS["evening"], sun=towards_sun(CLOCK["evening"], 32), sun_colour="#FFBE8E", sun_power=2.9, sky=.66, zenith="#6C8FC8",
               horizon="#D9BFB8", side_power=3.6, exposure=.02, strip=3.2, room=1.5, lamp=5.0)
DAY = dict(HOURS["noon"], sun=towards_sun(15.0, 10), exposure=-.05)
TOP = 2.86


def wall(window_at=None, u0=-4.5, u1=4.0, holes=()):
    """Boards on a brick base under a corrugated eave with gutter; a lit window if asked for."""
    openings = list(holes)
    if window_at:
        openings.append((*window_at, 1.02, 2.22))
    boards(WALL, "yard", u0, u1, .36, TOP, openings)
    if window_at:
        window(WALL, *openings[-1], "yard", blind=.25)
        room("yard", window_at[0] - 1.2, window_at[1] + 1.2, .12, 3.0, "feature", 1.1)
        table_lamp((window_at[0] + window_at[1]) / 2 - .12, .85)
    plinth(WALL, "yard", u0, u1, .31)
    t = kit["trim"]
    t.box(WALL, u0, u1, TOP - .16, TOP - .02, -.02, .03)
    # eave: soffit, fascia, gutter and the sheets' lower end
    kit["trim"].face([WALL.pt(u0, TOP, -.1), WALL.pt(u1, TOP, -.1), WALL.pt(u1, TOP, .42), WALL.pt(u0, TOP, .42)])
    t.box(WALL, u0, u1, TOP - .01, TOP + .15, .42, .445)
    small_gutter(WALL.pt(u0, TOP + .04, .445), WALL.pt(u1, TOP + .04, .445), (0, -1, 0))
    n = Vector((0, -MAIN_SLOPE, 1)).normalized()
    kit["roof"].corrugated(u0, u1, lambda x: [(WALL.pt(x, TOP + .17, .50), n), (WALL.pt(x, TOP + .17 + 2.5 * MAIN_SLOPE, -2.0), n)])
    pipe = u1 - 2.35
    kit["pipe"].tube([WALL.pt(pipe, TOP + .06, .49), WALL.pt(pipe, TOP - .05, .49), WALL.pt(pipe, TOP - .42, .06), WALL.pt(pipe, .06, .06)], .043, 20)
    for v in (.7, 2.2):
        kit["pipe"].box(WALL, pipe - .055, pipe + .055, v, v + .025, .0, .105, .003)


def slab(u0=-.9, u1=1.75, deep=.95):
    """The concrete at the foot of the wall."""
    kit["concrete"].box(WORLD, u0, u1, -deep, .0, -.02, .05, .012)


def garden(name, slab_at=(-.9, 1.62, .95), path=True):
    """Slab, stepping path, grass, a bed on both sides."""
    u0, u1, deep = slab_at
    slab(u0, u1, deep)
    kit["turf"].face([Vector((-9, -9, 0)), Vector((9, -9, 0)), Vector((9, .3, 0)), Vector((-9, .3, 0))])
    for a, b in ((-4.4, u0 - .04), (u1 + .04, 4.2)):
        kit["soil"].box(WORLD, a, b, -.62, .0, -.05, .05, .04)
        kit["brick"].box(WORLD, a, b, -.70, -.62, -.03, .075, .012, .6)
    r = rng("yard-" + name)
    tus = [plants.tussock_mesh("tussock%d" % i, MATERIALS["tussock"], r, 130) for i in range(4)]
    sage = [plants.clump("sage%d" % i, MATERIALS["sage"], r, 300, .5, .06, .016, -.35, .8) for i in range(3)]
    citrus = [plants.clump("citrus%d" % i, MATERIALS["citrus"], r, 260, .62, .10, .05, .15, .8) for i in range(3)]
    for a, b in ((-4.2, u0 - .2), (u1 + .2, 4.0)):
        x = a
        while x < b:
            plants.place(r.choice(tus), Vector((x, -.42 + r.uniform(-.08, .08), .04)), r.uniform(.62, .95), r, .1)
            plants.place(r.choice(sage), Vector((x + .1, -.2 + r.uniform(-.05, .05), .06)), r.uniform(.6, .85), r, .1)
            x += r.uniform(.24, .34)
    turf = [plants.turf_mesh("turf%d" % i, MATERIALS["grass"], r, height=h) for i, h in enumerate((.032, .04, .048, .055))]
    y = -deep - .16
    while y > -4.2:
        x = -4.5
        while x < 4.0:
            plants.place(r.choice(turf), Vector((x + r.uniform(-.08, .08), y + r.uniform(-.08, .08), 0)), r.uniform(.85, 1.1), r, 0)
            x += .34
        y -= .34
    return r, tus, sage, citrus


def pot(citrus, r, x, y, s=1.0):
    """A potted lemon."""
    plant_pot(x, y, .05, s)
    for z, k in ((.52, .48), (.72, .36)):
        plants.place(r.choice(citrus), Vector((x, y, .05 + z * s)), k * s, r, .3)

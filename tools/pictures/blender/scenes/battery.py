"""Five generic battery enclosures at the garage wall: same wall, same camera, same evening."""
from mathutils import Vector
import equipment as e
import stage
import yard
from model import kit

LIGHT = dict(yard.EVENING)


def build(args):
    yard.wall(window_at=(-1.95, -1.05))
    W = yard.WALL
    e.tap(W, -.62, .62)
    e.hose(W, -.62, 1.18)
    e.bulkhead(W, .42, 2.12)
    {"one-piece": one_piece, "stacked": stacked, "inverter-above": inverter_above, "cabinet": cabinet, "pair": pair}[args.variant](W)


def one_piece(W):
    e.battery_one_piece(W, .55, .30)
    kit["graphite"].box(W, .30, .80, .24, .30, .0, .19, .008)
    kit["concrete"].box(W, .17, .93, .05, .235, .02, .34, .012)
    e.isolator(W, .02, 1.10)
    e.conduit(W, [(.02, 1.02), (.02, .70), (.24, .70)])
    e.conduit(W, [(.02, 1.18), (.02, 2.62)], .016)
    e.junction(W, 1.12, .78)
    e.conduit(W, [(.86, .78), (1.06, .78)])
    e.conduit(W, [(1.12, .84), (1.12, 2.62)])


def stacked(W):
    kit["concrete"].box(W, .10, .98, .05, .10, .02, .48, .012)
    top = e.battery_stacked(W, .54, .135)
    e.isolator(W, 1.14, 1.30)
    e.conduit(W, [(1.14, 1.38), (1.14, 2.62)], .016)
    e.conduit(W, [(1.14, 1.22), (1.14, 1.10), (.86, 1.10)])
    e.junction(W, .0, 1.30)
    e.conduit(W, [(.0, 1.36), (.0, 2.62)])
    e.conduit(W, [(.0, 1.24), (.0, top - .10), (.22, top - .10)])


def inverter_above(W):
    e.inverter(W, .30, 1.18, .44, .52, .21)
    e.battery_one_piece(W, .52, .26, .80, .62, .22, "graphite")
    kit["graphite"].box(W, .22, .82, .20, .26, .0, .20, .008)
    kit["concrete"].box(W, .09, .95, .05, .195, .02, .36, .012)
    for u in (.44, .60):
        e.conduit(W, [(u, 1.15, .09), (u, .88, .09)])
    e.isolator(W, .06, 1.44)
    e.isolator(W, .06, 1.22)
    e.conduit(W, [(.11, 1.44), (.30, 1.44)])
    e.conduit(W, [(.11, 1.22), (.30, 1.22)])
    e.conduit(W, [(.06, 1.52), (.06, 2.62)], .016)
    e.isolator(W, 1.02, 1.34)
    e.conduit(W, [(.74, 1.34), (.97, 1.34)])
    e.conduit(W, [(1.02, 1.42), (1.02, 2.62)])


def cabinet(W):
    kit["concrete"].box(W, .08, 1.04, .05, .11, .02, .62, .012)
    e.battery_cabinet(W, .56, .20)
    e.junction(W, 1.12, 1.50)
    e.conduit(W, [(1.12, 1.56), (1.12, 2.62)], .016)
    e.conduit(W, [(.88, 1.50, .08), (1.06, 1.50, .035)])
    e.isolator(W, .04, 1.40)
    e.conduit(W, [(.09, 1.40), (.24, 1.40)])
    e.conduit(W, [(.04, 1.48), (.04, 2.62)])


def pair(W):
    for c in (.22, 1.00):
        e.battery_one_piece(W, c, .30, .64, 1.14, .19, "graphite")
        kit["graphite"].box(W, c - .24, c + .24, .24, .30, .0, .18, .008)
    kit["concrete"].box(W, -.16, 1.38, .05, .235, .02, .34, .012)
    kit["enclosure~"].rounded(W, .46, .78, 1.66, 1.98, .0, .14, .03, .012)
    e.status(W, .53, 1.86, .14, .06)
    e.conduit(W, [(.50, 1.66), (.50, 1.56), (.22, 1.56), (.22, 1.42)])
    e.conduit(W, [(.74, 1.66), (.74, 1.56), (1.00, 1.56), (1.00, 1.42)])
    e.conduit(W, [(.70, 1.98), (.70, 2.62)], .016)


def plant(args):
    r, _, _, citrus = yard.garden("battery")
    yard.pot(citrus, r, -1.18, -.30, .95)


def camera(args):
    stage.level_camera(args, 22, 11, Vector((.28, 0, 0)), 1.5, 3.9, -2.0, -.42)

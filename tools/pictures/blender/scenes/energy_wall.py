"""What a house that runs on its own power has outside: an inverter, a battery and a heat-pump cylinder on one wall."""
from mathutils import Vector
import equipment as e
import stage
import yard
from model import kit
from scenes import heat_pump

LIGHT = dict(heat_pump.LIGHT)


def build(args):
    yard.wall(u0=-4.5, u1=4.2)
    W = yard.WALL
    heat_pump.cylinder(.55, -.46)
    heat_pump.pipes()
    e.inverter(W, -1.62, 1.18, .44, .52, .21)
    e.isolator(W, -1.86, 1.44)
    e.conduit(W, [(-1.81, 1.44), (-1.62, 1.44)])
    e.conduit(W, [(-1.86, 1.52), (-1.86, 2.62)], .016)
    e.battery_one_piece(W, -.72, .30)
    kit["graphite"].box(W, -.97, -.47, .24, .30, .0, .19, .008)
    kit["concrete"].box(W, -1.10, -.34, .05, .235, .02, .34, .012)
    e.conduit(W, [(-1.18, 1.34), (-1.08, 1.34), (-1.08, .70), (-1.0, .70)])
    e.junction(W, -.14, .78)
    e.conduit(W, [(-.41, .78), (-.20, .78)])
    e.conduit(W, [(-.14, .84), (-.14, 2.62)])


def plant(args):
    r, _, _, citrus = yard.garden("energy-wall", (-2.1, 1.75, 1.05))
    yard.pot(citrus, r, -1.75, -.42, 1.0)


def camera(args):
    stage.level_camera(args, 22, 11, Vector((-.14, 0, 0)), 1.45, 3.9, -2.0, -.28)

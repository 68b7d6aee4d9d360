"""The house from the street: one camera for the wide picture, one for phones."""
import math
from mathutils import Vector
import garden
import stage
from panels import build_panels
from roof import build_roof
from verandah import build_verandah
from walls import build_walls
from wing import build_wing


def build(args, from_west=False):
    build_walls(from_west)
    build_roof()
    build_panels()
    build_verandah()
    build_wing()


def plant(args):
    garden.build_ground()
    garden.build_fences()
    garden.build_plants()


def light(hour):
    stage.spill(hour)


def camera(args):
    if args.camera == "wide":
        stage.level_camera(args, math.degrees(garden.CAMERA_YAW), garden.CAMERA_DISTANCE, garden.CAMERA_TARGET, 5.6, 22.9, -12.05, -2.48)
    else:
        stage.level_camera(args, 22, 30.0, Vector((-3.0, -1.0, 0)), 4.6, 9.6, -5.25, -2.35)

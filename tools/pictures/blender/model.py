"""What all parts share: the batches, the lamps placed so far, the house's main dimensions and its wall frames.

+X is west (right in the picture), -Y is north (towards the camera), Z is up; metres.
"""
import math
from meshes import Frame, Kit

kit = Kit()
LAMPS = []        # (name, place, power): rooms glow in their materials, power None = a real light
MATERIALS = {}    # by name, filled once the rooms have placed their lamps

FLOOR, WALL_TOP = 0.50, 3.80
EAST_X, WEST_X, SOUTH_Y = -7.6, 6.6, 8.0    # main body; its north wall is at y = 0
MAIN_SLOPE, GABLE_SLOPE = math.tan(math.radians(28)), math.tan(math.radians(36))    # of the roofs: rise over run
GABLE_EAST_X, GABLE_WEST_X, GABLE_NORTH_Y = -7.6, -3.0, -2.2    # gable room
GABLE_CENTRE_X, GABLE_HALF_WIDTH = (GABLE_EAST_X + GABLE_WEST_X) / 2, (GABLE_WEST_X - GABLE_EAST_X) / 2
ROOF_Z = WALL_TOP + 0.06    # underside of the sheets over the wall
EAVES = 0.42                # how far the roof stands out from the wall
VERANDAH_EAST_X, VERANDAH_WEST_X, VERANDAH_NORTH_Y = GABLE_WEST_X, WEST_X, -2.15
WING_EAST_X, WING_WEST_X, WING_NORTH_Y, WING_TOP = 6.6, 9.8, 3.4, 2.62    # laundry wing on the west side
DECK_Z = FLOOR - 0.06

NORTH_WALL = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))    # u = x, v = z, outward = north
GABLE_WALL = Frame((0, GABLE_NORTH_Y, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WEST_WALL = Frame((WEST_X, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))    # u = y
GABLE_WEST_WALL = Frame((GABLE_WEST_X, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
EAST_WALL = Frame((EAST_X, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0))
SOUTH_WALL = Frame((0, SOUTH_Y, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0))
WING_WALL = Frame((0, WING_NORTH_Y, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WING_WEST_WALL = Frame((WING_WEST_X, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))

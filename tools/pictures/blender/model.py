"""What all parts share: the batches, the lamps placed so far, the house's main dimensions and its wall frames.

+X is west (right in the picture), -Y is north (towards the camera), Z is up; metres.
"""
import math
from meshes import Frame, Kit

kit = Kit()
LAMPS = []                               # (name, place, power): rooms glow in their materials, power None = a real light
M = {}                                   # materials by name, filled once the rooms have placed their lamps

FL, ZE = 0.50, 3.80                      # floor level, wall plate
X0, X1, Y1 = -7.6, 6.6, 8.0              # main body (its north wall is y = 0)
T1, T2 = math.tan(math.radians(28)), math.tan(math.radians(36))   # main roof, gable roof
GX0, GX1, GY = -7.6, -3.0, -2.2          # gable room
GC, GH = (GX0 + GX1) / 2, (GX1 - GX0) / 2
RZ = ZE + 0.06                           # underside of the sheets over the wall
OV = 0.42                                # eaves
VX0, VX1, VY = GX1, X1, -2.15            # verandah
WX0, WX1, WY, WZ = 6.6, 9.8, 3.4, 2.62   # laundry wing on the west side
DECK = FL - 0.06

NORTH = Frame((0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))         # u = x, v = z, outward = north
GABLE = Frame((0, GY, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WEST = Frame((X1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))          # u = y
GWEST = Frame((GX1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))
EAST = Frame((X0, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0))
SOUTH = Frame((0, Y1, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0))
WING = Frame((0, WY, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
WINGW = Frame((WX1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))

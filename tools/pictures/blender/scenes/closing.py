"""The closing picture: the end wall and the verandah's corner at dusk, seen from the side garden, the gum against the sky."""
from mathutils import Vector
import garden
import stage
from hours import HOURS, towards_sun
from rooms import bookshelf, table_lamp
from scenes import house

LIGHT = dict(HOURS["evening"], sun=towards_sun(19.1), sun_power=.55, sun_colour="#FF9A66", zenith="#4C68AE", horizon="#C99FA6",
             sky=.42, exposure=.62, room=.5, lamp=3.6, porch=8.0, porch_power=6.5, side_power=5.0, strip=6.0, spill=4.5)


def build(args):
    house.build(args, from_west=True)
    table_lamp(6.0, 2.04)                                     # what this camera sees in the rooms, between the curtains
    table_lamp(-3.6, -.71)
    bookshelf(1.95, 3.6, .95)


def plant(args):
    garden.build_ground(front=-16)
    garden.build_fences()
    garden.build_plants()


def light(hour):
    stage.spill(hour)


def camera(args):
    stage.level_camera(args, 44, 24, Vector((4.0, -1.0, 0)), 1.75, 16.5, -9.4, -1.35)

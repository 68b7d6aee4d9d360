"""Builds one scene and renders it on transparent film.

    blender -b -P scene.py -- --scene house --camera wide --light noon --width 2000 --height 900 --samples 48 --guides --out noon.png
"""
import argparse
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import materials
import stage
from hours import HOURS
from model import LAMPS, MATERIALS, kit

parser = argparse.ArgumentParser()
parser.add_argument("--scene", default="house")
parser.add_argument("--light", choices=tuple(HOURS), default="noon")
parser.add_argument("--camera", default="wide")
parser.add_argument("--variant", default="", help="one of several forms of the same scene")
parser.add_argument("--width", type=int, default=640)
parser.add_argument("--height", type=int, default=288)
parser.add_argument("--samples", type=int, default=32, help="for each pixel")
parser.add_argument("--limit", type=float, default=0, help="seconds of sampling; 0 = none")
parser.add_argument("--threads", type=int, default=0)
parser.add_argument("--crop", default="", help="x0,x1,y0,y1 as fractions (0..1, y up): render only this part")
parser.add_argument("--guides", action="store_true", help="also write OUT-albedo-0001.png and OUT-normal-0001.png")
parser.add_argument("--out", required=True)
args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])

bpy.ops.wm.read_factory_settings(use_empty=True)
module = importlib.import_module("scenes." + args.scene)
hour = {**HOURS[args.light], **getattr(module, "LIGHT", {})}
module.build(args)                                        # walls, rooms and things: fills the batches and places the lamps
MATERIALS.update(materials.palette(hour, [(at, k) for _, at, k in LAMPS if k is not None]))
if hasattr(module, "plant"):
    module.plant(args)                                    # ground and plants need the materials
kit.build(MATERIALS)
stage.sun(hour)
stage.lamps(hour)
stage.sky(hour)
if hasattr(module, "light"):
    module.light(hour)
module.camera(args)
stage.render(args, hour["exposure"])

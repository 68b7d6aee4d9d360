"""Builds one scene and renders it on transparent film.

    blender -b -P scene.py -- --scene house --camera wide --light noon --w 2000 --h 900 --spp 48 --guides --out noon.png
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
from model import LAMPS, M, kit

ap = argparse.ArgumentParser()
ap.add_argument("--scene", default="house")
ap.add_argument("--light", choices=tuple(HOURS), default="noon")
ap.add_argument("--camera", default="wide")
ap.add_argument("--variant", default="", help="one of several forms of the same scene")
ap.add_argument("--w", type=int, default=640)
ap.add_argument("--h", type=int, default=288)
ap.add_argument("--spp", type=int, default=32)
ap.add_argument("--limit", type=float, default=0, help="seconds of sampling; 0 = none")
ap.add_argument("--threads", type=int, default=0)
ap.add_argument("--crop", default="", help="x0,x1,y0,y1 as fractions (0..1, y up): render only this part")
ap.add_argument("--guides", action="store_true", help="also write OUT-albedo-0001.png and OUT-normal-0001.png")
ap.add_argument("--out", required=True)
args = ap.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])

bpy.ops.wm.read_factory_settings(use_empty=True)
module = importlib.import_module("scenes." + args.scene)
L = {**HOURS[args.light], **getattr(module, "LIGHT", {})}
module.build(args)                                        # walls, rooms and things: fills the batches and places the lamps
M.update(materials.palette(L, [(at, k) for _, at, k in LAMPS if k is not None]))
if hasattr(module, "plant"):
    module.plant(args)                                    # ground and plants need the materials
kit.build(M)
stage.sun(L)
stage.lamps(L)
stage.sky(L)
if hasattr(module, "light"):
    module.light(L)
module.camera(args)
stage.render(args, L["exposure"])

"""Light, sky, cameras and the renderer's settings."""
import math
import os
import bpy
from mathutils import Vector
import materials
from model import FLOOR, GABLE_CENTRE_X, GABLE_NORTH_Y, LAMPS


def light(kind, name, location, power, colour, size=.1, aim=None):
    """Adds a light that shines away from the direction aim. size: a sun's angle in degrees, or a lamp's radius in metres."""
    d = bpy.data.lights.new(name, kind)
    d.energy = power
    d.color = materials.linear(colour)[:3]
    if kind == "SUN":
        d.angle = math.radians(size)
    elif kind == "POINT":
        d.shadow_soft_size = size
    o = bpy.data.objects.new(name, d)
    o.location = location
    if aim:
        o.rotation_euler = Vector(aim).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def sun(hour):
    w, n, u = hour["sun"]
    light("SUN", "sun", (0, 0, 20), hour["sun_power"], hour["sun_colour"], hour["sun_size"], (w, -n, u))


def lamps(hour):
    """Lamps outside are real; the rooms' lamps live in their materials."""
    for name, at, k in LAMPS:
        power = 0 if k is not None else hour[name + "_power"] * 2.2
        if power:
            light("POINT", "lamp-" + name, at, power, "#FFB46B", .12)


def spill(hour):
    """What the lit windows throw on the garden."""
    if not hour["spill"]:
        return
    for x, y, w in ((GABLE_CENTRE_X, GABLE_NORTH_Y - .12, 1.9), (3.5, -.12, 3.4)):
        o = light("AREA", "spill", (x, y, FLOOR + 1.5), hour["spill"] * w, "#FFB46B", aim=(0, 1, .25))
        o.data.shape, o.data.size, o.data.size_y = "RECTANGLE", w, 1.6
        o.visible_camera = o.visible_glossy = False


def sky(hour):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nt = world.node_tree
    geo = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(geo.outputs["Generated"], sep.inputs[0])
    f = materials._ramp(nt, sep.outputs[2], 0.0, .75, 0, 1)
    col = materials._mix(nt, f, materials.linear(hour["horizon"]), materials.linear(hour["zenith"]))
    bg = nt.nodes["Background"]
    nt.links.new(col, bg.inputs[0])
    bg.inputs[1].default_value = hour["sky"]


def _camera(location, rotation, lens, shift=(0, 0)):
    cam = bpy.data.cameras.new("camera")
    cam.sensor_fit, cam.sensor_width, cam.lens = "HORIZONTAL", 36, lens
    cam.shift_x, cam.shift_y = shift
    cam.clip_end = 300
    o = bpy.data.objects.new("camera", cam)
    o.location, o.rotation_euler = location, rotation
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o


def level_camera(args, yaw, dist, target, height, width, left, bottom):
    """Looks level, with the lens shifted, not tilted: verticals stay vertical. width, left and bottom are metres in the
    plane through target, left measured from it and bottom from the ground."""
    yaw = math.radians(yaw)
    tall = width * args.height / args.width
    at = Vector(target) + Vector((math.sin(yaw), -math.cos(yaw), 0)) * dist + Vector((0, 0, height))
    _camera(at, (math.pi / 2, 0, yaw), 36 * dist / width, ((left + width / 2) / width, (bottom + tall / 2 - height) / width))


def oblique_camera(location, target, lens):
    """Looks down at a target, for roofs and plans."""
    d = Vector(target) - Vector(location)
    _camera(location, d.to_track_quat("-Z", "Y").to_euler(), lens)


def render(args, exposure):
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine = "CYCLES"
    r.resolution_x, r.resolution_y, r.resolution_percentage = args.width, args.height, 100
    if args.crop:
        x0, x1, y0, y1 = (float(v) for v in args.crop.split(","))
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0, x1, y0, y1
    r.film_transparent = True
    r.filepath = os.path.abspath(args.out)
    r.image_settings.file_format = "PNG"
    r.image_settings.color_mode = "RGBA"
    r.image_settings.color_depth = "8"
    if args.threads:
        r.threads_mode, r.threads = "FIXED", args.threads
    c.samples = args.samples
    c.time_limit = args.limit
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.015
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 3, 2
    c.transmission_bounces, c.transparent_max_bounces = 3, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.use_denoising = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.3
    if args.guides:
        _guides(scene, r.filepath)
    v = scene.view_settings
    v.view_transform, v.look, v.exposure = "Filmic", "High Contrast", exposure
    bpy.ops.render.render(write_still=True)


def _guides(scene, path):
    """Albedo and normals beside the picture, for the filter in finish.py."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nt = scene.node_tree
    rl = nt.nodes["Render Layers"] if "Render Layers" in nt.nodes else nt.nodes.new("CompositorNodeRLayers")
    out = nt.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(path)
    out.format.file_format, out.format.color_mode, out.format.color_depth = "PNG", "RGB", "16"
    stem = os.path.splitext(os.path.basename(path))[0]
    out.file_slots.clear()
    for name in ("albedo", "normal"):
        out.file_slots.new(stem + "-" + name + "-")
        out.file_slots[-1].save_as_render = False
    nt.links.new(rl.outputs["Denoising Albedo"], out.inputs[0])

    def halved(kind, socket):
        node = nt.nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        node.inputs[0].default_value, node.inputs[2].default_value = 1, (.5, .5, .5, 1)
        nt.links.new(socket, node.inputs[1])
        return node.outputs[0]
    nt.links.new(halved("ADD", halved("MULTIPLY", rl.outputs["Denoising Normal"])), out.inputs[1])

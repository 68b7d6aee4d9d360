"""Matt materials in the site's palette. Albedos stay below 0.82, so the light has room to shape the form."""
import bpy


def linear(hexcode):
    """An sRGB colour (#rrggbb) as linear red, green, blue and alpha."""
    out = []
    for i in (1, 3, 5):
        c = int(hexcode[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes["Principled BSDF"]


def _ramp(nt, factor, lo, hi, a, b):
    """Maps a factor between lo and hi to a value between a and b."""
    n = nt.nodes.new("ShaderNodeMapRange")
    n.inputs[1].default_value, n.inputs[2].default_value = lo, hi
    n.inputs[3].default_value, n.inputs[4].default_value = a, b
    nt.links.new(factor, n.inputs[0])
    return n.outputs[0]


def _scale(nt, colour, factor):
    n = nt.nodes.new("ShaderNodeVectorMath")
    n.operation = "SCALE"
    nt.links.new(colour, n.inputs[0])
    nt.links.new(factor, n.inputs[3])
    return n.outputs[0]


def _mix(nt, fac, a, b):
    n = nt.nodes.new("ShaderNodeMixRGB")
    nt.links.new(fac, n.inputs[0])
    for sock, val in ((n.inputs[1], a), (n.inputs[2], b)):
        if isinstance(val, tuple):
            sock.default_value = val
        else:
            nt.links.new(val, sock)
    return n.outputs[0]


def _noise(nt, scale, detail=3.0, vector=None, stretch=None):
    n = nt.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
    if vector is None:
        vector = nt.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    if stretch:
        m = nt.nodes.new("ShaderNodeVectorMath")
        m.operation = "MULTIPLY"
        m.inputs[1].default_value = stretch
        nt.links.new(vector, m.inputs[0])
        vector = m.outputs[0]
    nt.links.new(vector, n.inputs["Vector"])
    return n.outputs["Fac"]


def _tint(nt):
    """The tint of each part, 0 to 1, from its mesh."""
    n = nt.nodes.new("ShaderNodeAttribute")
    n.attribute_name = "tint"
    return n.outputs["Fac"]


def _unseen_by_bounces(nt, value=1.0):
    """value, but 0 for diffuse bounces: decorative light must not be found by chance (that is what makes fireflies)."""
    n = nt.nodes.new("ShaderNodeMath")
    n.operation = "MULTIPLY_ADD"
    nt.links.new(nt.nodes.new("ShaderNodeLightPath").outputs["Is Diffuse Ray"], n.inputs[0])
    n.inputs[1].default_value, n.inputs[2].default_value = -value, value
    return n.outputs[0]


def _glow(nt, colour, lamps, strength):
    """Lamplight as emission, falling off from the given lamps. Rooms lit this way are free of noise: no light has to
    find its way through a window, and the shader knows where each lamp hangs."""
    pos = nt.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    total = None
    for at, power in lamps:
        d = nt.nodes.new("ShaderNodeVectorMath")
        d.operation = "DISTANCE"
        nt.links.new(pos, d.inputs[0])
        d.inputs[1].default_value = at
        sq = nt.nodes.new("ShaderNodeMath")
        sq.operation = "MULTIPLY_ADD"
        nt.links.new(d.outputs["Value"], sq.inputs[0])
        nt.links.new(d.outputs["Value"], sq.inputs[1])
        sq.inputs[2].default_value = 0.7
        q = nt.nodes.new("ShaderNodeMath")
        q.operation = "DIVIDE"
        q.inputs[0].default_value = power * strength
        nt.links.new(sq.outputs[0], q.inputs[1])
        if total is None:
            total = q.outputs[0]
        else:
            a = nt.nodes.new("ShaderNodeMath")
            nt.links.new(total, a.inputs[0])
            nt.links.new(q.outputs[0], a.inputs[1])
            total = a.outputs[0]
    warm = nt.nodes.new("ShaderNodeMixRGB")
    warm.blend_type = "MULTIPLY"
    warm.inputs[0].default_value = 1
    nt.links.new(colour, warm.inputs[1])
    warm.inputs[2].default_value = linear("#FFC489")
    return _scale(nt, _scale(nt, warm.outputs[0], total), _unseen_by_bounces(nt))


def matt(name, colour, rough=0.75, vary=0.06, grime=0.05, scale=1.3, stretch=None, metal=0.0, coat=0.0, other=None, glow=None):
    """Plain surface: colour, per-part tint (vary), slow noise (grime); other = a second colour picked by tint."""
    m, nt, bsdf = _new(name)
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Metallic"].default_value = metal
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.08
    bsdf.inputs["Specular"].default_value = 0.35
    rgb = nt.nodes.new("ShaderNodeRGB")
    rgb.outputs[0].default_value = linear(colour)
    out = rgb.outputs[0]
    if other:
        out = _mix(nt, _tint(nt), out, linear(other))
    if vary:
        out = _scale(nt, out, _ramp(nt, _tint(nt), 0, 1, 1 - vary, 1 + vary))
    if grime:
        out = _scale(nt, out, _ramp(nt, _noise(nt, scale, stretch=stretch), 0.3, 0.7, 1 - grime, 1 + grime))
    nt.links.new(out, bsdf.inputs["Base Color"])
    if glow:
        nt.links.new(_glow(nt, out, *glow), bsdf.inputs["Emission"])
        m.cycles.sample_as_light = False
    return m


def glass(name="glass", reflecting=True):
    """Cheap window glass: transparent, with a Fresnel reflection. Lamps shine through without caustics. Far windows do
    without the reflection: it would only be noise there, in the guides of the filter too."""
    m, nt, bsdf = _new(name)
    nt.nodes.remove(bsdf)
    tr = nt.nodes.new("ShaderNodeBsdfTransparent")
    tr.inputs[0].default_value = (0.92, 0.95, 0.94, 1)
    if not reflecting:
        nt.links.new(tr.outputs[0], nt.nodes["Material Output"].inputs[0])
        return m
    gl = nt.nodes.new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = 0.02
    fr = nt.nodes.new("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.52
    mix = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(fr.outputs[0], mix.inputs[0])
    nt.links.new(tr.outputs[0], mix.inputs[1])
    nt.links.new(gl.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs[0])
    return m


def emit(name, colour, strength, as_light=False):
    """A surface that glows."""
    m, nt, bsdf = _new(name)
    nt.nodes.remove(bsdf)
    e = nt.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = linear(colour)
    nt.links.new(_unseen_by_bounces(nt, strength), e.inputs[1])
    nt.links.new(e.outputs[0], nt.nodes["Material Output"].inputs[0])
    m.cycles.sample_as_light = as_light        # decorative emission is seen, not sampled
    return m


def thin(name, colour, other, translucency=0.35, by_place=0.0, dry=None, glow=None):
    """Leaves, grass and cloth: diffuse plus light coming through. Colour varies per part, per instance and by place."""
    m, nt, bsdf = _new(name)
    nt.nodes.remove(bsdf)
    info = nt.nodes.new("ShaderNodeObjectInfo")
    col = _mix(nt, _tint(nt), linear(colour), linear(other))
    if by_place:
        slow = _ramp(nt, _noise(nt, by_place, 4.0), 0.42, 0.66, 0, 1)
        col = _mix(nt, slow, col, linear(dry))
    col = _scale(nt, col, _ramp(nt, info.outputs["Random"], 0, 1, 0.84, 1.16))
    d, t = nt.nodes.new("ShaderNodeBsdfDiffuse"), nt.nodes.new("ShaderNodeBsdfTranslucent")
    mix = nt.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = translucency
    nt.links.new(col, d.inputs[0])
    nt.links.new(col, t.inputs[0])
    nt.links.new(d.outputs[0], mix.inputs[1])
    nt.links.new(t.outputs[0], mix.inputs[2])
    out = mix.outputs[0]
    if glow:
        e, add = nt.nodes.new("ShaderNodeEmission"), nt.nodes.new("ShaderNodeAddShader")
        folds = _scale(nt, _glow(nt, col, *glow), _ramp(nt, _tint(nt), 0, 1, 0.35, 1.15))
        nt.links.new(folds, e.inputs[0])
        nt.links.new(out, add.inputs[0])
        nt.links.new(e.outputs[0], add.inputs[1])
        out = add.outputs[0]
        m.cycles.sample_as_light = False
    nt.links.new(out, nt.nodes["Material Output"].inputs[0])
    return m


def bark(name="bark"):
    """Smooth gum bark: cream and grey in long patches."""
    m, nt, bsdf = _new(name)
    bsdf.inputs["Roughness"].default_value = 0.8
    n = _ramp(nt, _noise(nt, 2.2, 5.0, stretch=(1.6, 1.6, 0.5)), 0.4, 0.62, 0, 1)
    nt.links.new(_mix(nt, n, linear("#D8CCB8"), linear("#8E8578")), bsdf.inputs["Base Color"])
    return m


def ground(name, a, b, c, scale):
    """Earth or grass: two colours in slow patches, and a third in fine grain."""
    m, nt, bsdf = _new(name)
    bsdf.inputs["Roughness"].default_value = 0.95
    bsdf.inputs["Specular"].default_value = 0.1
    slow = _ramp(nt, _noise(nt, scale, 4.0), 0.4, 0.65, 0, 1)
    fine = _ramp(nt, _noise(nt, 14.0, 6.0), 0.35, 0.7, 0, 0.6)
    nt.links.new(_mix(nt, fine, _mix(nt, slow, linear(a), linear(b)), linear(c)), bsdf.inputs["Base Color"])
    return m


def palette(light, lamps):
    """Every material of the scene, by name. light carries the emission strengths of the hour, lamps the rooms' lights."""
    L = light
    G = (lamps, L["room"]) if lamps else None
    C = (lamps, L["room"] * .85) if lamps else None
    return {
        "wall": matt("wall", "#E9E3D6", 0.7, 0.035, 0.03),
        "gap": matt("gap", "#A59E91", 0.8, 0.02, 0.03),
        "trim": matt("trim", "#F0ECE3", 0.55, 0.0, 0.02),
        "accent": matt("accent", "#35594C", 0.5, 0.05, 0.04),
        "roof": matt("roof", "#7A857F", 0.55, 0.0, 0.07, 0.8),
        "flashing": matt("flashing", "#707C75", 0.55, 0.03, 0.05),
        "gutter": matt("gutter", "#4A6258", 0.5, 0.0, 0.03),
        "pipe": matt("pipe", "#E4DED1", 0.5, 0.0, 0.03),
        "brick": matt("brick", "#87604F", 0.92, 0.16, 0.08, 6, other="#725145"),
        "mortar": matt("mortar", "#B8AD9C", 0.95, 0.0, 0.05, 8),
        "deck": matt("deck", "#7D6F60", 0.7, 0.14, 0.10, 5, stretch=(9, 1, 1), other="#938471"),
        "timber": matt("timber", "#6F5B48", 0.7, 0.12, 0.08, 5),
        "paling": matt("paling", "#8D877D", 0.9, 0.14, 0.14, 3, stretch=(3, 3, 0.6), other="#7A746B"),
        "door": matt("door", "#96503E", 0.4, 0.0, 0.03),
        "brass": matt("brass", "#B08D3C", 0.3, 0.0, 0.0, metal=0.9),
        "dark": matt("dark", "#1B2A33", 0.5, 0.1, 0.03),
        "panel": matt("panel", "#42536B", 0.4, 0.0, 0.0, coat=0.7),
        "cell": matt("cell", "#131D2D", 0.3, 0.16, 0.03, 1.0, coat=0.9),
        "alu": matt("alu", "#8B9296", 0.35, 0.0, 0.0, metal=0.8),
        "enclosure": matt("enclosure", "#F3F1EC", 0.35, 0.0, 0.01),
        "grey": matt("grey", "#B9BDBC", 0.5, 0.05, 0.02),
        "graphite": matt("graphite", "#4A5157", 0.45, 0.03, 0.02),
        "silver": matt("silver", "#C3C7C5", 0.4, 0.03, 0.02),
        "copper": matt("copper", "#A9623F", 0.35, 0.05, 0.04, metal=0.85),
        "lagging": matt("lagging", "#3A3F42", 0.9, 0.05, 0.05),
        "hose": matt("hose", "#3F6B4F", 0.55, 0.05, 0.03),
        "duct": matt("duct", "#B9BFC0", 0.35, 0.05, 0.05, metal=0.55),
        "joist": matt("joist", "#B08B5E", 0.8, 0.12, 0.08, 4, stretch=(1, 6, 6), other="#9C7850"),
        "batts": matt("batts", "#D9B48C", 0.98, 0.10, 0.12, 9, other="#CDA67C"),
        "tyre": matt("tyre", "#23282B", 0.85, 0.05, 0.05),
        "van": matt("van", "#E2DDD2", 0.25, 0.0, 0.0, coat=0.6),
        "vanglass": matt("vanglass", "#1C272E", 0.35, 0.0, 0.0),
        "pane": matt("pane", "#93A7AC", 0.12, 0.0, 0.0, coat=0.9),
        "wheel": matt("wheel", "#9A9FA0", 0.4, 0.0, 0.02, metal=0.3),
        "tail": matt("tail", "#9E2F22", 0.3, 0.0, 0.0, coat=0.6),
        "asphalt": matt("asphalt", "#6C6D6C", 0.95, 0.06, 0.10, 2.2),
        "render": matt("render", "#D8CDBA", 0.9, 0.03, 0.06, 0.7),
        "colorbond": matt("colorbond", "#B9BDB6", 0.5, 0.05, 0.05, 0.6),
        "strip": emit("strip", "#58E0B0", L["strip"]),
        "path": matt("path", "#C9BFAE", 0.9, 0.07, 0.09, 3, other="#BBB1A1"),
        "concrete": matt("concrete", "#BDB7AC", 0.92, 0.05, 0.08, 1.5),
        "edge": matt("edge", "#1F3038", 0.8, 0.0, 0.05),
        "soil": ground("soil", "#5C4836", "#4A3A2C", "#715A45", 1.2),
        "turf": ground("turf", "#6F7B4B", "#8D8A5C", "#5C683F", 0.35),
        "grass": thin("grass", "#848F5E", "#6F7F4B", 0.3, by_place=0.45, dry="#A9A06E"),
        "leaf": thin("leaf", "#7C8F70", "#566F55", 0.3),
        "citrus": thin("citrus", "#4C7038", "#35582E", 0.25),
        "wattleleaf": thin("wattleleaf", "#7F9268", "#61794F", 0.3),
        "lemon": matt("lemon", "#F4B41A", 0.45, 0.08, 0.0),
        "tussock": thin("tussock", "#8B9760", "#B5A873", 0.3),
        "sage": thin("sage", "#93A08A", "#7B8C78", 0.3),
        "bark": bark(),
        "glass": glass(),
        "farglass": glass("farglass", reflecting=False),
        "cloth": thin("cloth", "#F1E8D6", "#DCCDB2", 0.3, glow=C),
        "drape": matt("drape", "#F1EBDF", 0.9, 0.0, 0.0, other="#D2C8B6"),
        "slat": matt("slat", "#C3C7C5", 0.4, 0.0, 0.02, other="#ABB0AE"),
        "curtain": thin("curtain", "#F1E8D6", "#DCCDB2", 0.3, glow=C),
        "plaster": matt("plaster", "#E8D9BC", 0.9, 0.0, 0.0, glow=G),
        "feature": matt("feature", "#C3C8AC", 0.9, 0.0, 0.0, glow=G),
        "floor": matt("floor", "#8A6B4B", 0.6, 0.1, 0.0, glow=G),
        "sofa": matt("sofa", "#4D6B72", 0.9, 0.05, 0.0, glow=G),
        "picture": matt("picture", "#B5472F", 0.8, 0.3, 0.0, other="#2A5C4B", glow=G),
        "books": matt("books", "#8E4A35", 0.8, 0.3, 0.0, other="#33505A", glow=G),
        "shade": emit("shade", "#FFC27A", L["lamp"]),
        "lamp": emit("lamp", "#FFC98A", L["porch"]),
        "round": matt("round", "#A4664F", 0.85, 0.05, 0.05, 4),
        "wire": matt("wire", "#9AA0A0", 0.4, 0.0, 0.0, metal=0.7),
    }

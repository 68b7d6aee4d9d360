"""The sky behind a render: the hour's gradient with a little weather, composed in linear light; and the lamps' glow."""
import numpy as np
from PIL import Image, ImageFilter

PAPER = "#FAF7F0"
# the hour's sky from the top of the picture (0) to its foot (1): (height, colour)
SKIES = {
    "night": [(0, "#131D35"), (.45, "#22304A"), (.72, "#3A4B6B"), (1, "#3A4B6B")],
    "morning": [(0, "#A9C8DE"), (.36, "#D5DFE0"), (.62, "#F6E3CB"), (1, "#F8E4CB")],
    "noon": [(0, "#9CC3DD"), (.42, "#CFE2E8"), (.72, "#F3F3EC"), (1, "#FAF7F0")],
    "evening": [(0, "#5C7199"), (.30, "#A3939F"), (.54, "#E3A78C"), (.72, "#F6C79B"), (1, "#F6C79B")],
    "paper": [(0, PAPER), (1, PAPER)],
}
# clouds: colour of the lit part, colour of the shaded part, how much of the sky, how dense
CLOUDS = {
    "night": ("#4A5A78", "#2A3955", .44, .45),
    "morning": ("#FFF6E8", "#D9D3CE", .50, .75),
    "noon": ("#FFFFFF", "#D8E2E6", .47, .85),
    "evening": ("#F3B79A", "#8C7592", .50, .75),
}


def to_linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def rgb(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def gradient(stops, height, width):
    colours, heights = np.array([rgb(code) for _, code in stops]), np.array([stop for stop, _ in stops])
    y = np.linspace(0, 1, height)
    column = np.stack([np.interp(y, heights, colours[:, channel]) for channel in range(3)], 1)
    return np.repeat(column[:, None, :], width, 1)


def _noise(u, v, seed, octaves=6):
    """Smooth value noise summed over octaves, at coordinates u, v."""
    total, weight, amplitude = 0, 0, 1.0
    for octave in range(octaves):
        table = np.random.default_rng(seed + octave).random((256, 256))
        x, y = u * 2 ** octave, v * 2 ** octave
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - i, y - j
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        corner = lambda di, dj: table[(i + di) % 256, (j + dj) % 256]
        total = total + amplitude * ((corner(0, 0) * (1 - fx) + corner(1, 0) * fx) * (1 - fy) + (corner(0, 1) * (1 - fx) + corner(1, 1) * fx) * fy)
        weight += amplitude
        amplitude *= .52
    return total / weight


def _smooth_step(low, high, values):
    """0 below the low value, 1 above the high one, and a smooth rise between them."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def sky(hour, height, width, span=1.0, horizon=.72):
    """span: how much of the wide picture's sky is in view; clouds lie flatter towards the horizon."""
    base = gradient(SKIES[hour], height, width)
    if hour not in CLOUDS:
        return base
    lit, shade, cover, dense = CLOUDS[hour]
    y = np.linspace(0, 1, height)[:, None]
    x = np.linspace(-.5, .5, width)[None, :] * span
    depth = 1 / np.maximum(horizon + .12 - y, .05)                     # distance along a flat cloud deck
    u, v = 9 + x * depth * 1.5 + y * 0, 3.2 * depth + x * .15
    density = _noise(u * 1.1, v * 1.25, 11)
    below = _noise(u * 1.1, (v + .10) * 1.25, 11)                      # the same a little nearer: tells which side is lit
    cloud = _smooth_step(1 - cover, 1 - cover + .20, density) * dense * _smooth_step(horizon + .02, horizon - .22, y)
    side = _smooth_step(-.05, .06, density - below)
    tone = to_linear(rgb(lit)) * side[..., None] + to_linear(rgb(shade)) * (1 - side[..., None])
    out = to_srgb(to_linear(base) * (1 - cloud[..., None]) + tone * cloud[..., None])
    return _stars(out, cloud) if hour == "night" else out


def _stars(picture, cloud):
    height, width = picture.shape[:2]
    random = np.random.default_rng(5)
    layer = np.zeros((height, width))
    for _ in range(int(260 * width / 2000)):
        x, y = int(random.random() * width), int(random.random() ** 1.5 * height * .5)
        layer[y, x] = random.random() ** 3 * .8 + .1
    soft = np.asarray(Image.fromarray((layer * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(width / 3200))) / 255 * 2.2
    return np.clip(picture + (soft * (1 - cloud))[..., None] * np.array([.85, .92, 1]), 0, 1)


def bloom(image, amount):
    """A little glow round lamps, added in linear light."""
    light = to_linear(np.asarray(image).astype(np.float64) / 255)
    bright = np.clip(light - .62, 0, 1)
    out = light
    for radius, strength in ((.0022, .9), (.009, .7)):               # radius as a share of the picture's width
        blurred = Image.fromarray((bright * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(image.size[0] * radius))
        out = out + np.asarray(blurred).astype(np.float64) / 255 * strength * amount
    return Image.fromarray((to_srgb(out) * 255 + .5).astype(np.uint8))


def with_sky(image, hour, ground="sky", glow=True):
    """Lays the render on its sky, or on paper."""
    rgba = np.asarray(image.convert("RGBA")).astype(np.float64) / 255
    alpha = rgba[..., 3:]
    height, width = rgba.shape[:2]
    behind = sky(hour if ground == "sky" else "paper", height, width, span=(width / height) / (20 / 9))
    light = to_linear(rgba[..., :3]) * alpha + to_linear(behind) * (1 - alpha)
    dither = np.random.default_rng(7).uniform(-.5, .5, (height, width, 1))        # keeps the sky free of bands
    out = Image.fromarray(np.clip(to_srgb(light) * 255 + dither + .5, 0, 255).astype(np.uint8))
    amount = {"night": 1.0, "evening": .5}.get(hour, 0) if glow else 0
    return bloom(out, amount) if amount else out

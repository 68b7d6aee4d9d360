"""The sky behind a render: the hour's gradient with a little weather, composed in linear light; and the lamps' glow."""
import numpy as np
from PIL import Image, ImageFilter

PAPER = "#FAF7F0"
# sky of the hour from the top of the picture down to the horizon: (place 0..1, colour)
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


def to_linear(a):
    return np.where(a <= 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4)


def to_srgb(a):
    a = np.clip(a, 0, 1)
    return np.where(a <= 0.0031308, a * 12.92, 1.055 * a ** (1 / 2.4) - 0.055)


def rgb(code):
    return np.array([int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def gradient(stops, h, w):
    colours, at = np.array([rgb(c) for _, c in stops]), np.array([s for s, _ in stops])
    y = np.linspace(0, 1, h)
    column = np.stack([np.interp(y, at, colours[:, k]) for k in range(3)], 1)
    return np.repeat(column[:, None, :], w, 1)


def _noise(u, v, seed, octaves=6):
    """Smooth value noise summed over octaves, at coordinates u, v."""
    total, weight, amplitude = 0, 0, 1.0
    for k in range(octaves):
        table = np.random.default_rng(seed + k).random((256, 256))
        x, y = u * 2 ** k, v * 2 ** k
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - i, y - j
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        at = lambda a, b: table[(i + a) % 256, (j + b) % 256]
        total = total + amplitude * ((at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy)
        weight += amplitude
        amplitude *= .52
    return total / weight


def _step(lo, hi, a):
    t = np.clip((a - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def sky(hour, h, w, span=1.0, horizon=.72):
    """span: how many times the wide picture's width of sky is seen; clouds lie flatter towards the horizon."""
    base = gradient(SKIES[hour], h, w)
    if hour not in CLOUDS:
        return base
    lit, shade, cover, dense = CLOUDS[hour]
    y = np.linspace(0, 1, h)[:, None]
    x = np.linspace(-.5, .5, w)[None, :] * span
    depth = 1 / np.maximum(horizon + .12 - y, .05)                     # distance along a flat cloud deck
    u, v = 9 + x * depth * 1.5 + y * 0, 3.2 * depth + x * .15
    n = _noise(u * 1.1, v * 1.25, 11)
    below = _noise(u * 1.1, (v + .10) * 1.25, 11)                      # the same a little nearer: which side the light is on
    cloud = _step(1 - cover, 1 - cover + .20, n) * dense * _step(horizon + .02, horizon - .22, y)
    side = _step(-.05, .06, n - below)
    tone = to_linear(rgb(lit)) * side[..., None] + to_linear(rgb(shade)) * (1 - side[..., None])
    out = to_srgb(to_linear(base) * (1 - cloud[..., None]) + tone * cloud[..., None])
    return _stars(out, cloud) if hour == "night" else out


def _stars(picture, cloud):
    h, w = picture.shape[:2]
    r = np.random.default_rng(5)
    layer = np.zeros((h, w))
    for _ in range(int(260 * w / 2000)):
        x, y = int(r.random() * w), int(r.random() ** 1.5 * h * .5)
        layer[y, x] = r.random() ** 3 * .8 + .1
    soft = np.asarray(Image.fromarray((layer * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(w / 3200))) / 255 * 2.2
    return np.clip(picture + (soft * (1 - cloud))[..., None] * np.array([.85, .92, 1]), 0, 1)


def bloom(im, amount):
    """A little glow round lamps, added in linear light."""
    lin = to_linear(np.asarray(im).astype(np.float64) / 255)
    hot = np.clip(lin - .62, 0, 1)
    out = lin
    for size, k in ((.0022, .9), (.009, .7)):
        b = Image.fromarray((hot * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(im.size[0] * size))
        out = out + np.asarray(b).astype(np.float64) / 255 * k * amount
    return Image.fromarray((to_srgb(out) * 255 + .5).astype(np.uint8))


def with_sky(image, hour, ground="sky", glow=True):
    """Lays the render on its sky, or on paper."""
    a = np.asarray(image.convert("RGBA")).astype(np.float64) / 255
    alpha = a[..., 3:]
    h, w = a.shape[:2]
    behind = sky(hour if ground == "sky" else "paper", h, w, span=(w / h) / (20 / 9))
    lin = to_linear(a[..., :3]) * alpha + to_linear(behind) * (1 - alpha)
    dither = np.random.default_rng(7).uniform(-.5, .5, (h, w, 1))        # no bands in the sky
    out = Image.fromarray(np.clip(to_srgb(lin) * 255 + dither + .5, 0, 255).astype(np.uint8))
    amount = {"night": 1.0, "evening": .5}.get(hour, 0) if glow else 0
    return bloom(out, amount) if amount else out

"""A joint filter in place of the missing denoiser: neighbours are averaged only where albedo and normal agree (so boards,
corrugations and leaves stay) and where the light agrees within the noise (so shadows keep their edge)."""
import numpy as np
from PIL import Image


def _shift(a, dx, dy, pad):
    h, w = a.shape[0] - 2 * pad, a.shape[1] - 2 * pad
    return a[pad + dy:pad + dy + h, pad + dx:pad + dx + w]


def _box(a):
    p = np.pad(a, ((1, 1), (1, 1)) + ((0, 0),) * (a.ndim - 2), mode="edge")
    return sum(_shift(p, dx, dy, 1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 9


def clean(image, radius=4, strength=1.0):
    """The filtered picture; its albedo and normal lie beside it."""
    stem = image.removesuffix(".png")
    im = np.asarray(Image.open(image).convert("RGBA")).astype(np.float32) / 255
    g = [np.asarray(Image.open(stem + "-" + k + "-0001.png").convert("RGB")).astype(np.float32) / 255 for k in ("albedo", "normal")]
    guide = np.concatenate([np.cbrt(g[0]) * 30.0, g[1] * 22.0, im[..., 3:] * 6.0], 2)
    c = im[..., :3]
    p = np.pad(c.sum(2), 1, mode="edge")                  # single bright specks first
    ring = np.sort(np.stack([_shift(p, dx, dy, 1) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]), 0)
    own = c.sum(2)
    cap = ring[5] * 1.25 + .06
    c = c * np.where(own > cap, cap / np.maximum(own, 1e-4), 1)[..., None]
    pad = radius
    gp = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="edge")

    def feature(dx, dy):
        d = _shift(gp, dx, dy, pad) - guide
        return np.exp(-(d * d).sum(2))
    # how noisy is each place: the spread among neighbours of the same surface
    cp = np.pad(c, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    s0 = s1 = s2 = 0
    for dx in (-2, -1, 0, 1, 2):
        for dy in (-2, -1, 0, 1, 2):
            w, q = feature(dx, dy), _shift(cp, dx, dy, pad)
            s0, s1, s2 = s0 + w, s1 + w[..., None] * q, s2 + w * (q * q).sum(2)
    mean = s1 / s0[..., None]
    var = _box(np.maximum(s2 / s0 - (mean * mean).sum(2), 1e-5)) * strength
    var = np.minimum(var * .5, .006)
    total, weight = 0, 0
    mp = np.pad(_box(c), ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    m = _shift(mp, 0, 0, pad)
    for dx in range(-radius, radius + 1):
        for dy in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            d = _shift(mp, dx, dy, pad) - m
            w = feature(dx, dy) * np.exp(-(d * d).sum(2) / (var * .9 + 2e-4))
            total = total + w[..., None] * _shift(cp, dx, dy, pad)
            weight = weight + w
    first = total / weight[..., None]
    # a second, wider and gentler pass takes out the blotches that a small window leaves in deep shade
    step, reach = 3, 4
    pad = step * reach
    gp = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    fp = np.pad(first, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    total, weight = 0, 0
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            q = _shift(fp, dx * step, dy * step, pad)
            d = q - first
            g = _shift(gp, dx * step, dy * step, pad) - guide
            w = np.exp(-(g * g).sum(2) - (d * d).sum(2) / (var * .12 + 1e-4))
            total, weight = total + w[..., None] * q, weight + w
    res = np.concatenate([total / weight[..., None], im[..., 3:]], 2)
    return Image.fromarray((np.clip(res, 0, 1) * 255 + .5).astype(np.uint8), "RGBA")

"""A joint filter in place of the missing denoiser: neighbours are averaged only where albedo and normal agree (so boards,
corrugations and leaves stay) and where the light agrees within the noise (so shadows keep their edge)."""
import numpy as np
from PIL import Image


def _shifted(padded, dx, dy, pad):
    height, width = padded.shape[0] - 2 * pad, padded.shape[1] - 2 * pad
    return padded[pad + dy:pad + dy + height, pad + dx:pad + dx + width]


def _box_mean(values):
    """The mean of each pixel and its eight neighbours."""
    padded = np.pad(values, ((1, 1), (1, 1)) + ((0, 0),) * (values.ndim - 2), mode="edge")
    return sum(_shifted(padded, dx, dy, 1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 9


def clean(image, radius=4, strength=1.0):
    """The filtered picture; its albedo and normal lie beside it."""
    stem = image.removesuffix(".png")
    rgba = np.asarray(Image.open(image).convert("RGBA")).astype(np.float32) / 255
    passes = [np.asarray(Image.open(stem + "-" + name + "-0001.png").convert("RGB")).astype(np.float32) / 255 for name in ("albedo", "normal")]
    # albedo, normal and coverage, each multiplied by how much a difference in it counts
    guide = np.concatenate([np.cbrt(passes[0]) * 30.0, passes[1] * 22.0, rgba[..., 3:] * 6.0], 2)
    colour = rgba[..., :3]
    # single bright specks first: nothing may be much brighter than the third brightest of its neighbours
    padded_brightness = np.pad(colour.sum(2), 1, mode="edge")
    neighbours = np.sort(np.stack([_shifted(padded_brightness, dx, dy, 1) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]), 0)
    brightness = colour.sum(2)
    cap = neighbours[5] * 1.25 + .06
    colour = colour * np.where(brightness > cap, cap / np.maximum(brightness, 1e-4), 1)[..., None]
    pad = radius
    padded_guide = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="edge")

    def same_surface(dx, dy):
        """How much each pixel's surface is like that of its neighbour, from 0 to 1."""
        difference = _shifted(padded_guide, dx, dy, pad) - guide
        return np.exp(-(difference * difference).sum(2))
    # how noisy is each place: the spread among neighbours of the same surface
    padded_colour = np.pad(colour, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    weights = sums = squares = 0
    for dx in (-2, -1, 0, 1, 2):
        for dy in (-2, -1, 0, 1, 2):
            weight, neighbour = same_surface(dx, dy), _shifted(padded_colour, dx, dy, pad)
            weights, sums, squares = weights + weight, sums + weight[..., None] * neighbour, squares + weight * (neighbour * neighbour).sum(2)
    mean = sums / weights[..., None]
    noise = _box_mean(np.maximum(squares / weights - (mean * mean).sum(2), 1e-5)) * strength
    noise = np.minimum(noise * .5, .006)
    sums, weights = 0, 0
    padded_smooth = np.pad(_box_mean(colour), ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    smooth = _shifted(padded_smooth, 0, 0, pad)
    for dx in range(-radius, radius + 1):
        for dy in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            difference = _shifted(padded_smooth, dx, dy, pad) - smooth
            weight = same_surface(dx, dy) * np.exp(-(difference * difference).sum(2) / (noise * .9 + 2e-4))
            sums = sums + weight[..., None] * _shifted(padded_colour, dx, dy, pad)
            weights = weights + weight
    first = sums / weights[..., None]
    # a second, wider and gentler pass takes out the blotches that a small window leaves in deep shade
    step, reach = 3, 4
    pad = step * reach
    padded_guide = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    padded_first = np.pad(first, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    sums, weights = 0, 0
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            neighbour = _shifted(padded_first, dx * step, dy * step, pad)
            difference = neighbour - first
            guide_difference = _shifted(padded_guide, dx * step, dy * step, pad) - guide
            weight = np.exp(-(guide_difference * guide_difference).sum(2) - (difference * difference).sum(2) / (noise * .12 + 1e-4))
            sums, weights = sums + weight[..., None] * neighbour, weights + weight
    result = np.concatenate([sums / weights[..., None], rgba[..., 3:]], 2)
    return Image.fromarray((np.clip(result, 0, 1) * 255 + .5).astype(np.uint8), "RGBA")

"""Panels for large roofs: frames and a coarse cell grid, since each is only a few dozen pixels wide."""
from meshes import Frame, rng
from model import kit


def panel_field(origin, u, v, w, cols, rows, gap=.02, size=(1.134, 1.722), name="field"):
    """A block of panels in the frame origin, u, v, w."""
    F = Frame(origin, u, v, w)
    r = rng("panels-" + name)
    a, b = size
    for j in range(rows):
        for i in range(cols):
            x, y, tint = i * (a + gap), j * (b + gap), r.random()
            kit["alu"].box(F, x, x + a, y, y + b, .08, .112, .002)
            kit["panel"].face([F.pt(x + .018, y + .018, .1135), F.pt(x + a - .018, y + .018, .1135), F.pt(x + a - .018, y + b - .018, .1135), F.pt(x + .018, y + b - .018, .1135)], tint)
            cw, ch = (a - .06) / 3, (b - .09) / 6
            for p in range(3):
                for q in range(6):
                    c, d = x + .03 + p * cw, y + .03 + q * ch + (.03 if q > 2 else 0)
                    kit["cell"].face([F.pt(c + .006, d + .006, .115), F.pt(c + cw - .006, d + .006, .115), F.pt(c + cw - .006, d + ch - .006, .115), F.pt(c + .006, d + ch - .006, .115)],
                                     min(1, tint * .7 + r.random() * .3))
        for s in (.35, b - .39):
            kit["alu"].box(F, -.05, cols * (a + gap) + .03, j * (b + gap) + s, j * (b + gap) + s + .04, .02, .08, .002)

"""The solar array."""
from mathutils import Vector
from meshes import Frame, rng
from model import EAVES, MAIN_SLOPE, ROOF_Z, WEST_X, kit


def build_panels():
    """Two rows of seven; real frames and half-cut cells, 70 mm above the sheets."""
    n = Vector((0, -MAIN_SLOPE, 1)).normalized()
    up = Vector((0, 1, MAIN_SLOPE)).normalized()
    w, h, g = 1.134, 1.722, .02
    x = -1.75
    r = rng("panels")
    s0 = .70
    origin = Vector((0, -EAVES, ROOF_Z - EAVES * MAIN_SLOPE))
    F = Frame(origin + n * .10, (1, 0, 0), up, n)
    for row in range(2):
        v = s0 + row * (h + g)
        for s in (.32, 1.38):                                              # rails
            kit["alu"].box(F, x - .06, x + 7 * (w + g) + .04, v + s, v + s + .04, -.055, -.006)
        for c in range(7):
            u = x + c * (w + g)
            tint = r.random()
            kit["panel"].box(F, u + .01, u + w - .01, v + .01, v + h - .01, 0, .026, .003)
            for a, b, p, q in ((u, u + w, v, v + .012), (u, u + w, v + h - .012, v + h), (u, u + .012, v, v + h), (u + w - .012, u + w, v, v + h)):
                kit["alu"].box(F, a, b, p, q, 0, .034, .003)
            cw = (w - .06) / 6
            ch = (h - .08) / 18
            for i in range(6):
                for j in range(18):
                    a, p = u + .03 + i * cw, v + .03 + j * ch + (.02 if j >= 9 else 0)
                    kit["cell"].face([F.pt(a + .0045, p + .003, .0305), F.pt(a + cw - .0045, p + .003, .0305),
                                      F.pt(a + cw - .0045, p + ch - .003, .0305), F.pt(a + .0045, p + ch - .003, .0305)],
                                     min(1, max(0, tint * .7 + r.random() * .3)))
    # conduit from the array to the verge
    p = F.pt(x + 7 * (w + g) + .05, s0 + 1.4, -.03)
    kit["grey"].tube([p, p + Vector((.35, 0, 0)), F.pt(WEST_X + .36, s0 + 1.4, -.03)], .014, 8)


"""Filters a render and lays it on its sky:  python3 finish.py render.png noon out.png [sky|paper]"""
import sys
from clean import clean
from sky import with_sky


def finish(render, hour, out, ground="sky"):
    with_sky(clean(render), hour, ground).save(out)


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    finish(*sys.argv[1:])

"""The hours of the day: the true sun of Melbourne, and the light that goes with it.

    python3 hours.py        prints where the sun stands

The house faces true north. The day is 5 October 2026, the day after daylight saving begins: spring, sun rising and setting
close to east and west, so that both ends of the day rake along the verandah.
"""
import math

LATITUDE, LONGITUDE, OFFSET = -37.81, 144.96, 11          # Melbourne, daylight-saving time
DAY_OF_YEAR = 278                                         # 5 October
CLOCK = {"morning": 8.75, "noon": 12.0, "evening": 18.0}


def sun_position(hour, day=DAY_OF_YEAR):
    """Azimuth east of north and elevation, degrees. Spencer's series for declination and the equation of time."""
    g = 2 * math.pi * (day - 1 + (hour - 12) / 24) / 365
    decl = (.006918 - .399912 * math.cos(g) + .070257 * math.sin(g) - .006758 * math.cos(2 * g) + .000907 * math.sin(2 * g)
            - .002697 * math.cos(3 * g) + .00148 * math.sin(3 * g))
    minutes = 229.18 * (.000075 + .001868 * math.cos(g) - .032077 * math.sin(g) - .014615 * math.cos(2 * g) - .040849 * math.sin(2 * g))
    solar = hour + minutes / 60 + LONGITUDE / 15 - OFFSET
    turn, lat = math.radians(15 * (solar - 12)), math.radians(LATITUDE)
    up = math.sin(lat) * math.sin(decl) + math.cos(lat) * math.cos(decl) * math.cos(turn)
    east = -math.cos(decl) * math.sin(turn)
    north = math.cos(lat) * math.sin(decl) - math.sin(lat) * math.cos(decl) * math.cos(turn)
    return math.degrees(math.atan2(east, north)) % 360, math.degrees(math.asin(up))


def towards_sun(hour, facing=0):
    """(right, outward, up) towards the sun for a front that faces so many degrees west of north; for the house, which
    faces north, that is (west, north, up)."""
    azimuth, elevation = (math.radians(a) for a in sun_position(hour))
    azimuth += math.radians(facing)
    return (-math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), math.sin(elevation))


# sky: light from zenith and horizon. Emission strengths follow the hour. The night's light is a moon in the north-east.
HOURS = {
    "night": dict(sun=(-0.62, 0.62, 0.80), sun_colour="#A9C3F0", sun_power=0.75, sun_size=1.2,
                  zenith="#243865", horizon="#465C88", sky=0.50, exposure=0.55,
                  room=0.80, lamp=4.5, porch=9.0, porch_power=7.0, side_power=6.0, strip=7.0, spill=6.0),
    "morning": dict(sun=towards_sun(CLOCK["morning"]), sun_colour="#FFD3A6", sun_power=4.6, sun_size=0.8,
                    zenith="#8FB4DA", horizon="#EAD9CB", sky=0.66, exposure=0.08,
                    room=0.22, lamp=1.4, porch=0.6, porch_power=0.0, side_power=0.0, strip=2.2, spill=0),
    "noon": dict(sun=towards_sun(CLOCK["noon"]), sun_colour="#FFF4E2", sun_power=5.0, sun_size=0.55,
                 zenith="#8FB4D9", horizon="#E4EAEA", sky=0.72, exposure=-0.12,
                 room=0.07, lamp=0.16, porch=0.2, porch_power=0.0, side_power=0.0, strip=2.2, spill=0),
    "evening": dict(sun=towards_sun(CLOCK["evening"]), sun_colour="#FFB384", sun_power=3.2, sun_size=1.2,
                    zenith="#6786CF", horizon="#DDB5B4", sky=0.58, exposure=0.32,
                    room=0.72, lamp=3.6, porch=6.0, porch_power=5.0, side_power=3.0, strip=5.0, spill=2.5),
}

if __name__ == "__main__":
    for name, hour in CLOCK.items():
        print("%-8s %5.2f h  azimuth %5.1f  elevation %4.1f" % (name, hour, *sun_position(hour)))

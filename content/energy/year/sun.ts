import {
  daysInMonth,
  defaults,
  groundReflection,
  halfHoursPerDay,
  monthlyYield,
  simulatedDays,
} from "../inputs/constants.ts";
import type { Face, Panels, Place } from "../inputs/house.ts";
import { lruCache } from "../lru-cache.ts";
import { degree, type MonthSky, monthSky, type SunAt } from "./sky.ts";

/** Caps a tilted face's direct light relative to flat ground's. Without a cap the ratio would soar while the sun is low. */
const maxBeamFactor = 6;

/** The sun on the last few roofs: while a visitor changes their use, the roof stays the same. */
const roofs = lruCache<Float64Array>(4);

/**
 * Average kW that the panels make before the inverter's limit: 12 months × 14 days × 48 half-hours. Don't modify it: it is cached.
 */
export function sunKwOf(panels: Panels | undefined, place: Place = {}): Float64Array {
  return roofs.getOrCompute(JSON.stringify([panels, place]), () => roofKw(panels, place));
}

/** kWh that the panels make in each month of an average year. */
export function monthlyOutput(panels: Panels | undefined, place?: Place): number[] {
  const sunKw = sunKwOf(panels, place);
  const size = simulatedDays * halfHoursPerDay;
  return daysInMonth.map((days, month) => {
    const kw = sunKw.subarray(month * size, (month + 1) * size).reduce((sum, value) => sum + value, 0);
    return (kw / 2 / simulatedDays) * days;
  });
}

function roofKw(panels: Panels | undefined, place: Place): Float64Array {
  const kw = new Float64Array(12 * simulatedDays * halfHoursPerDay);
  if (!panels) return kw;
  const size = simulatedDays * halfHoursPerDay;
  const factor = place.factor ?? defaults.place.factor;
  for (let month = 0; month < 12; month++) {
    const sky = monthSky(month, place);
    const openLight = lightOn(sky, { kw: 1, ...defaults.face });
    const meanLight = openLight.reduce((sum, value) => sum + value, 0) / simulatedDays;
    const dailyYield = ((place.monthlyYield ?? monthlyYield)[month] ?? 0) * factor;
    // Converts light per half-hour to kW, which is twice the half-hour's energy.
    const kwPerLight = meanLight > 0 ? (2 * dailyYield) / meanLight : 0;
    for (const face of panels.faces) {
      const light = lightOn(sky, face, panels.shade);
      for (let index = 0; index < size; index++)
        kw[month * size + index] = (kw[month * size + index] ?? 0) + face.kw * kwPerLight * (light[index] ?? 0);
    }
  }
  return kw;
}

/** Light on a face, kWh per m² and half-hour, for a month's 14 days. */
function lightOn(sky: MonthSky, face: Face, shade: Panels["shade"] = {}): Float64Array {
  const pitch = (face.pitch ?? defaults.face.pitch) * degree;
  const azimuth = (face.azimuth ?? defaults.face.azimuth) * degree;
  const seesSky = (1 + Math.cos(pitch)) / 2;
  const seesGround = (groundReflection * (1 - Math.cos(pitch))) / 2;
  const beamOn = sky.sunPath.map((sun) => beamFactor(sun, azimuth, pitch, shade));
  const light = new Float64Array(sky.total.length);
  for (let index = 0; index < light.length; index++)
    light[index] =
      (sky.beam[index] ?? 0) * (beamOn[index % halfHoursPerDay] ?? 0) +
      (sky.diffuse[index] ?? 0) * seesSky +
      (sky.total[index] ?? 0) * seesGround;
  return light;
}

/** A face's direct light relative to flat ground; zero while something shades it. */
function beamFactor(sun: SunAt, azimuth: number, pitch: number, shade: NonNullable<Panels["shade"]>): number {
  const shadeHeight = (sun.hourAngle < 0 ? shade.east : shade.west) ?? 0;
  if (!sun.isUp || sun.altitudeDegrees < shadeHeight) return 0;
  const facing =
    sun.sinAltitude * Math.cos(pitch) +
    Math.sin(pitch) * (sun.north * Math.cos(azimuth) + sun.east * Math.sin(azimuth));
  return Math.min(maxBeamFactor, Math.max(0, facing) / sun.sinAltitude);
}

import {
  clearestDay,
  defaults,
  halfHoursPerDay,
  meanClearness,
  middleDay,
  simulatedDays,
  skies,
} from "../inputs/constants.ts";
import type { Place } from "../inputs/house.ts";

/** One degree in radians. */
export const degree = Math.PI / 180;

/** kWh per m² and hour above the atmosphere. */
const solarConstant = 1.367;

/**
 * The sun's position in the middle of a half-hour. `hourAngle` is in radians from noon, negative in the morning; `east`, `north` and
 * `sinAltitude` are a unit vector.
 */
export type SunAt = {
  isUp: boolean;
  hourAngle: number;
  altitudeDegrees: number;
  east: number;
  north: number;
  sinAltitude: number;
};

/** A month's sky over a place: the sun's path, and for each of the 14 days the direct and the diffuse light per half-hour. */
export type MonthSky = { sunPath: SunAt[]; beam: Float64Array; diffuse: Float64Array; total: Float64Array };

/** A month's sky, with the sun's path of its middle day. Light is in kWh per m² of flat ground and half-hour. */
export function monthSky(month: number, place: Place): MonthSky {
  const latitude = (place.latitude ?? defaults.place.latitude) * degree;
  const dayOfYear = middleDay[month] ?? 0;
  const declination = 23.45 * degree * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365);
  const sunsetAngle = Math.acos(-Math.tan(latitude) * Math.tan(declination));
  const noonHour = solarNoon(month, dayOfYear, place.longitude ?? defaults.place.longitude);
  const sunPath = Array.from({ length: halfHoursPerDay }, (_, index) =>
    sunAt(((index + 0.5) / 2 - noonHour) * 15 * degree, latitude, declination, sunsetAngle),
  );
  const lightAbove = lightAboveAtmosphere(dayOfYear, latitude, declination, sunsetAngle);
  const shapes = dayShapes(sunPath, sunsetAngle);
  const size = simulatedDays * halfHoursPerDay;
  const sky = { sunPath, beam: new Float64Array(size), diffuse: new Float64Array(size), total: new Float64Array(size) };
  for (let dayIndex = 0; dayIndex < simulatedDays; dayIndex++) {
    const mean = (meanClearness[month] ?? 0) * (place.factor ?? defaults.place.factor);
    const clearness = Math.min(clearestDay, mean * (skies[dayIndex] ?? 1));
    const light = clearness * lightAbove;
    const fromSky = light * diffuseShare(clearness, sunsetAngle);
    for (let index = 0; index < halfHoursPerDay; index++) {
      const skyIndex = dayIndex * halfHoursPerDay + index;
      const total = light * (shapes.total[index] ?? 0);
      const diffuse = Math.min(total, fromSky * (shapes.diffuse[index] ?? 0));
      sky.total[skyIndex] = total;
      sky.diffuse[skyIndex] = diffuse;
      sky.beam[skyIndex] = total - diffuse;
    }
  }
  return sky;
}

/** Clock time at which the sun is due north: daylight saving from October to March, and the equation of time. */
function solarNoon(month: number, dayOfYear: number, longitude: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 81)) / 364;
  const equationOfTime = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle);
  const daylightSaving = month >= 9 || month <= 2 ? 1 : 0;
  return 12 + daylightSaving + (150 - longitude) / 15 - equationOfTime / 60;
}

function sunAt(hourAngle: number, latitude: number, declination: number, sunsetAngle: number): SunAt {
  const sinAltitude =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return {
    isUp: Math.abs(hourAngle) < sunsetAngle,
    hourAngle,
    altitudeDegrees: Math.asin(sinAltitude) / degree,
    east: -Math.cos(declination) * Math.sin(hourAngle),
    north:
      Math.sin(declination) * Math.cos(latitude) - Math.cos(declination) * Math.sin(latitude) * Math.cos(hourAngle),
    sinAltitude,
  };
}

/** kWh per m² and day above the atmosphere. */
function lightAboveAtmosphere(dayOfYear: number, latitude: number, declination: number, sunsetAngle: number): number {
  const distance = 1 + 0.033 * Math.cos((2 * Math.PI * dayOfYear) / 365);
  const flat =
    Math.cos(latitude) * Math.cos(declination) * Math.sin(sunsetAngle) +
    sunsetAngle * Math.sin(latitude) * Math.sin(declination);
  return (24 / Math.PI) * solarConstant * distance * flat;
}

/** How a day's light spreads over its half-hours (Collares-Pereira and Rabl), each summing to 1. */
function dayShapes(sunPath: readonly SunAt[], sunsetAngle: number): { total: number[]; diffuse: number[] } {
  const a = 0.409 + 0.5016 * Math.sin(sunsetAngle - Math.PI / 3);
  const b = 0.6609 - 0.4767 * Math.sin(sunsetAngle - Math.PI / 3);
  const diffuse = sunPath.map(({ isUp, hourAngle }) => (isUp ? Math.cos(hourAngle) - Math.cos(sunsetAngle) : 0));
  const total = sunPath.map(({ hourAngle }, index) => (a + b * Math.cos(hourAngle)) * (diffuse[index] ?? 0));
  return { total: summingToOne(total), diffuse: summingToOne(diffuse) };
}

/** The share of a day's light that is diffuse (Erbs, daily formula); `k` is its clearness. */
function diffuseShare(k: number, sunsetAngle: number): number {
  if (sunsetAngle <= 81.4 * degree)
    return k < 0.715 ? 1 - 0.2727 * k + 2.4495 * k ** 2 - 11.9514 * k ** 3 + 9.3879 * k ** 4 : 0.143;
  return k < 0.722 ? 1 + 0.2832 * k - 2.5557 * k ** 2 + 0.8448 * k ** 3 : 0.175;
}

function summingToOne(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

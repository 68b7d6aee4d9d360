import { expect, test } from "vitest";
import { type EnergyInput, estimate } from "#content/energy/estimate.ts";
import * as tables from "#content/energy/house/tables.ts";
import { chancesOf } from "#tests/seeded.ts";

/**
 * Twenty houses worked out a second time, straight from the published formulas and without a line of the engine: the sun on
 * each face, what the house uses of it, a battery's year, and the bill. Only the tables are shared.
 */

const rad = Math.PI / 180;
const months = Array.from({ length: 12 }, (_, month) => month);
const halfHours = Array.from({ length: 48 }, (_, at) => at);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface House {
  faces: { kw: number; azimuth: number; pitch: number }[];
  daily: number;
  home: "out" | "mixed" | "home";
  heating: "gas" | "electric";
  usable: number;
  usage: number;
  feedIn: number;
  exportLimit: number;
}

interface Light {
  beam: number;
  sky: number;
  total: number;
  angle: number;
}

const melbourne = { latitude: -37.8 * rad, longitude: 144.96 };

/** The sky of one day by the half-hour: Collares-Pereira and Rabl, Erbs by the day. */
function lightOn(month: number, skyFactor: number): Light[] {
  const n = tables.middleDay[month] ?? 0;
  const tilt = 23.45 * rad * Math.sin((2 * Math.PI * (284 + n)) / 365);
  const { latitude } = melbourne;
  const sunset = Math.acos(-Math.tan(latitude) * Math.tan(tilt));
  const above =
    ((24 * 1.367) / Math.PI) *
    (1 + 0.033 * Math.cos((2 * Math.PI * n) / 365)) *
    (Math.cos(latitude) * Math.cos(tilt) * Math.sin(sunset) + sunset * Math.sin(latitude) * Math.sin(tilt));
  const clearness = Math.min(0.8, (tables.meanClearness[month] ?? 0) * skyFactor);
  const diffuse = erbs(clearness, sunset);
  const b = (2 * Math.PI * (n - 81)) / 364;
  const equation = 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b);
  const isSummerTime = month >= 9 || month <= 2;
  const noon = 12 + (isSummerTime ? 1 : 0) + (150 - melbourne.longitude) / 15 - equation / 60;
  const angles = halfHours.map((at) => ((at + 0.5) / 2 - noon) * 15 * rad);
  const [p, q] = [0.409 + 0.5016 * Math.sin(sunset - 60 * rad), 0.6609 - 0.4767 * Math.sin(sunset - 60 * rad)];
  const isUp = (angle: number) => Math.abs(angle) < sunset;
  const lights = angles.map((w) => (isUp(w) ? (p + q * Math.cos(w)) * (Math.cos(w) - Math.cos(sunset)) : 0));
  const skies = angles.map((w) => (isUp(w) ? Math.cos(w) - Math.cos(sunset) : 0));
  return angles.map((angle, at) => {
    const total = (clearness * above * Math.max(0, lights[at] ?? 0)) / sum(lights);
    const spread = (diffuse * clearness * above * (skies[at] ?? 0)) / sum(skies);
    return { total, sky: Math.min(spread, total), beam: Math.max(0, total - spread), angle: isUp(angle) ? angle : 9 };
  });
}

function erbs(k: number, sunset: number): number {
  if (sunset < 81.4 * rad)
    return k < 0.715 ? 1 - 0.2727 * k + 2.4495 * k ** 2 - 11.9514 * k ** 3 + 9.3879 * k ** 4 : 0.143;
  return k < 0.722 ? 1 + 0.2832 * k - 2.5557 * k ** 2 + 0.8448 * k ** 3 : 0.175;
}

/** On a face: the beam where the sun stands before it, the share of the sky it sees, and what the ground throws back. */
function onFace({ beam, sky, total, angle }: Light, month: number, azimuth: number, pitch: number): number {
  if (total === 0) return 0;
  const tilt = 23.45 * rad * Math.sin((2 * Math.PI * (284 + (tables.middleDay[month] ?? 0))) / 365);
  const { latitude } = melbourne;
  const up = Math.sin(latitude) * Math.sin(tilt) + Math.cos(latitude) * Math.cos(tilt) * Math.cos(angle);
  const north = Math.cos(latitude) * Math.sin(tilt) - Math.sin(latitude) * Math.cos(tilt) * Math.cos(angle);
  const east = -Math.cos(tilt) * Math.sin(angle);
  const facing =
    up * Math.cos(pitch * rad) +
    Math.sin(pitch * rad) * (north * Math.cos(azimuth * rad) + east * Math.sin(azimuth * rad));
  const turned = up > 0 ? Math.min(6, Math.max(0, facing) / up) : 0;
  return beam * turned + (sky * (1 + Math.cos(pitch * rad))) / 2 + (total * 0.2 * (1 - Math.cos(pitch * rad))) / 2;
}

/** kW of the roof: month, day, half-hour. */
function sunOf({ faces }: House): number[][][] {
  return months.map((month) => {
    const days = tables.skies.map((factor) => lightOn(month, factor));
    const open = sum(days.map((day) => sum(day.map((light) => onFace(light, month, 0, 22))))) / days.length;
    const scale = (tables.monthlyYield[month] ?? 0) / open;
    return days.map((day) =>
      day.map((light) => 2 * scale * sum(faces.map((f) => f.kw * onFace(light, month, f.azimuth, f.pitch)))),
    );
  });
}

/** kW of the house: month, day, half-hour. */
function loadOf({ daily, home, heating }: House): number[][][] {
  const atDay = { out: 0.55, mixed: 1, home: 1.5 }[home];
  const weekday = 7 / (5 + 2 * 1.07);
  const busy = tables.busyDays.map((factor) => factor ** 2);
  const mean = sum(busy) / busy.length;
  const seasons = tables.monthlyUse[heating];
  const year = sum(seasons.map((season, month) => season * (tables.daysInMonth[month] ?? 0))) / 365;
  return months.map((month) => {
    const season = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0][month] ?? 0;
    return busy.map((factor, day) => {
      const isWeekend = day % 7 >= 5;
      const hours = tables.hourlyShare[isWeekend ? "weekend" : "weekday"][season] ?? [];
      const lifted = hours.map((share, hour) => share * (!isWeekend && hour >= 9 && hour < 17 ? atDay : 1));
      const perDay = (daily / year) * (seasons[month] ?? 0) * (isWeekend ? 1.07 * weekday : weekday);
      return halfHours.map((at) => (perDay * (factor / mean) * (lifted[at >> 1] ?? 0)) / sum(lifted));
    });
  });
}

function yearOf(house: House) {
  const { usable, exportLimit } = house;
  const [sun, use] = [sunOf(house), loadOf(house)];
  const floor = 0.1 * usable;
  const total = { made: 0, direct: 0, moved: 0, exported: 0, bought: 0 };
  let stored = floor;
  const day = (month: number, index: number, share: number) => {
    for (const at of halfHours) {
      const made = sun[month]?.[index]?.[at] ?? 0;
      const load = use[month]?.[index]?.[at] ?? 0;
      const nets = [0.28, 0.7, 1.4, 3.98].map((level) => made - load * level);
      const parts = [0.4, 0.3, 0.2, 0.1];
      const mean = (value: (net: number) => number) => sum(nets.map((net, k) => (parts[k] ?? 0) * value(net)));
      let spare = mean((net) => Math.max(0, net));
      let short = mean((net) => Math.max(0, -net));
      let chargeable = mean((net) => Math.min(5, Math.max(0, net)));
      let givable = mean((net) => Math.min(5, Math.max(0, -net)));
      const both = (Math.min(chargeable, givable) * 4) / (4 + usable - floor);
      const hidden = 0.08 * (made - spare);
      const exporting = mean((net) => (net > 0 ? 1 : 0));
      [chargeable, givable] = [chargeable - both + hidden, givable - both + hidden];
      [spare, short] = [spare + hidden, short + hidden];
      const given = usable > 0 ? Math.max(0, Math.min(givable / 2, stored - floor)) : 0;
      const taken = usable > 0 ? Math.max(0, Math.min(chargeable / 2, (usable - stored + given) / 0.9)) : 0;
      stored += 0.9 * taken - given;
      const left = spare / 2 - taken;
      total.made += (share * made) / 2;
      total.direct += (share * (made - spare)) / 2;
      total.moved += share * given;
      total.exported += share * (exporting > 0 ? Math.min(left, (exportLimit / 2) * exporting) : left);
      total.bought += share * (short / 2 - given);
    }
  };
  for (let index = 7; index < 14; index++) day(11, index, 0);
  for (const month of months)
    for (let index = 0; index < 14; index++) day(month, index, (tables.daysInMonth[month] ?? 0) / 14);
  return total;
}

const { pick, whole } = chancesOf(2126);
const houses: House[] = Array.from({ length: 20 }, (_, index) => ({
  faces: Array.from({ length: 1 + (index % 2) }, () => ({
    kw: whole(15, 66) / 10,
    azimuth: pick([0, 45, 90, 135, 180, 270, 315]),
    pitch: pick([5, 15, 22, 30, 40]),
  })),
  daily: whole(6, 40),
  home: pick(["out", "mixed", "home"] as const),
  heating: pick(["gas", "electric"] as const),
  usable: index % 4 === 0 ? 0 : pick([5, 8, 10, 13.5, 20]),
  usage: whole(20, 38),
  feedIn: whole(0, 8),
  exportLimit: pick([3, 5, 10]),
}));

test.each(houses.map((house, index) => [index + 1, house] as const))(
  "house %i: a year by the formulas is the engine's year, and so is the bill",
  (_, house) => {
    const { faces, daily, home, heating, usable, usage, feedIn, exportLimit } = house;
    const input: EnergyInput = {
      panels: { faces },
      load: { daily, home, heating },
      ...(usable > 0 && { battery: { usable } }),
      plan: { usage, supply: 120, feedIn, exportLimit },
    };
    const { year, bills } = estimate(input);
    const own = yearOf(house);
    for (const part of ["made", "direct", "moved", "exported", "bought"] as const) {
      const most = Math.max(2, own[part] * 0.005);
      expect(Math.abs(year.both[part] - own[part]), `${part}: ${year.both[part]} for ${own[part]}`).toBeLessThan(most);
    }
    const bill = (365 * 120 + own.bought * usage - own.exported * feedIn) / 100;
    expect(Math.abs(bills.both - bill), `$${bills.both} for $${bill}`).toBeLessThan(
      Math.max(3, Math.abs(bill) * 0.005),
    );
  },
);

import { mapValues } from "#content/map-values.ts";
import {
  busyDays,
  busyDaysSpread,
  daysInMonth,
  daytime,
  daytimeHours,
  defaults,
  halfHoursPerDay,
  hourlyShare,
  monthlyHotWater,
  monthlyUse,
  seasonOf,
  simulatedDays,
  usualSpread,
  weekendUse,
} from "../inputs/constants.ts";
import type { DaytimeOccupancy, Heating, HotWater, Load, Work } from "../inputs/house.ts";
import { halfHourMask } from "../tariffs/plan.ts";

/** Mean kW of each half-hour: 12 months × 14 days × 48. How use varies within a half-hour (`loadLevels`) comes later. */
export function houseUseKw(load: Load, hotWater?: HotWater): Float64Array {
  const kw = new Float64Array(12 * simulatedDays * halfHoursPerDay);
  const work = load.work && workProfiles(load.work);
  const isOpen = (day: number) => day % 7 < (load.work?.days ?? 7);
  const isInClosedWeek = closedWeekTest(load.work?.weeks);
  const factors = dayFactors(load, (day) => (work ? kwhOf(isOpen(day) ? work.open : work.closed) : 1));
  const included = hotWater?.counted === "included" ? hotWater.dailyKwh : 0;
  const dailyKwh = Math.max(0, (load.dailyKwh ?? 0) - included);
  const monthFactors = work ? [] : monthFactorsOf(load.heating ?? "gas");
  for (let month = 0; month < 12; month++) {
    const profile = load.profile?.[month];
    const weekday = work?.open ?? hoursToHalfHours(sharesOfDay("weekday", month, load.occupancy));
    const weekend = work?.closed ?? hoursToHalfHours(sharesOfDay("weekend", month, load.occupancy));
    for (let day = 0; day < simulatedDays; day++) {
      const isWorkday = work ? isOpen(day) && !isInClosedWeek(month, day) : day % 7 < 5;
      const dayShares = isWorkday ? weekday : weekend;
      for (let index = 0; index < halfHoursPerDay; index++) {
        const meanKw = profile
          ? (profile[index] ?? 0) * 2
          : dailyKwh * (monthFactors[month] ?? 1) * (dayShares[index] ?? 0);
        kw[(month * simulatedDays + day) * halfHoursPerDay + index] = meanKw * (factors[day] ?? 1);
      }
    }
  }
  return load.work?.weeks ? scaledTo(dailyKwh, kw) : kw;
}

/** Returns a test: is a building closed in the week of a simulated day? Its closed weeks are spread evenly over the 24 simulated ones. */
function closedWeekTest(weeks = 52): (month: number, day: number) => boolean {
  const closedShare = 1 - weeks / 52;
  return (month, day) => {
    const week = month * 2 + Math.floor(day / 7);
    return Math.round((week + 1) * closedShare) > Math.round(week * closedShare);
  };
}

/** Scales the year to the given daily mean. Each simulated day represents several days of its month. */
function scaledTo(dailyKwh: number, kw: Float64Array): Float64Array {
  const perMonth = simulatedDays * halfHoursPerDay;
  const yearlyKwh = kw.reduce((sum, halfHourKw, index) => {
    const month = Math.floor(index / perMonth);
    return sum + ((halfHourKw / 2) * (daysInMonth[month] ?? 0)) / simulatedDays;
  }, 0);
  return yearlyKwh === 0 ? kw : kw.map((halfHourKw) => (halfHourKw * dailyKwh * 365) / yearlyKwh);
}

/**
 * Factors for weekends and busy days, with a mean of 1. A measured profile and a working week already include their weekends.
 */
function dayFactors(load: Load, weightOf: (day: number) => number): number[] {
  const spread = load.work ? usualSpread.business : load.profile ? usualSpread.measured : usualSpread.unknown;
  const weekend = (day: number) => (day % 7 >= 5 && !load.profile && !load.work ? weekendUse : 1);
  const factors = busyDays.map((busy, day) => busy ** ((load.daySpread ?? spread) / busyDaysSpread) * weekend(day));
  const total = factors.reduce((sum, factor, day) => sum + factor * weightOf(day), 0);
  const mean = total / factors.reduce((sum, _, day) => sum + weightOf(day), 0);
  return factors.map((factor) => factor / mean);
}

function hoursToHalfHours(hours: readonly number[]): number[] {
  return Array.from({ length: halfHoursPerDay }, (_, index) => hours[index >> 1] ?? 0);
}

/** Each hour's share of a day. */
function sharesOfDay(kind: "weekday" | "weekend", month: number, occupancy: DaytimeOccupancy = "mixed"): number[] {
  const table = hourlyShare[kind][seasonOf[month] ?? 0] ?? [];
  const daytimeFactor = kind === "weekday" ? daytime[occupancy] : 1;
  const row = table.map((share, hour) =>
    hour >= daytimeHours.from && hour < daytimeHours.to ? share * daytimeFactor : share,
  );
  const sum = row.reduce((total, share) => total + share, 0);
  return row.map((share) => share / sum);
}

/** The share of a year's use between 5 pm and 8 am. */
export function overnightShare(occupancy: DaytimeOccupancy): number {
  return overnightShares[occupancy];
}

const overnightShares = mapValues(daytime, (_, occupancy) => 1 - shareBetween(occupancy, 8, 17));

/** The share of a year's use between two hours of the day. */
export function shareBetween(occupancy: DaytimeOccupancy, fromHour: number, toHour: number): number {
  const months = daysInMonth.map((days, month) => {
    const shareWithin = (kind: "weekday" | "weekend") =>
      sharesOfDay(kind, month, occupancy)
        .slice(fromHour, toHour)
        .reduce((sum, share) => sum + share, 0);
    return (days * (5 * shareWithin("weekday") + 2 * shareWithin("weekend"))) / 7;
  });
  return months.reduce((sum, month) => sum + month, 0) / 365;
}

/** Each month's use relative to the year's mean. */
function monthFactorsOf(heating: Heating): number[] {
  return againstMean(monthlyUse[heating]);
}

function againstMean(months: readonly number[]): number[] {
  const mean = months.reduce((sum, value, month) => sum + value * (daysInMonth[month] ?? 0), 0) / 365;
  return months.map((value) => value / mean);
}

/** kW of hot water on its timer, 12 months × 48: from its start until the month's water is hot. */
export function hotWaterKw(hotWater: HotWater | undefined): Float64Array {
  const kw = new Float64Array(12 * halfHoursPerDay);
  if (!hotWater) return kw;
  const powerKw = hotWater.kw ?? defaults.hotWater.kw;
  const firstHalfHour = Math.round((hotWater.from ?? defaults.hotWater.from) * 2);
  againstMean(monthlyHotWater).forEach((factor, month) => {
    let remainingKwh = hotWater.dailyKwh * factor;
    for (let step = 0; step < halfHoursPerDay && remainingKwh > 0; step++) {
      const drawnKw = Math.min(powerKw, remainingKwh * 2);
      kw[month * halfHoursPerDay + ((firstHalfHour + step) % halfHoursPerDay)] = drawnKw;
      remainingKwh -= drawnKw / 2;
    }
  });
  return kw;
}

/** kW by the half-hour on a working day and on a closed one, for each kWh of the week's average day. */
function workProfiles({ days, idleShare, ...hours }: Work): { open: number[]; closed: number[] } {
  const open = Array.from(halfHourMask(hours), (isWorking) => (isWorking ? 1 : idleShare));
  const closed = open.map(() => idleShare);
  const average = (days * kwhOf(open) + (7 - days) * kwhOf(closed)) / 7;
  const perAverageKwh = (day: number[]) => day.map((kw) => kw / average);
  return { open: perAverageKwh(open), closed: perAverageKwh(closed) };
}

function kwhOf(day: readonly number[]): number {
  return day.reduce((sum, kw) => sum + kw / 2, 0);
}

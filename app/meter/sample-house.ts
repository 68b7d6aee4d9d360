import { dayMs } from "#content/durations.ts";
import { exampleHome, halfHoursPerDay, simulatedDays } from "#content/energy/inputs/constants.ts";
import { dailyKwhFromBill } from "#content/energy/tariffs/default-offer.ts";
import { houseUseKw } from "#content/energy/year/use.ts";
import type { Day } from "#content/rules/schedule.ts";
import { isDaylightSaving, isoDate, monthOf } from "./reader/readings/calendar.ts";

/** A fridge, a modem and devices on standby. */
const standbyKw = 0.1;

/** A year of a house without solar, up to yesterday, as its network would send it. */
export function sampleHouse(today: Day): File {
  const kw = sampleUse();
  const yesterday = Date.parse(today) / dayMs - 1;
  const dates = Array.from({ length: 365 }, (_, index) => yesterday - 364 + index);
  const rows = dates.map((date) => {
    const kwh = Array.from(
      { length: halfHoursPerDay },
      (_, halfHour) => kwAtClock(kw, date * halfHoursPerDay + halfHour) / 2,
    );
    return `300,${isoDate(date).replaceAll("-", "")},${kwh.map((reading) => reading.toFixed(3)).join()},A,,,`;
  });
  const meter = "200,6407000000,E1,E1,E1,N1,SAMPLE,KWH,30,";
  return new File([["100,NEM12,,,", meter, ...rows, "900"].join("\n")], "A sample house");
}

/** kW in each half-hour of standard time, in two weeks of each month. */
export function sampleUse(): Float64Array {
  return withStandby(houseUseKw({ dailyKwh: dailyKwhFromBill(exampleHome.bill), occupancy: "mixed", heating: "gas" }));
}

/**
 * The engine's house is the mean of many, so unlike a single house it never falls to standby power at night. This stretches each day
 * so that its quietest half-hour is standby power and its energy stays the same.
 */
function withStandby(kw: Float64Array): Float64Array {
  return kw.map((power, index) => {
    const dayStart = index - (index % halfHoursPerDay);
    const day = kw.subarray(dayStart, dayStart + halfHoursPerDay);
    const [leastKw, sum] = [Math.min(...day), day.reduce((total, halfHourKw) => total + halfHourKw, 0)];
    const stretch = (sum - halfHoursPerDay * standbyKw) / (sum - halfHoursPerDay * leastKw);
    return standbyKw + (power - leastKw) * stretch;
  });
}

/** kW by Victoria's clock, at a half-hour of standard time. `kw` has two weeks of each month, starting on a Monday. */
function kwAtClock(kw: Float64Array, standardHalfHour: number): number {
  const clockHalfHour =
    standardHalfHour +
    (isDaylightSaving(Math.floor(standardHalfHour / halfHoursPerDay), standardHalfHour % halfHoursPerDay) ? 2 : 0);
  const date = Math.floor(clockHalfHour / halfHoursPerDay);
  // 5 January 1970 was a Monday.
  const day = (date - 4) % simulatedDays;
  return kw[((monthOf(date) - 1) * simulatedDays + day) * halfHoursPerDay + (clockHalfHour % halfHoursPerDay)] ?? 0;
}

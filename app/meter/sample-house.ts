import { daysShown, halfHours } from "#content/energy/inputs/constants.ts";
import { dailyUseFromBill } from "#content/energy/tariffs/default-offer.ts";
import { houseUse } from "#content/energy/year/use.ts";
import { isoDate, isSummerTime, monthOf } from "./reader/readings/calendar.ts";

/** The house that Your price begins with. */
const quarterlyBill = 580;
const dayMs = 86_400_000;

/** A year to yesterday of a house without solar, as its network would send it. */
export function sampleHouse(): File {
  const kw = houseUse({ daily: dailyUseFromBill(quarterlyBill), home: "mixed", heating: "gas" });
  const yesterday = Math.floor(Date.now() / dayMs) - 1;
  const dates = Array.from({ length: 366 }, (_, index) => yesterday - 365 + index);
  const rows = dates.map((date) => {
    const kwh = Array.from({ length: halfHours }, (_, at) => atClock(kw, date * halfHours + at) / 2);
    return `300,${isoDate(date).replaceAll("-", "")},${kwh.map((reading) => reading.toFixed(3)).join()},A,,,`;
  });
  const meter = "200,6407000000,E1,E1,E1,N1,SAMPLE,KWH,30,";
  return new File([["100,NEM12,,,", meter, ...rows, "900"].join("\n")], "A sample house");
}

/** kW by Victoria's clock, for a half-hour of standard time. The year's days are two weeks of each month, Monday first. */
function atClock(kw: Float64Array, standard: number): number {
  const moment = standard + (isSummerTime(Math.floor(standard / halfHours), standard % halfHours) ? 2 : 0);
  const date = Math.floor(moment / halfHours);
  // 5 January 1970 was a Monday.
  const day = (date - 4) % daysShown;
  return kw[((monthOf(date) - 1) * daysShown + day) * halfHours + (moment % halfHours)] ?? 0;
}

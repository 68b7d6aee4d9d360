import { sampleUse } from "#app/meter/sample-house.ts";
import { halfHoursPerDay, simulatedDays } from "#content/energy/inputs/constants.ts";
import { monthName } from "#content/format.ts";

const daylightSavingMonths = [0, 1, 2, 9, 10, 11];
/** The kW above which an hour gets the next darker colour. */
const levels = [0.3, 0.55, 0.8, 1.1];

const use = sampleUse();
const months = Array.from({ length: 12 }, (_, month) => {
  const ahead = daylightSavingMonths.includes(month) ? 1 : 0;
  return Array.from({ length: 24 }, (_, hour) => meanKw(month, (hour + 24 - ahead) % 24));
});

/** A year of the sample house, with a column per month and a row per hour: a path for each level, on 12 by 24 units. */
export const sampleYear = {
  months: months.map((_, month) => monthName(month + 1)),
  levels: levels.map((level) => months.map((hours, month) => columnOver(hours, month, level)).join("")),
};

function meanKw(month: number, hour: number): number {
  let sum = 0;
  for (let day = 0; day < simulatedDays; day++)
    for (const half of [0, 1]) sum += use[(month * simulatedDays + day) * halfHoursPerDay + hour * 2 + half] ?? 0;
  return sum / (2 * simulatedDays);
}

/** The hours of one month above a level, with one box for each run of hours. */
function columnOver(hours: readonly number[], month: number, level: number): string {
  let path = "";
  for (let from = 0; from < 24; from++) {
    let to = from;
    while (to < 24 && (hours[to] ?? 0) > level) to++;
    if (to > from) path += `M${month} ${from}h1v${to - from}h-1z`;
    from = to;
  }
  return path;
}

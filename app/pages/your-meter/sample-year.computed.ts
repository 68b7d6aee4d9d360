import { sampleUse } from "#app/meter/sample-house.ts";
import { halfHoursPerDay, simulatedDays } from "#content/energy/inputs/constants.ts";
import { monthName } from "#content/format.ts";

const daylightSavingMonths = [0, 1, 2, 9, 10, 11];
/** The kW above which an hour gets the next darker colour. */
const thresholdsKw = [0.3, 0.55, 0.8, 1.1];

const useKw = sampleUse();
const months = Array.from({ length: 12 }, (_, month) => {
  // The sample house is in standard time, and the chart's hours are those of the clock.
  const hoursAhead = daylightSavingMonths.includes(month) ? 1 : 0;
  return Array.from({ length: 24 }, (_, hour) => meanKw(month, (hour + 24 - hoursAhead) % 24));
});

/** A year of the sample house, with a column per month and a row per hour: a path for each colour, on 12 by 24 units. */
export const sampleYear = {
  months: months.map((_, month) => monthName(month + 1)),
  paths: thresholdsKw.map((kw) => months.map((hours, month) => columnAbove(hours, month, kw)).join("")),
};

function meanKw(month: number, hour: number): number {
  let sum = 0;
  for (let day = 0; day < simulatedDays; day++)
    for (const half of [0, 1]) sum += useKw[(month * simulatedDays + day) * halfHoursPerDay + hour * 2 + half] ?? 0;
  return sum / (2 * simulatedDays);
}

/** The hours of one month above a threshold, with one box for each run of hours. */
function columnAbove(hours: readonly number[], month: number, thresholdKw: number): string {
  let path = "";
  for (let startHour = 0; startHour < 24; startHour++) {
    let endHour = startHour;
    while (endHour < 24 && (hours[endHour] ?? 0) > thresholdKw) endHour++;
    if (endHour > startHour) path += `M${month} ${startHour}h1v${endHour - startHour}h-1z`;
    startHour = endHour;
  }
  return path;
}

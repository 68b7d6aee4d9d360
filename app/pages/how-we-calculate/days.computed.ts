import { halfHoursPerDay, simulatedDays } from "#content/energy/inputs/constants.ts";
import { sunKwOf } from "#content/energy/year/sun.ts";
import { houseUseKw } from "#content/energy/year/use.ts";

const kw = 6.6;
const sun = sunKwOf({ faces: [{ kw }] });
const useKw = houseUseKw({ dailyKwh: 18 });

/** The fourteen sample days of January and of June: what 6.6 kW makes on each, and what a house that averages 18 kWh a day uses. */
export const sampleMonths = [
  { name: "January", days: daysOf(0) },
  { name: "June", days: daysOf(5) },
];

function daysOf(month: number) {
  return Array.from({ length: simulatedDays }, (_, day) => ({
    madeKwh: kwhOf(sun, month, day),
    usedKwh: kwhOf(useKw, month, day),
  }));
}

function kwhOf(kilowatts: Float64Array, month: number, day: number): number {
  const start = (month * simulatedDays + day) * halfHoursPerDay;
  return kilowatts.subarray(start, start + halfHoursPerDay).reduce((sum, halfHourKw) => sum + halfHourKw / 2, 0);
}

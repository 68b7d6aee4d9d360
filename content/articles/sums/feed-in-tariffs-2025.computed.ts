import { daysInMonth } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";

const house = modelledYear({ batteryKwh: 10 });
const alone = modelledYear();

export const withoutBattery = house.year.panels;
export const withBattery = house.year.both;
export const electric = modelledYear({ dailyKwh: 28 }).year.panels;
/** What a home without a battery exports on the average day of each month. */
export const exportedKwhByMonth = alone.months.map(
  ({ exported }, month) => exported / (daysInMonth[month] ?? Number.NaN),
);

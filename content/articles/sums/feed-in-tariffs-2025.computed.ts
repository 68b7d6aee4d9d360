import { daysInMonth } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";

const batteryHouse = modelledYear({ batteryKwh: 10 });
const panelHouse = modelledYear();

export const withoutBattery = batteryHouse.year.panels;
export const withBattery = batteryHouse.year.both;
export const allElectric = modelledYear({ dailyKwh: 28 }).year.panels;
/** What a home without a battery exports on the average day of each month. */
export const exportedKwhByMonth = panelHouse.months.map(
  ({ exported }, month) => exported / (daysInMonth[month] ?? Number.NaN),
);

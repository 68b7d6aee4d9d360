import { daysInMonth } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";

const house = modelledYear({ batteryKwh: 10 });
const alone = modelledYear();

export const plain = house.year.panels;
export const stored = house.year.both;
export const electric = modelledYear({ dailyKwh: 28 }).year.panels;
/** kWh exported on the average day of each month. */
export const months = alone.months.map(({ exported }, month) => exported / (daysInMonth[month] ?? 1));

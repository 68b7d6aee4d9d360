import { daysInMonth } from "#content/energy/inputs/constants.ts";
import { modelled } from "#content/energy/model-house.ts";

const house = modelled({ usable: 10 });
const alone = modelled();

export const plain = house.year.panels;
export const stored = house.year.both;
export const electric = modelled({ daily: 28 }).year.panels;
/** kWh exported on the average day of each month. */
export const months = alone.months.map(({ exported }, month) => exported / (daysInMonth[month] ?? 1));

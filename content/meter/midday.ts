import type { MeterDay, MeterHouse } from "./house.ts";
import { dayKwh } from "./house.ts";

const midday = { from: 22, to: 30 };

/** The house with its controlled load on the general circuit, spread from 11 to 3 o'clock. */
export function withControlledAtMidday(house: MeterHouse): MeterHouse {
  const none = new Float64Array(48);
  const days = house.days.map((day): MeterDay => {
    const each = dayKwh(day, "controlled") / (midday.to - midday.from);
    const general = Float64Array.from(day.general);
    for (let at = midday.from; at < midday.to; at++) general[at] = (general[at] ?? 0) + each;
    return { ...day, general, controlled: none };
  });
  return { ...house, days, hasControlled: false };
}

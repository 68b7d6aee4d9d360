import { daysInMonth, halfHoursPerDay, simulatedDays } from "#content/energy/inputs/constants.ts";
import { weightedDays } from "#content/energy/year/calendar.ts";
import type { MeterDay, MeterHouse, StreamName } from "../house.ts";
import { blocksPerDay } from "./layout.ts";

const halfHoursInBlock = halfHoursPerDay / blocksPerDay;

/** kWh of three-hour blocks on the average day of each month: 12 × 8. */
export type Blocks = readonly (readonly number[])[];

export function blocksOf(house: MeterHouse, stream: StreamName): number[][] {
  const blocks = Array.from({ length: 12 }, () => new Array<number>(blocksPerDay).fill(0));
  for (const { day, weight } of weightedDays(house.days)) {
    const month = blocks[day.month];
    const share = weight / (daysInMonth[day.month] ?? 1);
    for (let halfHour = 0; month && halfHour < halfHoursPerDay; halfHour++) {
      const block = Math.floor(halfHour / halfHoursInBlock);
      month[block] = (month[block] ?? 0) + share * (day[stream][halfHour] ?? 0);
    }
  }
  return blocks;
}

/** A house whose days are all average, which is all that a summary knows of a meter. */
export function houseOfBlocks(streams: {
  general: Blocks;
  controlled?: Blocks | undefined;
  exported?: Blocks | undefined;
}): MeterHouse {
  const days: MeterDay[] = [];
  for (let month = 0; month < 12; month++) {
    const [general, controlled, exported] = [streams.general, streams.controlled, streams.exported].map((blocks) =>
      halfHoursOf(blocks?.[month]),
    );
    if (!general || !controlled || !exported) continue;
    for (let day = 0; day < simulatedDays; day++) days.push({ month, weekday: day % 7, general, controlled, exported });
  }
  return { days, hasExport: streams.exported !== undefined, hasControlled: streams.controlled !== undefined };
}

export function yearlyBlocksKwh(blocks: Blocks): number {
  return blocks.reduce(
    (year, day, month) => year + (daysInMonth[month] ?? 0) * day.reduce((sum, kwh) => sum + kwh, 0),
    0,
  );
}

function halfHoursOf(blocks: readonly number[] = []): Float64Array {
  return Float64Array.from(
    { length: halfHoursPerDay },
    (_, halfHour) => (blocks[Math.floor(halfHour / halfHoursInBlock)] ?? 0) / halfHoursInBlock,
  );
}

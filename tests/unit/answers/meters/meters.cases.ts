import type { Corrections } from "#app/meter/reader/interpret/interpret.ts";
import type { WhatIfInput } from "#app/meter/web-worker/compute.ts";
import {
  clockTime,
  generatedHome,
  isoDay,
  kwh,
  nem12Block,
  slashDay,
  toLocalTime,
} from "#tests/sample-meter-files/made-up-files.ts";
import { sampleBytes } from "#tests/sample-meter-files/samples.ts";

/** The files chosen on Your meter, the visitor's corrections, and the changes that the visitor makes to the first answer. */
export interface Meter {
  files: readonly (string | Uint8Array<ArrayBuffer>)[];
  corrections?: Corrections;
  whatIfs?: readonly Partial<WhatIfInput>[];
}

const winter = generatedHome("2026-06-01", 92);
const summer = generatedHome("2025-12-01", 90);
const year = generatedHome("2025-11-01", 365);
const newSouthWalesMeter = { nmi: "4102000000", quality: "S14" };

/**
 * A table in local time, without the two Sundays on which the clocks change. Only the exports, an hour later by the clock in summer,
 * show that it is local time.
 */
const inLocalTime = year.use.flatMap((values, day) =>
  values.flatMap((value, halfHour) => {
    const localTime = toLocalTime(year.firstDay + day, halfHour);
    if (["2026-04-05", "2026-10-04"].includes(isoDay(localTime.day))) return [];
    return `${isoDay(localTime.day)}T${clockTime(localTime.minutes)},${kwh(value)},${kwh(year.solar[day]?.[halfHour] ?? 0)}`;
  }),
);
const summersTable = summer.use.flatMap((values, day) =>
  values.map((value, halfHour) => `${slashDay(summer.firstDay + day)} ${clockTime(halfHour * 30)},${kwh(value)}`),
);

export const meters: Readonly<Record<string, Meter>> = {
  "a-year-with-panels": {
    files: [sampleBytes("01-united-vec-report.csv")],
    whatIfs: [
      { system: { kw: 6.6, batteryKwh: 10 }, shape: "freeMidday", postcode: "3350" },
      { system: { kw: 0, batteryKwh: 0 }, shape: "timeOfUse" },
    ],
  },
  "a-year-with-a-controlled-load": {
    files: [sampleBytes("03-jemena-wide.csv")],
    whatIfs: [{ system: { kw: 6.6, batteryKwh: 0 }, shape: "timeOfUse" }],
  },
  "a-year-with-gaps": { files: [sampleBytes("04-ausnet-out-of-order.csv")] },
  "a-year-from-an-unknown-network": {
    files: [sampleBytes("12-saved-by-spreadsheet.csv"), "%PDF-1.4 a bill"],
    corrections: { distributor: "jemena" },
  },
  "five-minutes": { files: [sampleBytes("11-citipower-5-minutes.zip")] },
  "two-connections": { files: [sampleBytes("09-two-connections.csv")], corrections: { connection: 1, roles: [] } },
  "a-winter": {
    files: [
      nem12Block(winter.firstDay, winter.use) +
        nem12Block(winter.firstDay, winter.controlled, { suffix: "E2" }) +
        nem12Block(winter.firstDay, winter.solar, { suffix: "B1" }),
    ],
    corrections: { roles: ["general", "general"] },
  },
  "a-summer-in-sydney": {
    files: [
      nem12Block(summer.firstDay, summer.use, newSouthWalesMeter) +
        nem12Block(summer.firstDay, summer.solar, { ...newSouthWalesMeter, suffix: "B1" }),
    ],
  },
  "a-summer-by-an-unknown-clock": {
    files: [["Date,kWh", ...summersTable].join("\n")],
    corrections: { clock: "local" },
  },
  "a-year-by-the-clock-on-the-wall": {
    files: [["Start,General usage (kWh),Solar feed-in (kWh)", ...inLocalTime].join("\n")],
  },
  "three-weeks": { files: [nem12Block(winter.firstDay, winter.use.slice(0, 21))] },
};

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Corrections, interpret, type MeterReading } from "#app/meter/reader/interpret/interpret.ts";
import { readMeterFiles } from "#app/meter/reader/read.ts";
import { summaryOfYear } from "#app/meter/web-worker/compute.ts";
import { factsOfYear, type YearFacts } from "#app/meter/year/facts.ts";
import { type HouseYear, houseYearOf } from "#app/meter/year/house-year.ts";
import { generatedHome, nem12Block } from "./made-up-files.ts";

const folder = join(import.meta.dirname, "samples");

export interface ExpectedReading {
  gaps: { days: number; intervals: number };
  [fact: string]: unknown;
}

/** Meter files of no real home, and what a reader must find in each. */
export const expectedReadings: Readonly<Record<string, ExpectedReading>> = JSON.parse(
  readFileSync(join(folder, "expected.json"), "utf8"),
);

export function sampleBytes(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(readFileSync(join(folder, `${name}.gz`))));
}

type Content = string | Uint8Array<ArrayBuffer>;

export async function readAll(contents: readonly Content[], corrections?: Corrections) {
  return interpret(await readMeterFiles(contents.map((content) => new Blob([content]))), corrections);
}

export interface House {
  reading: MeterReading;
  year: HouseYear;
  facts: YearFacts;
  summary: string;
}

/** A sample's year, as the page works it out. */
export async function houseOf(content: Content): Promise<House> {
  const reading = await readAll([content]);
  if (!reading.ok) throw new Error(`refused: ${reading.reason}`);
  const year = houseYearOf(reading.series);
  const facts = factsOfYear(year);
  return { reading, year, facts, summary: summaryOfYear(reading, year, facts) ?? "" };
}

export const homes = {
  "without solar": () => houseOf(sampleBytes("12-saved-by-spreadsheet.csv")),
  "with solar": () => houseOf(sampleBytes("01-united-vec-report.csv")),
  "with a controlled load": () => houseOf(sampleBytes("03-jemena-wide.csv")),
  "a business": () => houseOf(businessFile()),
} as const;

/** A business's file: 100 kWh on weekdays from eight to six, little at night and at weekends, in standard time. */
function businessFile(): string {
  const { firstDay, use } = generatedHome("2025-11-01", 365);
  const days = use.map((values, day) => {
    // Days are counted from 1 January 1970, a Thursday.
    const isWeekend = (firstDay + day + 3) % 7 >= 5;
    return values.map((_, halfHour) =>
      halfHour >= 16 && halfHour < 36 && !isWeekend
        ? 4600 + ((day * 31 + halfHour * 17) % 900)
        : 420 + ((day + halfHour) % 60),
    );
  });
  return nem12Block(firstDay, days);
}

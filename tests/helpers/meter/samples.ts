// Meter files of no real home, with what a reader must find in each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Corrections, interpret, type MeterReading } from "#app/meter/reader/interpret/interpret.ts";
import { readMeterFiles } from "#app/meter/reader/read.ts";

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

export async function outcomeOf(...contents: Content[]): Promise<string> {
  return (await readAll(contents)).outcome;
}

/** A reading that must come out well. */
export async function readingOf(content: Content, corrections?: Corrections): Promise<MeterReading> {
  const reading = await readAll([content], corrections);
  if (!reading.ok) throw new Error(`refused: ${reading.outcome}`);
  return reading;
}

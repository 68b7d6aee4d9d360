import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

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

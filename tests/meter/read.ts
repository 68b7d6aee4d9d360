import type { Corrections, MeterReading } from "#app/meter/reader/answer/result.ts";
import { answer, readMeterFiles } from "#app/meter/reader/read.ts";

type Content = string | Uint8Array<ArrayBuffer>;

export async function readAll(contents: readonly Content[], corrections?: Corrections) {
  return answer(await readMeterFiles(contents.map((content) => new Blob([content]))), corrections);
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

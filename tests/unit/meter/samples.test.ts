import { expect, test } from "vitest";
import { answer, readMeterFiles } from "#app/meter/reader/read.ts";
import { expectedReadings, sampleBytes } from "#tests/meter/samples.ts";

test.each(Object.entries(expectedReadings))("%s is read as it should be", async (name, expected) => {
  const file = new Blob([sampleBytes(name)]);
  let bytes = 0;
  const reading = answer(
    await readMeterFiles([file], (more) => {
      bytes += more;
    }),
  );
  if (!reading.ok) throw new Error(reading.outcome);
  const { gaps, ...facts } = expected;
  expect(reading).toMatchObject({ ...facts, gaps: { days: gaps.days, intervals: gaps.intervals } });
  expect(bytes).toBeGreaterThanOrEqual(file.size);
});

import { expect, test } from "vitest";
import { answer, readMeterFiles } from "#app/meter/reader/read.ts";
import { damagedFile } from "#tests/meter/damaged.ts";
import { faultsIn } from "#tests/meter/judge.ts";
import { expectedReadings, readAll, sampleBytes } from "#tests/meter/samples.ts";
import { chancesOf } from "#tests/seeded.ts";

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

test("damaged files come out as one of the known outcomes, with totals that are numbers", async () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= 400; seed++) {
    const reading = await readAll([damagedFile(chancesOf(seed))]);
    expect(faultsIn(reading), `seed ${seed}`).toEqual([]);
    outcomes.add(reading.outcome);
  }
  expect(outcomes.size).toBeGreaterThan(6);
});

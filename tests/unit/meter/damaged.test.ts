import { expect, test } from "vitest";
import { damagedFile } from "#tests/meter/damaged.ts";
import { faultsIn } from "#tests/meter/judge.ts";
import { readAll } from "#tests/meter/read.ts";
import { chancesOf } from "#tests/seeded.ts";

test("damaged files come out as one of the known outcomes, with totals that are numbers", async () => {
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= 400; seed++) {
    const reading = await readAll([damagedFile(chancesOf(seed))]);
    expect(faultsIn(reading), `seed ${seed}`).toEqual([]);
    outcomes.add(reading.outcome);
  }
  expect(outcomes.size).toBeGreaterThan(6);
});

import { expect, test } from "vitest";
import { startBenchSite } from "#tests/bench/runtimes/bench-site.ts";
import { type UnfinishedKind, unfinishedKinds } from "#tests/faults/bodies/kinds.ts";
import { memoryOfUnfinished, mostMegabytes } from "#tests/faults/bodies/measure.ts";
import { proving, sample } from "#tests/prove.ts";

const kinds: [string, UnfinishedKind][] = Object.entries(unfinishedKinds());

/** Only Linux tells what a process holds. */
test.runIf(process.platform === "linux").each(sample(kinds, 3))(
  "200 unfinished bodies take less than 64 MB: %s",
  async (_, kind) => {
    const site = await startBenchSite({ alone: true });
    const { warm } = await memoryOfUnfinished(site, kind, { seconds: proving ? 12 : 6 }).finally(() => site.stop());
    expect(warm).toBeLessThan(mostMegabytes);
  },
);

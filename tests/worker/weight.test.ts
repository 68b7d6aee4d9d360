import { expect, test } from "vitest";
import { growth, howToAgree, readBaseline, weighAll } from "../bench/baseline.ts";
import { canCount, countInstructions } from "../bench/instructions.ts";
import { workerSizes } from "../bench/worker-start.ts";
import { startSite } from "../site.ts";

const baseline = readBaseline();

test("no kind of page has grown beyond what was agreed to, in bytes, requests or chunks", async () => {
  const site = await startSite();
  const pages = await weighAll(site.url);
  await site.stop();
  const grown = Object.entries(pages).flatMap(([path, { requests, "island chunks": chunks, ...bytes }]) => {
    const before = baseline.pages[path] ?? {};
    const counted = { requests, "island chunks": chunks };
    return [...growth(path, before, bytes, 0.03), ...growth(path, before, counted, 0)];
  });
  expect(grown, howToAgree).toEqual([]);
});

test("the Worker's code besides articles, places and search index stays within 300 KB compressed", () => {
  expect(workerSizes().rest?.gzip).toBeLessThanOrEqual(300 * 1024);
});

/** Seconds on a machine with nothing else to do; the counter slows the runtime fifty times. */
const whileCounting = 300_000;

test(
  "an answer takes no more instructions than was agreed to, within a tenth",
  async ({ skip }) => {
    const before = baseline.instructions[process.arch];
    if (!canCount() || !before) return skip("valgrind is not installed, or no baseline for this kind of processor");
    expect(growth("instructions", before, await countInstructions(), 0.1), howToAgree).toEqual([]);
  },
  whileCounting,
);

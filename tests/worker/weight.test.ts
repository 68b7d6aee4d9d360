import { beforeAll, expect, test } from "vitest";
import { proving } from "#tests/prove.ts";
import { growth, howToAgree, readBaseline, weighAll } from "../bench/baseline.ts";
import { canCount, countInstructions } from "../bench/instructions.ts";
import type { Weight } from "../bench/weight.ts";
import { workerSizes } from "../bench/worker-start.ts";
import { sharedSite } from "../site/lead-site.ts";
import { monday } from "../site/usual-date.ts";

const baseline = readBaseline();
const budgets = [
  ["bytes of HTML", 25],
  // The aim is 12: docs/speed.md says what is over it.
  ["bytes of CSS", 14.6],
  ["bytes of script at start", 1.5],
  ["bytes of preloaded fonts", 45],
] as const;

let pages: Record<string, Weight>;
beforeAll(async () => {
  pages = await weighAll((await sharedSite(monday)).url);
});

test("every kind of page keeps its limits, compressed: HTML 25 KB, styles 14.6 KB, first script 1.5 KB, fonts 45 KB", () => {
  for (const [path, weight] of Object.entries(pages))
    for (const [what, kilobytes] of budgets)
      expect.soft(weight[what], `${what}, ${path}`).toBeLessThanOrEqual(kilobytes * 1024);
  expect(budgets.reduce((sum, [what]) => sum + (pages["/"]?.[what] ?? Number.NaN), 0)).toBeLessThanOrEqual(85 * 1024);
});

test("no kind of page has grown beyond what was agreed to, in bytes, requests or chunks", () => {
  const grown = Object.entries(pages).flatMap(([path, { requests, "island chunks": chunks, ...bytes }]) => {
    const before = baseline.pages[path] ?? {};
    const counted = { requests, "island chunks": chunks };
    return [...growth(path, before, bytes, 0.03), ...growth(path, before, counted, 0)];
  });
  expect(grown, howToAgree).toEqual([]);
});

/** The aim is 300 KB; most of it is loaded when it is first used. docs/speed.md says what is over. */
test("the Worker's code besides articles, places and search index stays within 384 KB compressed", () => {
  expect(workerSizes().rest?.gzip).toBeLessThanOrEqual(384 * 1024);
});

/** Seconds on a machine with nothing else to do; the counter slows the runtime fifty times. */
const whileCounting = 300_000;

test.runIf(proving)(
  "an answer takes no more instructions than was agreed to, within a tenth",
  async ({ skip }) => {
    const before = baseline.instructions[process.arch];
    if (!canCount() || !before) return skip("valgrind is not installed, or no baseline for this kind of processor");
    expect(growth("instructions", before, await countInstructions(), 0.1), howToAgree).toEqual([]);
  },
  whileCounting,
);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { monday } from "#tests/helpers/settings.ts";
import { root } from "#tests/helpers/site/direct-site.ts";
import { sharedSite } from "#tests/helpers/site/lead-site.ts";
import { sitemapPaths } from "#tests/helpers/site/site.ts";
import {
  calculatorSources,
  chunkBytes,
  chunkFiles,
  searchIndexBytes,
  weigh,
  workerBytes,
} from "#tests/helpers/site/weight.ts";

const site = await sharedSite(monday);
const react = ["app/client/client.ts", "app/client/hydrate.ts"];

test("every page keeps its limits, compressed: first script 1.5 KB, islands 110 KB, fonts 45 KB", async () => {
  for (const path of await sitemapPaths(site)) {
    const weight = await weigh(site.url + path);
    for (const [what, most] of [
      ["bytes of script at start", 1.5],
      ["bytes of its islands", 110],
      ["bytes of preloaded fonts", 45],
    ] as const)
      expect.soft(weight[what], `${what}, ${path}`).toBeLessThanOrEqual(most * 1024);
  }
});

test("the search index stays within 50 KB, and the Worker's code within 345 KB", async () => {
  expect(await searchIndexBytes(site.url)).toBeLessThanOrEqual(50 * 1024);
  expect(workerBytes()).toBeLessThanOrEqual(345 * 1024);
});

test.each(calculatorSources)("%s comes with React and the starter in 100 KB", (calculator) => {
  expect(chunkBytes([...react, calculator])).toBeLessThanOrEqual(100 * 1024);
});

test("besides React, the search takes 12 KB, and a meter's file and year 25 KB", () => {
  expect(chunkBytes(["app/search/island.tsx"], react)).toBeLessThanOrEqual(12 * 1024);
  expect(chunkBytes(["app/meter/take-files.ts", "app/meter/island.tsx"], react)).toBeLessThanOrEqual(25 * 1024);
});

test("React comes with no estimator's code in it", () => {
  expect(chunkBytes(["app/client/hydrate.ts"])).toBeLessThan(70 * 1024);
  for (const file of chunkFiles(["app/client/hydrate.ts"]))
    expect(readFileSync(join(root, "dist/client", file), "utf8")).not.toMatch(/usable kWh|Solar Homes/);
});

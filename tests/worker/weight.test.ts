import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { root } from "../site/direct-site.ts";
import { sharedSite } from "../site/lead-site.ts";
import { monday } from "../site/usual-date.ts";
import { searchIndexBytes, weigh, workerBytes } from "../site/weight.ts";

const { url, ask } = await sharedSite(monday);
const client = join(root, "dist/client");
const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const calculators = Object.keys(manifest).filter((name) =>
  /^app\/estimators\/.*(calculators\/[^/]+|island)\.tsx$/.test(name),
);

test("every page keeps its limits, compressed: first script 1.5 KB, islands 110 KB, fonts 45 KB", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  for (const [, path = ""] of sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)) {
    const weight = await weigh(url + path);
    for (const [what, most] of [
      ["bytes of script at start", 1.5],
      ["bytes of its islands", 110],
      ["bytes of preloaded fonts", 45],
    ] as const)
      expect.soft(weight[what], `${what}, ${path}`).toBeLessThanOrEqual(most * 1024);
  }
});

test("the search index stays within 50 KB, and the Worker's code within 345 KB", async () => {
  expect(await searchIndexBytes(url)).toBeLessThanOrEqual(50 * 1024);
  expect(workerBytes()).toBeLessThanOrEqual(345 * 1024);
});

test.each(calculators)("%s comes with React and the starter in 100 KB", (calculator) => {
  expect(bytesOf(["app/client/client.ts", "app/client/hydrate.ts", calculator])).toBeLessThanOrEqual(100 * 1024);
});

test("besides React, the search takes 12 KB, and a meter's file and year 25 KB", () => {
  const react = ["app/client/client.ts", "app/client/hydrate.ts"];
  expect(bytesOf(["app/search/island.tsx"], react)).toBeLessThanOrEqual(12 * 1024);
  expect(bytesOf(["app/meter/take-files.ts", "app/meter/island.tsx"], react)).toBeLessThanOrEqual(25 * 1024);
});

test("React comes with no estimator's code in it", () => {
  expect(bytesOf(["app/client/hydrate.ts"])).toBeLessThan(70 * 1024);
  for (const file of filesOf(["app/client/hydrate.ts"]))
    expect(readFileSync(join(client, file), "utf8")).not.toMatch(/usable kWh|Solar Homes/);
});

/** Gzip bytes of these sources' chunks and all that they import, without those that others have brought. */
function bytesOf(names: readonly string[], brought: readonly string[] = []): number {
  const before = new Set(filesOf(brought));
  const files = filesOf(names).filter((file) => !before.has(file));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
}

function filesOf(names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
  return [...found].map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`the build has no ${name}`);
    return file;
  });
}

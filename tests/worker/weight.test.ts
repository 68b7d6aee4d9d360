import { beforeAll, expect, test } from "vitest";
import { sharedSite } from "../site/lead-site.ts";
import { monday } from "../site/usual-date.ts";
import { searchIndexBytes, type Weight, weigh, workerBytes } from "../site/weight.ts";

/** A page of each kind. */
const paths = ["/", "/residential", "/solar-batteries", "/your-price", "/contact", "/faq", "/blog/insurance-warranty"];
const kilobytes = {
  "bytes of HTML": 25,
  "bytes of CSS": 14.6,
  "bytes of script at start": 1.5,
  "bytes of preloaded fonts": 45,
} as const;

let url: string;
let weights: [path: string, weight: Weight][];
beforeAll(async () => {
  ({ url } = await sharedSite(monday));
  weights = await Promise.all(paths.map(async (path): Promise<[string, Weight]> => [path, await weigh(url + path)]));
});

test("every kind of page keeps its limits, compressed: HTML 25 KB, styles 14.6 KB, first script 1.5 KB, fonts 45 KB", () => {
  for (const [path, weight] of weights)
    for (const [what, most] of Object.entries(kilobytes))
      expect.soft(weight[what as keyof typeof kilobytes], `${what}, ${path}`).toBeLessThanOrEqual(most * 1024);
});

test("the islands of a page stay within 110 KB", () => {
  for (const [path, weight] of weights)
    expect.soft(weight["bytes of its islands"], path).toBeLessThanOrEqual(110 * 1024);
});

test("the search index stays within 50 KB, and the Worker's code within 384 KB", async () => {
  expect(await searchIndexBytes(url)).toBeLessThanOrEqual(50 * 1024);
  expect(workerBytes()).toBeLessThanOrEqual(384 * 1024);
});

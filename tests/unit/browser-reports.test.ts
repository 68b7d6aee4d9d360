import { expect, test } from "vitest";
import { browserReportRoutes } from "#worker/browser-reports.ts";

const figures = { path: "/faq", connection: "4g", ttfb: 12, lcp: 640, inp: 80, cls: 0.1 };
const report = { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "data" } };
const line = { event: "report", kind: "csp-violation", directive: "img-src", blocked: "data", route: "not found" };

/** What browsers report, and what is stored of it: a row of figures, or lines in the log. */
const reported: readonly [what: string, path: string, body: unknown, stored: readonly object[]][] = [
  [
    "a visit's figures, in their columns",
    "/vitals",
    figures,
    [{ indexes: ["/faq"], blobs: ["/faq", "4g"], doubles: [12, 640, 80, 0.1] }],
  ],
  [
    "a visit with few figures",
    "/vitals",
    { path: "/typed by Jo", ttfb: 9 },
    [{ indexes: ["not found"], blobs: ["not found", "unknown"], doubles: [9, -1, -1, -1] }],
  ],
  ...[{ ttfb: 60_001 }, { lcp: 120_001 }, { inp: 60_001 }, { cls: 101 }, { path: "/".repeat(201) }].map(
    (wrong): [string, string, unknown, readonly object[]] => [
      "figures beyond their limits",
      "/vitals",
      { ...figures, ...wrong },
      [],
    ],
  ),
  ["figures of more than 8 KB", "/vitals", { ...figures, more: "x".repeat(9000) }, []],
  ["eleven reports at once, of which ten are taken", "/reports", Array(11).fill(report), Array(10).fill(line)],
];

/** Posts a report, and returns what is stored and logged of it. */
async function storedFrom(path: string, body: unknown, success = true): Promise<unknown[]> {
  const stored: unknown[] = [];
  const routes = browserReportRoutes({
    log: (line) => stored.push(line),
    limit: { limit: async () => ({ success }) },
    dataset: { writeDataPoint: (point) => stored.push(point) },
    patternOf: (path) => (path === "/faq" ? "/faq" : undefined),
  });
  await routes.request(path, { method: "POST", body: JSON.stringify(body) });
  return stored;
}

test.each(reported)("of %s, sent to %s, only what we mean to store is stored", async (_, path, body, stored) => {
  expect(await storedFrom(path, body)).toEqual(stored);
});

test.each([
  ["/vitals", figures],
  ["/reports", [report]],
])("nothing that a rate-limited sender posts to %s is stored", async (path, body) => {
  expect(await storedFrom(path, body)).toHaveLength(1);
  expect(await storedFrom(path, body, false)).toEqual([]);
});

import { expect, test } from "vitest";
import { browserReportRoutes } from "#worker/browser-reports.ts";
import type { LogLine } from "#worker/log.ts";

function reports({ success = true } = {}) {
  const points: unknown[] = [];
  const lines: LogLine[] = [];
  const routes = browserReportRoutes({
    log: (line) => lines.push(line),
    limit: { limit: async () => ({ success }) },
    dataset: { writeDataPoint: (point) => points.push(point) },
    patternOf: (path) => (path === "/faq" ? "/faq" : undefined),
  });
  const post = (path: string, body: unknown) =>
    Promise.resolve(routes.request(path, { method: "POST", body: JSON.stringify(body) }));
  return { points, lines, post };
}

const figures = { path: "/faq", connection: "4g", ttfb: 12, lcp: 640, inp: 80, cls: 0.1 };

test("a visit's figures are stored in their columns, and -1 for one that the browser didn't give", async () => {
  const { points, post } = reports();
  await post("/vitals", figures);
  await post("/vitals", { path: "/typed by Jo", ttfb: 9 });
  expect(points).toEqual([
    { indexes: ["/faq"], blobs: ["/faq", "4g"], doubles: [12, 640, 80, 0.1] },
    { indexes: ["not found"], blobs: ["not found", "unknown"], doubles: [9, -1, -1, -1] },
  ]);
});

test("who reports too often, at length or beyond measure changes nothing, and of a pile of reports ten are logged", async () => {
  const hasty = reports({ success: false });
  await hasty.post("/vitals", figures);
  const { points, lines, post } = reports();
  for (const wrong of [
    { ttfb: 60_001 },
    { lcp: 120_001 },
    { inp: 60_001 },
    { cls: 101 },
    { path: "/".repeat(201) },
    { more: "x".repeat(9000) },
  ])
    await post("/vitals", { ...figures, ...wrong });
  expect([hasty.points, points]).toEqual([[], []]);
  const report = { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "data" } };
  await post("/reports", Array(11).fill(report));
  expect(lines).toEqual(
    Array(10).fill({
      event: "report",
      kind: "csp-violation",
      directive: "img-src",
      blocked: "data",
      route: "not found",
    }),
  );
});

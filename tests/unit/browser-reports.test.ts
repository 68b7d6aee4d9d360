import { expect, test } from "vitest";
import { browserReportRoutes } from "#worker/browser-reports.ts";
import { reported } from "./browser-reports.cases.ts";

/** What is stored and logged of a report. */
async function keptOf(path: string, body: unknown, success = true): Promise<unknown[]> {
  const kept: unknown[] = [];
  const routes = browserReportRoutes({
    log: (line) => kept.push(line),
    limit: { limit: async () => ({ success }) },
    dataset: { writeDataPoint: (point) => kept.push(point) },
    patternOf: (path) => (path === "/faq" ? "/faq" : undefined),
  });
  await routes.request(path, { method: "POST", body: JSON.stringify(body) });
  return kept;
}

test.each(reported)(
  "of %s, reported at %s, is kept what is meant to be, and nothing from who reports too often",
  async (...report) => {
    const [, path, body, kept] = report;
    expect(await keptOf(path, body)).toEqual(kept);
    expect(await keptOf(path, body, false)).toEqual([]);
  },
);

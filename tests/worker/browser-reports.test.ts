import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";

const site = await sharedSite();

test("a browser's report is logged without addresses, unless it is malformed or the browser asks for privacy", async () => {
  const lineCount = (await site.logs()).length;
  const post = (path: string, body: string, headers = {}) => site.ask(path, { method: "POST", body, headers });
  const vitals = { path: "/blog/insurance-warranty", connection: "4g", ttfb: 12, lcp: 640, cls: 0 };
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/x?name=Jo" };
  const report = [{ type: "csp-violation", body: { ...body, documentURL: `${site.url}/contact?sent=WB-1` } }];
  expect((await post("/api/vitals", JSON.stringify(vitals))).status).toBe(204);
  const privateVitals = JSON.stringify({ ...vitals, connection: "slow-2g" });
  expect((await post("/api/vitals", privateVitals, { "Sec-GPC": "1" })).status).toBe(204);
  expect((await post("/api/reports", JSON.stringify(report))).status).toBe(204);
  const malformed = ["", "{", "[]", "null", '"x"', JSON.stringify({ path: "/", ttfb: -1, cls: 0 }), "x".repeat(20_000)];
  for (const body of malformed)
    for (const path of ["/api/vitals", "/api/reports"]) expect((await post(path, body)).status).toBe(204);
  // Other tests' browsers send reports to this site, too.
  const newLines = (await site.logs()).slice(lineCount);
  const reports: unknown[] = newLines
    .filter((line) => /"event":"(vitals|report)"/.test(line))
    .map((line) => JSON.parse(line));
  const { path: _, ...measurements } = vitals;
  expect(reports).toContainEqual({ event: "vitals", route: "/blog/:slug", ...measurements });
  expect(reports).toContainEqual({
    event: "report",
    kind: "csp-violation",
    directive: "img-src",
    blocked: "https://evil.example",
    route: "/contact",
  });
  expect(newLines.join("\n")).not.toMatch(/slow-2g|"ttfb":-1|name=Jo|WB-1|request-failed/);
});

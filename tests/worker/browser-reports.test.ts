import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";

const site = await sharedSite();

const vitals = { path: "/blog/insurance-warranty", connection: "4g", ttfb: 12, lcp: 640, cls: 0 };

test("a page view's vitals and a browser's report are logged without addresses", async () => {
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/x?name=Jo" };
  const report = [{ type: "csp-violation", body: { ...body, documentURL: `${site.url}/contact?sent=WB-1` } }];
  const lines = [
    ...(await linesLoggedAfter("/api/vitals", JSON.stringify(vitals))),
    ...(await linesLoggedAfter("/api/reports", JSON.stringify(report))),
  ];
  const { path: _, ...loggedVitals } = vitals;
  // Other tests' browsers send reports to this site, too.
  expect(lines).toContainEqual({ event: "vitals", route: "/blog/:slug", ...loggedVitals });
  expect(lines).toContainEqual({
    event: "report",
    kind: "csp-violation",
    directive: "img-src",
    blocked: "https://evil.example",
    route: "/contact",
  });
});

test("the vitals of a browser that asks for privacy aren't logged", async () => {
  const slowVitals = JSON.stringify({ ...vitals, connection: "slow-2g" });
  const lines = await linesLoggedAfter("/api/vitals", slowVitals, { "Sec-GPC": "1" });
  expect(lines).not.toContainEqual(expect.objectContaining({ connection: "slow-2g" }));
});

/** Posts a report, which is always accepted, and returns what the site has logged since. */
async function linesLoggedAfter(path: string, body: string, headers = {}): Promise<unknown[]> {
  const lineCount = (await site.logs()).length;
  expect((await site.ask(path, { method: "POST", body, headers })).status).toBe(204);
  return (await site.logs())
    .slice(lineCount)
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

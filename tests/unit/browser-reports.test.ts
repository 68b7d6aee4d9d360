import { expect, test } from "vitest";
import { browserReportRoutes } from "#worker/browser-reports.ts";

const vitals = { path: "/faq", connection: "4g", ttfb: 12, lcp: 640, inp: 80, cls: 0.1 };
const report = { type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "data" } };
const line = { event: "report", kind: "csp-violation", directive: "img-src", blocked: "data", route: "not found" };

test("a page view's vitals are stored in their columns", async () => {
  const row = { indexes: ["/faq"], blobs: ["/faq", "4g"], doubles: [12, 640, 80, 0.1] };
  expect(await storedFrom("/vitals", vitals)).toEqual([row]);
});

test("a missing vital is stored as -1, and a missing connection as unknown", async () => {
  const row = { indexes: ["/faq"], blobs: ["/faq", "unknown"], doubles: [9, -1, -1, -1] };
  expect(await storedFrom("/vitals", { path: "/faq", ttfb: 9 })).toEqual([row]);
});

test("a view of an unknown page is stored without its address", async () => {
  const row = { indexes: ["not found"], blobs: ["not found", "4g"] };
  expect(await storedFrom("/vitals", { ...vitals, path: "/typed by Jo" })).toMatchObject([row]);
});

test.each([{ ttfb: 60_001 }, { lcp: 120_001 }, { inp: 60_001 }, { cls: 101 }, { path: "/".repeat(201) }])(
  "a page view beyond a limit isn't stored: %j",
  async (excess) => {
    expect(await storedFrom("/vitals", { ...vitals, ...excess })).toEqual([]);
  },
);

test.each(["/vitals", "/reports"])("a malformed body to %s is accepted, but not stored", async (path) => {
  for (const body of ["", "{", "[]", "null", '"x"', JSON.stringify({ path: "/", ttfb: -1, cls: 0 })])
    expect(await storedFrom(path, body), body).toEqual([]);
});

test("a body of more than 8 KB isn't stored", async () => {
  expect(await storedFrom("/vitals", { ...vitals, padding: "x".repeat(9000) })).toEqual([]);
});

test("of eleven reports in one body, ten are logged", async () => {
  expect(await storedFrom("/reports", Array(11).fill(report))).toEqual(Array(10).fill(line));
});

test.each([
  ["/vitals", vitals],
  ["/reports", [report]],
])("nothing that a rate-limited sender posts to %s is stored", async (path, body) => {
  expect(await storedFrom(path, body)).toHaveLength(1);
  expect(await storedFrom(path, body, { isOverLimit: true })).toEqual([]);
});

test("an error of our own code isn't taken for a report that can't be read", async () => {
  const request = new Request("http://localhost/vitals", { method: "POST", body: JSON.stringify(vitals) });
  // Only our own code can lock a body before it is read.
  request.body?.getReader();
  const routes = routesStoringIn([]).onError((error, c) => c.text(error.name, 500));
  expect((await routes.request(request)).status).toBe(500);
});

/** Posts a string as it is and anything else as JSON; returns the rows and log lines that are stored. */
async function storedFrom(path: string, body: unknown, options = {}): Promise<unknown[]> {
  const storedReports: unknown[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await routesStoringIn(storedReports, options).request(path, { method: "POST", body: text });
  expect(response.status).toBe(204);
  return storedReports;
}

function routesStoringIn(storedReports: unknown[], { isOverLimit = false } = {}) {
  return browserReportRoutes({
    log: (line) => storedReports.push(line),
    limit: { limit: async () => ({ success: !isOverLimit }) },
    dataset: { writeDataPoint: (point) => storedReports.push(point) },
    patternOf: (path) => (path === "/faq" ? "/faq" : undefined),
  });
}

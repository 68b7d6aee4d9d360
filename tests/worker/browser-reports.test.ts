import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";

const site = await sharedSite();

test("browsers' reports become log lines without addresses, and malformed ones are ignored", async () => {
  const post = (path: string, body: string, headers = {}) => site.ask(path, { method: "POST", body, headers });
  const vitals = { path: "/blog/insurance-warranty", connection: "4g", ttfb: 12, lcp: 640, cls: 0 };
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/x?name=Jo" };
  const report = [{ type: "csp-violation", body: { ...body, documentURL: `${site.url}/contact?sent=WB-1` } }];
  expect((await post("/api/vitals", JSON.stringify(vitals))).status).toBe(204);
  const ignored = JSON.stringify({ ...vitals, connection: "slow-2g" });
  expect((await post("/api/vitals", ignored, { "Sec-GPC": "1" })).status).toBe(204);
  expect((await post("/api/reports", JSON.stringify(report))).status).toBe(204);
  const malformed = ["", "{", "[]", "null", '"x"', JSON.stringify({ path: "/", ttfb: -1, cls: 0 }), "x".repeat(20_000)];
  for (const body of malformed)
    for (const path of ["/api/vitals", "/api/reports"]) expect((await post(path, body)).status).toBe(204);
  const lines = (await site.logs()).join("\n");
  expect(lines).toContain('"event":"vitals","route":"/blog/:slug","connection":"4g","ttfb":12,"lcp":640,"cls":0');
  expect(lines).toContain('"directive":"img-src","blocked":"https://evil.example","route":"/contact"');
  expect(lines).not.toMatch(/name=Jo|sent=|slow-2g/);
});

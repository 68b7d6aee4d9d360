import { afterAll, beforeAll, expect, test } from "vitest";
import { type KillableSite, startKillableSite } from "#tests/faults/killable-site.ts";
import { runFuzzing } from "#tests/fuzz/fuzzing.ts";
import { brokenRules } from "#tests/fuzz/rules.ts";
import { mark } from "#tests/fuzz/words.ts";
import { securityHeaders } from "#worker/headers.ts";

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
});
afterAll(() => site.stop());

test("hostile requests break no rule", async () => {
  const result = await runFuzzing(site, { requests: 120, seed: 20261121, patient: false });
  const told = result.failures.map(({ number, broken, request }) => [
    `npm run fuzz -- --seed 20261121 --only ${number}`,
    ...broken,
    request.bytes.toString("utf8").slice(0, 500),
  ]);
  expect(told).toEqual([]);
  expect(result.badLogs).toEqual([]);
  expect(result.lost).toEqual([]);
  expect([...result.statuses.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(70);
}, 180_000);

test("an answer that breaks a rule is found", () => {
  const bytes = Buffer.from("GET /contact HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  const request = { method: "GET", target: "/contact", forged: false, bytes, pieces: 1 };
  const answer = (status: number, body: string, more: Record<string, string> = {}) => ({
    status,
    body,
    headers: new Headers({ ...securityHeaders(), "Cache-Control": "no-store", "Content-Type": "text/html", ...more }),
  });
  expect(brokenRules(request, answer(200, "fine"))).toEqual([]);
  expect(brokenRules(request, "hang")).toHaveLength(1);
  expect(brokenRules(request, undefined)).toHaveLength(1);
  expect(brokenRules(request, answer(500, ""))).toHaveLength(1);
  expect(brokenRules(request, answer(503, "", { "Retry-After": "30" }))).toEqual([]);
  expect(brokenRules(request, answer(200, `<p><${mark} onload=x>`))).toHaveLength(1);
  expect(brokenRules(request, answer(200, `<input value="" onfocus="${mark}">`))).toHaveLength(1);
  expect(brokenRules(request, answer(200, `<p>&lt;${mark}`))).toEqual([]);
  expect(brokenRules(request, answer(308, "", { Location: "//evil.example/" }))).toHaveLength(1);
  expect(brokenRules(request, answer(200, "", { "X-Frame-Options": "x", "Set-Cookie": "a=b" }))).toHaveLength(1);
  expect(brokenRules({ ...request, forged: true, target: "/uploads/x" }, answer(200, ""))).toHaveLength(1);
  expect(brokenRules(request, { ...answer(200, ""), headers: new Headers() }).length).toBeGreaterThan(5);
});

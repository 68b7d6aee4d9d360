import { expect, test } from "vitest";
import { isOverLimit } from "#worker/limits.ts";
import type { LogLine } from "#worker/log.ts";

test("a limiter that fails lets the request through, and says so in the log", async () => {
  const lines: LogLine[] = [];
  const request = new Request("https://site.example/", { headers: { "CF-Connecting-IP": "192.0.2.1" } });
  const failing = { limit: () => Promise.reject(new Error("unavailable")) };
  expect(await isOverLimit(failing, request, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual([{ event: "limiter-failed" }]);
  expect(await isOverLimit({ limit: async () => ({ success: false }) }, request, () => {})).toBe(true);
});

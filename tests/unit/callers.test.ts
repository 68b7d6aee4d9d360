import { expect, test, vi } from "vitest";
import { isCrossOrigin } from "#worker/cross-origin.ts";
import { isOverLimit, networkPart } from "#worker/limits.ts";
import type { LogLine } from "#worker/log.ts";
import { callers, requests } from "./callers.cases.ts";

test.each(requests)("when %s, the request counts as cross-origin: %s", (_, isForeign, headers, site) => {
  expect(isCrossOrigin(new Request(`${site}/api/places`, { headers }))).toBe(isForeign);
});

test.each(callers)("the caller at %s counts as %s", (address, caller) => {
  expect(networkPart(address)).toBe(caller);
});

test("a limiter that fails lets the request through and is logged", async () => {
  const lines: LogLine[] = [];
  const request = new Request("https://site.example/", { headers: { "CF-Connecting-IP": "192.0.2.1" } });
  const failing = { limit: () => Promise.reject(new Error("unavailable")) };
  expect(await isOverLimit(failing, request, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual([{ event: "limiter-failed", kind: "Error", at: expect.any(String) }]);
});

test("a caller over the limit is noticed", async () => {
  const full = { limit: async () => ({ success: false }) };
  expect(await isOverLimit(full, new Request("https://site.example/"), () => {})).toBe(true);
});

test("a limiter that hangs lets the request through after a second", async () => {
  vi.useFakeTimers();
  const lines: LogLine[] = [];
  const hanging = { limit: () => new Promise<never>(() => {}) };
  const isOver = isOverLimit(hanging, new Request("https://site.example/"), (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await isOver).toBe(false);
  expect(lines).toEqual([{ event: "limiter-failed", kind: "NoAnswerInTime", at: expect.any(String) }]);
});

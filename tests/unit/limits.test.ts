import { expect, onTestFinished, test, vi } from "vitest";
import { isOverLimit, networkPart } from "#worker/limits.ts";
import type { LogLine } from "#worker/log.ts";

const request = new Request("https://site.example/", { headers: { "CF-Connecting-IP": "192.0.2.1" } });

// Of an IPv6 address the first 56 bits count, because a provider gives one household all addresses with the same 56.
test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:1200:3:4:5:6", "2001:db8:1:1200"],
  ["2001:0DB8:1:1234::9", "2001:db8:1:1200"],
  ["2001:db8:1:12ff:3:4:5:6", "2001:db8:1:1200"],
  ["2001:db8:1:1300::", "2001:db8:1:1300"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["1::2:1234:5:6:7:8", "1:0:2:1200"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("the address %s belongs to the network %s", (address, network) => {
  expect(networkPart(address)).toBe(network);
});

test("a network that the limiter refuses is over the limit", async () => {
  const full = { limit: async () => ({ success: false }) };
  expect(await isOverLimit(full, request, () => {})).toBe(true);
});

test("a limiter that fails lets the request through and is logged", async () => {
  const lines: LogLine[] = [];
  const failing = { limit: () => Promise.reject(new Error("unavailable")) };
  expect(await isOverLimit(failing, request, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual([{ event: "limiter-failed", kind: "Error", at: expect.any(String) }]);
});

test("a limiter that hangs lets the request through after a second and is logged", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: LogLine[] = [];
  const hanging = { limit: () => new Promise<never>(() => {}) };
  const isOver = isOverLimit(hanging, request, (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await isOver).toBe(false);
  expect(lines).toEqual([{ event: "limiter-failed", kind: "NoAnswerInTime", at: expect.any(String) }]);
});

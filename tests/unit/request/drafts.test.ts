import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#app/request/outbox/draft.ts";

const day = 86_400_000;
const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";
const values = [["name", "Jo Nguyen"]];
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers({ now: new Date("2026-11-21T00:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("a draft comes back as it was written, for 30 days", () => {
  write({ savedAt: Date.now(), values, attempt: { id, content: "[]" } });
  vi.setSystemTime(Date.now() + 29 * day);
  expect(readDraft()).toMatchObject({ values, attempt: { id, content: "[]" } });
  vi.setSystemTime(Date.now() + day);
  expect(readDraft()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each<object | string>([
  "",
  "{",
  "[]",
  "5",
  "null",
  { savedAt: "today", values: [] },
  ...[[5], [null], ["ab"], [["name"]], [["name", {}]], [["name", "Jo", "Nguyen"]], "name", { name: "Jo" }].map(
    (wrong) => ({ savedAt: Date.UTC(2026, 10, 21), values: wrong }),
  ),
  ...[5, { id: "5", content: "[]" }, { id, content: [] }].map((attempt) => ({
    savedAt: Date.UTC(2026, 10, 21),
    values,
    attempt,
  })),
])("%j is no draft", (draft) => {
  write(draft);
  expect(readDraft()).toBeUndefined();
});

test("a draft dated by a clock that was ahead is kept for 30 days from when it is first seen, and no longer", () => {
  write({ savedAt: Date.now() + 400 * day, values });
  expect(readDraft()?.values).toEqual(values);
  vi.setSystemTime(Date.now() + 31 * day);
  expect(readDraft()).toBeUndefined();
});

function write(draft: object | string): void {
  stored.set("assessment-draft", typeof draft === "string" ? draft : JSON.stringify(draft));
}

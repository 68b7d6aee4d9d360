import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#app/request/outbox/draft.ts";
import { day } from "#content/durations.ts";
import { id, noDrafts, values } from "./drafts.cases.ts";

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

test("a draft is restored as written, for 30 days", () => {
  write({ savedAt: Date.now(), values, attempt: { id, content: "[]" } });
  vi.setSystemTime(Date.now() + 29 * day);
  expect(readDraft()).toMatchObject({ values, attempt: { id, content: "[]" } });
  vi.setSystemTime(Date.now() + day);
  expect(readDraft()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test.each(noDrafts)("%j isn't restored as a draft", (draft) => {
  write(draft);
  expect(readDraft()).toBeUndefined();
});

test("a draft dated by a fast clock is kept for 30 days from when it is first seen", () => {
  write({ savedAt: Date.now() + 400 * day, values });
  expect(readDraft()?.values).toEqual(values);
  vi.setSystemTime(Date.now() + 31 * day);
  expect(readDraft()).toBeUndefined();
});

function write(draft: object | string): void {
  stored.set("assessment-draft", typeof draft === "string" ? draft : JSON.stringify(draft));
}

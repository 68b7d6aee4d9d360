import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#app/request/outbox/draft.ts";
import { dayMs } from "#content/durations.ts";
import { draft, invalidDrafts } from "./drafts.cases.ts";

let storedItems: Map<string, string>;

beforeEach(() => {
  storedItems = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, text: string) => storedItems.set(key, text),
    removeItem: (key: string) => storedItems.delete(key),
  });
  vi.useFakeTimers({ now: draft.savedAt });
});
afterEach(() => vi.useRealTimers());

test("a draft is restored for 30 days", () => {
  write(draft);
  vi.setSystemTime(draft.savedAt + 30 * dayMs - 1);
  expect(readDraft()).toMatchObject({ values: draft.values, attempt: draft.attempt });
});

test("after 30 days a draft is deleted", () => {
  write(draft);
  vi.setSystemTime(draft.savedAt + 30 * dayMs);
  expect(readDraft()).toBeUndefined();
  expect(storedItems.size).toBe(0);
});

test.each(invalidDrafts)("%j isn't restored as a draft", (invalid) => {
  write(invalid);
  expect(readDraft()).toBeUndefined();
});

test("a draft dated by a fast clock is kept for 30 days from when it is first read", () => {
  write({ ...draft, savedAt: draft.savedAt + 400 * dayMs });
  expect(readDraft()?.values).toEqual(draft.values);
  vi.setSystemTime(draft.savedAt + 30 * dayMs - 1);
  expect(readDraft()?.values).toEqual(draft.values);
  vi.setSystemTime(draft.savedAt + 30 * dayMs);
  expect(readDraft()).toBeUndefined();
});

function write(stored: object | string): void {
  storedItems.set("assessment-draft", typeof stored === "string" ? stored : JSON.stringify(stored));
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft, saveDraft } from "#app/request/outbox/draft.ts";
import { dayMs } from "#content/durations.ts";

const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";
const values = [["name", "Jo Nguyen"]];
const savedAt = Date.UTC(2026, 10, 21);

/** A draft as it is stored, with the attempt to send it. */
const draft = { savedAt, values, attempt: { id, content: "[]" } };

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

/** Texts or JSON that may be stored in a draft's place. */
const invalidDrafts: readonly (object | string)[] = [
  "",
  "{",
  "[]",
  "5",
  "null",
  { savedAt: "today", values: [] },
  { savedAt, values: [5] },
  { savedAt, values: [null] },
  { savedAt, values: ["ab"] },
  { savedAt, values: [["name"]] },
  { savedAt, values: [["name", {}]] },
  { savedAt, values: [["name", "Jo", "Nguyen"]] },
  { savedAt, values: "name" },
  { savedAt, values: { name: "Jo" } },
  { savedAt, values, attempt: 5 },
  { savedAt, values, attempt: { id: "5", content: "[]" } },
  { savedAt, values, attempt: { id, content: [] } },
];

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

test("if a draft can't be saved, an older one doesn't come back in its place", () => {
  write(draft);
  fillStorage();
  saveDraft(formWith("Jo Lee"), undefined);
  expect(readDraft()).toBeUndefined();
});

test("if only the latest attempt can't be saved, what was typed and the earlier attempt stay", () => {
  write(draft);
  fillStorage();
  saveDraft(formWith("Jo Nguyen"), { id: "7f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c222", content: "[1]" });
  expect(readDraft()).toEqual(draft);
});

test("a draft dated by a fast clock stays if its new date can't be saved", () => {
  write({ ...draft, savedAt: draft.savedAt + 400 * dayMs });
  fillStorage();
  expect(readDraft()?.values).toEqual(draft.values);
  expect(readDraft()?.values).toEqual(draft.values);
});

function fillStorage(): void {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

/** A form whose only field is the name. */
function formWith(name: string): HTMLFormElement {
  vi.stubGlobal("FormData", class extends Map {});
  return Object.assign([["name", name]], { elements: [{ getAttribute: () => "name" }] }) as unknown as HTMLFormElement;
}

function write(stored: object | string): void {
  storedItems.set("assessment-draft", typeof stored === "string" ? stored : JSON.stringify(stored));
}

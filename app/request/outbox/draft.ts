import * as z from "zod/mini";
import { dayMs } from "#content/durations.ts";
import { fieldNames } from "#content/request/fields.ts";
import { type Attempt, attemptSchema, entriesSchema } from "./attempt.ts";

/** What was typed, stored only on this device, for 30 days at most. Never a file, the consent or the meter summary. */
const draftSchema = z.object({
  values: entriesSchema(z.string()),
  /** The last attempt whose outcome is unknown, so that the same content is sent under the same id. */
  attempt: z.optional(attemptSchema),
  savedAt: z.number(),
});

type Draft = z.output<typeof draftSchema>;

const key = "assessment-draft";
const maxAgeMs = 30 * dayMs;
const savedFields = new Set<string>(fieldNames.filter((name) => !["consent", "file", "meter"].includes(name)));

export function saveDraft(form: HTMLFormElement, attempt: Attempt | undefined): void {
  const values = [...new FormData(form)].filter(
    (entry): entry is [string, string] => savedFields.has(entry[0]) && typeof entry[1] === "string" && entry[1] !== "",
  );
  // Keeps the values of fields that only another kind of request has.
  const names = new Set([...form.elements].map((control) => control.getAttribute("name")));
  const storedDraft = readDraft();
  const otherValues = storedDraft?.values.filter(([name]) => !names.has(name)) ?? [];
  write({ values: [...values, ...otherValues], ...(attempt && { attempt }) }, storedDraft);
}

export function readDraft(): Draft | undefined {
  try {
    const { success, data: savedDraft } = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    if (success) {
      const ageMs = Date.now() - savedDraft.savedAt;
      // The clock was ahead when the draft was saved, so its age is counted from now on.
      if (ageMs < 0) write(savedDraft, savedDraft);
      if (ageMs < maxAgeMs) return savedDraft;
    }
  } catch {
    // Without storage, or if what is under our key can't be read, there is no draft.
  }
  forgetDraft();
  return undefined;
}

/** With an id, forgets the draft only if it was sent under that id: another tab may have started a new one. */
export function forgetDraft(sentId?: string): void {
  try {
    if (sentId === undefined || readDraft()?.attempt?.id === sentId) localStorage.removeItem(key);
  } catch {
    // There is no storage, so there is no draft.
  }
}

/** Puts entered values back into empty fields. Returns whether anything was put back. */
export function restoreEntries(form: HTMLFormElement, entries: readonly [string, FormDataEntryValue][]): boolean {
  let isRestored = false;
  for (const [name, value] of entries)
    for (const control of form.elements)
      if (typeof value === "string" && restoreControl(control, name, value)) isRestored = true;
  return isRestored;
}

function restoreControl(control: Element, name: string, value: string): boolean {
  if (!isField(control) || control.name !== name) return false;
  const isTicked = ["checkbox", "radio"].includes(control.type);
  if (isTicked ? control.checked || control.value !== value : control.value !== "") return false;
  if (isTicked) control.checked = true;
  else control.value = value;
  control.closest("details")?.setAttribute("open", "");
  return true;
}

function isField(control: Element): control is HTMLInputElement {
  return ["INPUT", "SELECT", "TEXTAREA"].includes(control.tagName);
}

function write(draft: Omit<Draft, "savedAt">, storedDraft: Draft | undefined): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // The storage is full or forbidden. The form works without a draft, and older text mustn't be restored as if it were the latest.
    if (JSON.stringify(storedDraft?.values) !== JSON.stringify(draft.values)) forgetDraft();
  }
}

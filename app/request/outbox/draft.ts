import * as z from "zod/mini";
import { fieldNames } from "#content/request/fields.ts";
import { type Attempt, attemptSchema, entriesOf } from "./attempt.ts";

/** What was typed, stored only on this device: never the file, never the consent, 30 days at most. */
const draftSchema = z.object({
  values: entriesOf(z.string()),
  /** The last attempt whose outcome is unknown, so that the same content is sent under the same id. */
  attempt: z.optional(attemptSchema),
  savedAt: z.number(),
});

type Draft = z.output<typeof draftSchema>;

const key = "assessment-draft";
const keptMs = 30 * 86_400_000;
const keptNames = new Set<string>(fieldNames.filter((name) => !["consent", "file", "meter"].includes(name)));

export function saveDraft(form: HTMLFormElement, attempt: Attempt | undefined): void {
  const values = [...new FormData(form)].filter(
    (entry): entry is [string, string] => keptNames.has(entry[0]) && typeof entry[1] === "string" && entry[1] !== "",
  );
  // Keeps what was typed into the form's other length.
  const names = new Set([...form.elements].map((control) => control.getAttribute("name")));
  const others = readDraft()?.values.filter(([name]) => !names.has(name)) ?? [];
  write({ values: [...values, ...others], ...(attempt && { attempt }) });
}

export function readDraft(): Draft | undefined {
  try {
    const { success, data: saved } = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    if (success) {
      const age = Date.now() - saved.savedAt;
      // It was saved while the clock was ahead, so its age counts from now.
      if (age < 0) write(saved);
      if (age < keptMs) return saved;
    }
  } catch {
    // Without storage, or with something unreadable under our key, there is no draft.
  }
  forgetDraft();
  return undefined;
}

/** With an id, forgets only the draft sent under it: another tab may have started another draft. */
export function forgetDraft(sent?: string): void {
  try {
    if (sent === undefined || readDraft()?.attempt?.id === sent) localStorage.removeItem(key);
  } catch {
    // If storage fails here, nothing was stored either.
  }
}

/** Puts back what was entered, but only into fields where nobody has typed. Returns whether anything was put back. */
export function restore(form: HTMLFormElement, entries: readonly [string, FormDataEntryValue][]): boolean {
  let restored = false;
  for (const [name, value] of entries)
    for (const control of form.elements)
      if (typeof value === "string" && restoreControl(control, name, value)) restored = true;
  return restored;
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

function write(draft: Omit<Draft, "savedAt">): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // The storage is full or forbidden. The form works without a draft.
  }
}

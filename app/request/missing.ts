import { rawFromForm } from "#content/request/fields.ts";
import { neededFields } from "#content/request/messages.ts";
import { checkRequest } from "#content/request/schema.ts";

/** A required field that is empty or can't be right yet, with its name for the line next to the button. */
export type Missing = (typeof neededFields)[number];

export function missingIn(form: HTMLFormElement): Missing[] {
  const checked = checkRequest(rawFromForm(new FormData(form)));
  return checked.ok ? [] : neededFields.filter(({ name }) => checked.fields[name] !== undefined);
}

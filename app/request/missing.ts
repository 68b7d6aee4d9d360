import type { FieldName } from "#content/request/fields.ts";

/** A required field that is still empty, with its name for the line beside the button. */
export interface Missing {
  name: FieldName;
  text: string;
}

const required: readonly Missing[] = [
  { name: "selectedServices", text: "one service" },
  { name: "address", text: "the property’s address" },
  { name: "name", text: "your name" },
  { name: "email", text: "your email" },
  { name: "phone", text: "your phone number" },
  { name: "consent", text: "your consent" },
];

export function missingIn(form: HTMLFormElement): Missing[] {
  const entered = new FormData(form);
  return required.filter(({ name }) => String(entered.get(name) ?? "").trim() === "");
}

/** The control that a field's name leads to. */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLElement | null {
  return form.querySelector<HTMLElement>(`input[name="${name}"], textarea[name="${name}"], select[name="${name}"]`);
}

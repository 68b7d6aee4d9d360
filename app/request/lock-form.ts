/** While a request is being sent or is waiting, an edit would not be sent with it. */
export function lockForm(form: HTMLFormElement, locked: boolean): void {
  // A field that is disabled while it has the focus loses it, and the next key goes nowhere.
  if (locked && document.activeElement?.closest("fieldset")) submitButtonOf(form)?.focus();
  for (const group of form.querySelectorAll("fieldset")) group.disabled = locked;
}

export function submitButtonOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>("[type=submit]");
}

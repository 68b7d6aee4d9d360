/** The address's question with this form's answers in it; what other forms of the page were told stays. */
export function questionOf(form: HTMLFormElement): URLSearchParams {
  const question = new URLSearchParams(location.search);
  const answers = new FormData(form);
  for (const name of namesOf(form)) {
    question.delete(name);
    for (const answer of answers.getAll(name)) question.append(name, String(answer));
  }
  return question;
}

/** What other forms of the page have been told since it came goes along when this form is sent. */
export function carryOtherAnswers(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("input[type=hidden]")) field.remove();
  const own = namesOf(form);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!own.has(name))
      form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
}

/** Whether anything was typed, chosen or ticked since the page came. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) =>
    control instanceof HTMLSelectElement
      ? control.selectedIndex !==
        Math.max(
          0,
          [...control.options].findIndex((option) => option.defaultSelected),
        )
      : control.value !== control.defaultValue || control.checked !== control.defaultChecked,
  );
}

/** The address follows what is asked, so that an answer can be kept or passed on. */
export function writeAddress(form: HTMLFormElement, question: string): void {
  const address = new URL(form.action);
  address.search = question;
  history.replaceState(history.state, "", address);
  // It said what the page was asked at first. Taken away, it would move the form.
  const house = form.parentElement?.querySelector<HTMLElement>(".your-house");
  if (house) house.style.visibility = "hidden";
}

function namesOf(form: HTMLFormElement): Set<string> {
  return new Set(controlsOf(form).map(({ name }) => name));
}

/** Hidden fields repeat what another form was told: they are not this form's own. */
function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return Array.from(form.querySelectorAll("input:not([type=hidden]), select"));
}

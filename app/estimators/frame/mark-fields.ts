/** Writes each message next to its field as the server would, and takes away those that no longer hold. */
export function markFields(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  for (const field of form.querySelectorAll(".field, fieldset")) {
    const control = field.matches("fieldset") ? field : field.querySelector("input, select");
    if (control) mark(field, control, problems[control.getAttribute("name") ?? ""]);
  }
}

function mark(field: Element, control: Element, text: string | undefined): void {
  const id = `${control.id}-problem`;
  const shown = field.querySelector(".field-problem");
  if (shown?.textContent === text) return;
  shown?.remove();
  if (text) {
    const message = document.createElement("span");
    message.className = "field-problem";
    message.id = id;
    message.textContent = text;
    control.insertAdjacentElement("beforebegin", message);
  }
  const described = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((part) => part && part !== id);
  if (text) described.push(id);
  field.classList.toggle("field-wrong", text !== undefined);
  write(control, "aria-invalid", text && "true");
  write(control, "aria-describedby", described.join(" "));
}

function write(element: Element, attribute: string, value: string | undefined): void {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}

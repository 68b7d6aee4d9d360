const pending: string[] = [];

/** Shows a message in the corner and has screen readers read it. The region is added before its text, or some readers skip it. */
export function announce(text: string): Element {
  const line = document.querySelector("[data-announcement]") ?? document.body.appendChild(document.createElement("p"));
  line.toggleAttribute("data-announcement", true);
  line.setAttribute("role", "status");
  line.textContent = "";
  pending.push(text);
  setTimeout(() => {
    if (pending.length > 0) line.textContent = pending.splice(0).join(" ");
  }, 100);
  return line;
}

/** Shows a message that disappears after a while, unless another one replaced it. */
export function announceBriefly(text: string): void {
  const line = announce(text);
  setTimeout(() => {
    if (line.textContent === text) line.textContent = "";
  }, briefMs);
}

/** Long enough to notice the message and read it twice. */
const briefMs = 8000;

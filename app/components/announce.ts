const pendingTexts: string[] = [];

/**
 * Shows a message in the corner and has screen readers read it. The element is added before its text, because some readers ignore
 * an element that arrives with text.
 */
export function announce(text: string): Element {
  const region =
    document.querySelector("[data-announcement]") ?? document.body.appendChild(document.createElement("p"));
  region.toggleAttribute("data-announcement", true);
  region.setAttribute("role", "status");
  region.textContent = "";
  pendingTexts.push(text);
  setTimeout(() => {
    if (pendingTexts.length > 0) region.textContent = pendingTexts.splice(0).join(" ");
  }, 100);
  return region;
}

/** Shows a message that disappears after a while, unless another message has replaced it. */
export function announceBriefly(text: string): void {
  const region = announce(text);
  setTimeout(() => {
    if (region.textContent === text) region.textContent = "";
  }, briefMs);
}

/** Long enough to notice the message and read it twice. */
const briefMs = 8000;

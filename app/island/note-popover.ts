/** Opens a note next to its superscript, on phones as a sheet. It shows a clone of the note in the list at the page's end. */
export function openNotesInPlace(): void {
  const noteList = document.querySelector<HTMLElement>("[data-sheet-class]");
  if (!noteList || !("popover" in HTMLElement.prototype)) return;
  const sheet = document.body.appendChild(document.createElement("div"));
  sheet.className = noteList.dataset.sheetClass ?? "";
  sheet.popover = "auto";
  // The note takes the focus: screen readers read it, arrow keys scroll it, and Escape leads back to the superscript.
  sheet.role = "dialog";
  sheet.tabIndex = -1;
  sheet.autofocus = true;
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const mark = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".note-mark a") : null;
    const note = mark && document.getElementById(mark.hash.slice(1));
    if (!mark || !note) return;
    event.preventDefault();
    sheet.ariaLabel = mark.ariaLabel;
    sheet.replaceChildren(makeHead(mark, sheet), ...cloneOf(note));
    sheet.showPopover({ source: mark });
  });
}

function makeHead(mark: HTMLAnchorElement, sheet: HTMLElement): HTMLElement {
  const head = document.createElement("p");
  const title = document.createElement("b");
  title.textContent = mark.getAttribute("aria-label");
  const closeButton = document.createElement("button");
  closeButton.type = "button";
  closeButton.textContent = "Close";
  closeButton.addEventListener("click", () => {
    sheet.hidePopover();
    mark.focus();
  });
  head.appendChild(title);
  head.appendChild(closeButton);
  return head;
}

function cloneOf(note: HTMLElement): Node[] {
  const text = note.lastElementChild?.cloneNode(true);
  if (text instanceof Element) for (const backLink of text.querySelectorAll(".note-back")) backLink.remove();
  return [...(text?.childNodes ?? [])];
}

const pending: string[] = [];

/** Says something about the page, aloud and in its corner. The region is there before its words, or it would stay unread. */
export function announce(text: string): Element {
  const line = document.querySelector(".announcement") ?? document.body.appendChild(document.createElement("p"));
  line.className = "announcement";
  line.setAttribute("role", "status");
  line.textContent = "";
  pending.push(text);
  setTimeout(() => {
    if (pending.length > 0) line.textContent = pending.splice(0).join(" ");
  }, 100);
  return line;
}

/** The same for what needs no keeping: it goes after a while, unless something else was said meanwhile. */
export function announceBriefly(text: string): void {
  const line = announce(text);
  setTimeout(() => {
    if (line.textContent === text) line.textContent = "";
  }, briefMs);
}

/** Long enough to be found in its corner and read twice. */
const briefMs = 8000;

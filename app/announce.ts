const unsaid: string[] = [];

/** Says something about the page, aloud and in its corner. The region is there before its words, or it would stay unread. */
export function announce(text: string): void {
  const line = document.querySelector(".announcement") ?? document.body.appendChild(document.createElement("p"));
  line.className = "announcement";
  line.setAttribute("role", "status");
  line.textContent = "";
  unsaid.push(text);
  setTimeout(() => {
    if (unsaid.length > 0) line.textContent = unsaid.splice(0).join(" ");
  }, 100);
}

/** Says something about the page, aloud and in its corner. The region is there before its words, or it would stay unread. */
export function announce(text: string): void {
  const line = document.querySelector(".announcement") ?? document.body.appendChild(document.createElement("p"));
  line.className = "announcement";
  line.setAttribute("role", "status");
  line.textContent = "";
  setTimeout(() => {
    line.textContent = text;
  }, 100);
}

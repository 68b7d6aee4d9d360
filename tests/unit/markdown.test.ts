import { expect, test } from "vitest";
import { markdownOf } from "#worker/feeds/markdown.ts";

test("text that looks like Markdown or HTML stays text", () => {
  const typedText = "[x](javascript:alert(1)) *a* _b_ `c` &lt;script&gt; a|b";
  const text = "\\[x\\](javascript:alert(1)) \\*a\\* \\_b\\_ \\`c\\` \\<script> a|b";
  expect(markdownIn(`<p>${typedText}</p><table><thead><tr><th>${typedText}</th></tr></thead></table>`)).toBe(
    `${text}\n\n| ${text.replace("|", "\\|")} |\n| --- |\n`,
  );
});

test("a link to a field keeps only its words", () => {
  expect(markdownIn(`<p>Borrowing? <a href="#rate">Enter the rate</a>.</p><input id="rate"/>`)).toBe(
    "Borrowing? Enter the rate.\n",
  );
});

test("bold in a title is marked once", () => {
  expect(markdownIn("<h2>A <b>title</b></h2>")).toBe("## A title\n");
  expect(markdownIn("<details><summary><b>Aged care</b> day and night</summary></details>")).toBe(
    "**Aged care day and night**\n",
  );
});

test("a list in a list is indented, and its links are absolute", () => {
  expect(markdownIn(`<ol><li><p>One</p><ul><li><a href="/faq">Two</a></li></ul></li></ol>`)).toBe(
    "1. One\n\n   - [Two](https://site.example/faq)\n",
  );
});

test("a cell that spans rows is repeated in each", () => {
  const rows = '<tr><th rowSpan="2">A</th><td>1</td></tr><tr><td>2</td></tr>';
  expect(markdownIn(`<table><tbody>${rows}</tbody></table>`)).toBe("|  |  |\n| --- | --- |\n| A | 1 |\n| A | 2 |\n");
});

test("notes become footnotes", () => {
  const text = '<p><span>3</span><span>4</span><sup><a href="#note-1">1</a></sup></p>';
  expect(markdownIn(`${text}<ol><li id="note-1"><b>1</b> A note</li></ol>`)).toBe("3 4[^1]\n\n[^1]: A note\n");
});

test("hidden elements, forms and everything outside the main part are left out", () => {
  const main = `<main id="main"><p>Shown</p><p hidden="">Hidden</p><form><p>Form</p></form></main>`;
  expect(markdownOf(`<header>Header</header>${main}<footer>Footer</footer>`, "https://site.example")).toBe("Shown\n");
});

function markdownIn(main: string): string {
  return markdownOf(`<main>${main}</main>`, "https://site.example");
}

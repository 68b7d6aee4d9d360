import { expect, test } from "vitest";
import { markdownOf } from "#worker/feeds/markdown.ts";

test("text that looks like Markdown or HTML stays text", () => {
  const typed = "[x](javascript:alert(1)) *a* _b_ `c` &lt;script&gt; a|b";
  const page = `<main><p>${typed}</p><table><thead><tr><th>${typed}</th></tr></thead></table></main>`;
  const text = "\\[x\\](javascript:alert(1)) \\*a\\* \\_b\\_ \\`c\\` \\<script> a|b";
  expect(markdownOf(page, "https://site.example")).toBe(`${text}\n\n| ${text.replace("|", "\\|")} |\n| --- |\n`);
});

test("a link to a field keeps only its words", () => {
  const page = `<main><p>Borrowing? <a href="#rate">Enter the rate</a>.</p><input id="rate"/></main>`;
  expect(markdownOf(page, "https://site.example")).toBe("Borrowing? Enter the rate.\n");
});

test("bold in a bold title isn't marked twice", () => {
  const page = "<main><details><summary><b>Aged care</b> day and night</summary></details></main>";
  expect(markdownOf(page, "https://site.example")).toBe("**Aged care day and night**\n");
});

test("nested lists are indented, a cell spanning rows is repeated in each, notes become footnotes, and hidden content is left out", () => {
  const page = `<header>no</header><main id="main"><h2>A <b>title</b></h2>
<ol><li><p>One</p><ul><li><a href="/faq">Two</a></li></ul></li><li hidden="">no</li></ol>
<table><tbody><tr><th rowSpan="2">A</th><td>1</td></tr><tr><td>2</td></tr></tbody></table>
<form><p>no</p></form><p><span>3</span><span>4</span><sup><a href="#note-1">1</a></sup></p>
<ol><li id="note-1"><b>1</b> A note</li></ol></main><footer>no</footer>`;
  expect(markdownOf(page, "https://site.example")).toBe(`## A title

1. One

   - [Two](https://site.example/faq)

|  |  |
| --- | --- |
| A | 1 |
| A | 2 |

3 4[^1]

[^1]: A note
`);
});

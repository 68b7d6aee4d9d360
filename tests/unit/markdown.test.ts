import { expect, test } from "vitest";
import { markdownOf } from "#worker/feeds/markdown.ts";
import { preferredType } from "#worker/feeds/preferred-type.ts";

const offered = ["text/html", "text/markdown", "application/json"];

test.each([
  ["", "text/html"],
  ["*/*", "text/html"],
  ["text/*", "text/html"],
  ["image/png", "text/html"],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"],
  ["text/markdown", "text/markdown"],
  ["TEXT/Markdown ; q=0.9, */*;q=0.1", "text/markdown"],
  ["text/markdown, text/html, */*", "text/markdown"],
  ["text/html, text/markdown", "text/html"],
  ["text/markdown;q=0.5, text/html;q=0.6", "text/html"],
  ["text/markdown;q=0.5, */*", "text/html"],
  ["text/markdown;q=0, */*;q=0.1", "text/html"],
  ["text/html;q=0, */*;q=0.1", "text/markdown"],
  ["text/markdown;q=much, text/html;q=0.1", "text/html"],
  ["application/json, text/plain, */*", "application/json"],
  ["application/*", "application/json"],
  [",;q=1,,/,".repeat(1000), "text/html"],
])("%j gets %s", (accept, type) => {
  expect(preferredType(accept, offered)).toBe(type);
});

test("text that looks like Markdown or HTML stays text", () => {
  const typed = "[x](javascript:alert(1)) *a* _b_ `c` &lt;script&gt; a|b";
  const page = `<main><p>${typed}</p><table><thead><tr><th>${typed}</th></tr></thead></table></main>`;
  const text = "\\[x\\](javascript:alert(1)) \\*a\\* \\_b\\_ \\`c\\` \\<script> a|b";
  expect(markdownOf(page, "https://site.example")).toBe(`${text}\n\n| ${text.replace("|", "\\|")} |\n| --- |\n`);
});

test("a link to a field keeps its words, and bold in a bold title isn’t marked twice", () => {
  const page = `<main><p>Borrowing? <a href="#rate">Enter the rate</a>.</p><input id="rate"/>
<details><summary><b>Aged care</b> day and night</summary></details></main>`;
  expect(markdownOf(page, "https://site.example")).toBe("Borrowing? Enter the rate.\n\n**Aged care day and night**\n");
});

test("nested lists are indented, a cell spanning rows is repeated in each, and hidden content is left out", () => {
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

import { expect, test } from "vitest";
import { problemsOf } from "#tools/vite/articles/check.ts";
import { compileArticle } from "#tools/vite/articles/compile.ts";
import { articleSource } from "./article-source.ts";

const file = "content/articles/sample.mdx";

function problemsIn(body: string, changes: Record<string, unknown> = {}): string[] {
  return compileArticle(file, articleSource(body, changes)).problems.map(({ line, text }) => `${line} ${text}`);
}

test("an article without faults has none named", () => {
  const body = `Answer.[^a]

## One

<Figure id="stc-price"/>

<Table caption="Sizes">

| Size | Price |
|---|--:|
| 5 | 1 |

</Table>

<Picture scene="house-noon" alt="A house"/>

[^a]: A source, checked 21 November 2026.`;
  expect(problemsIn(body)).toEqual([]);
});

test.each([
  ["a field of the front matter is missing", "", { title: undefined }, "front matter, title: "],
  [
    "a button is not one of the site's",
    "",
    { cta: { title: "A", text: "B", button: "Buy" } },
    "front matter, cta.button: ",
  ],
  ["a category is unknown", "", { category: "Wind" }, "front matter, category: "],
  ["a description is too long", "", { description: "x".repeat(156) }, "front matter, description: "],
  ["a figure has no record", '<Figure id="nothing"/>', {}, '<Figure id="nothing">: content/figures has no figure'],
  ["a picture has no alt text", '<Picture scene="van" caption="A van"/>', {}, "<Picture>: alt is missing"],
  ["a picture's alt text is empty", '<Picture scene="van" alt=" "/>', {}, "<Picture>: alt is missing"],
  ["a picture is placed as Markdown", "![A van](van.jpg)", {}, "pictures are placed with <Picture"],
  ["a table has no caption", "| A |\n|---|\n| 1 |", {}, "a table stands inside <Table caption>"],
  ["a caption is missing", "<Table>\n\n| A |\n|---|\n| 1 |\n\n</Table>", {}, "<Table>: caption is missing"],
  ["a component is misspelt", "<Wroked title='x'/>", {}, "<Wroked> is not a component of articles"],
  ["a heading skips a level", "## One\n\n#### Two", {}, "a heading of level 4 follows one of level 2"],
  ["a heading repeats the title's level", "# One", {}, "the title is the only heading of the first level"],
])("the build names the file and place when %s", (_case, body, changes, problem) => {
  expect(problemsIn(body, changes).join("\n")).toContain(problem);
});

test("text that is not MDX is named with its line", () => {
  expect(problemsIn("Fine.\n\n<Table caption='x'>\n\nnever closed")[0]).toMatch(/^\d+ .*Table/);
});

test("a file without front matter is named", () => {
  expect(compileArticle(file, "Text.").problems[0]?.text).toBe("front matter is missing");
});

test.each([
  ["another article that does not exist", "/blog/nothing", "there is no such article"],
  ["a heading of another article that does not exist", "/blog/target#nothing", "that article has no such heading"],
  ["a page that does not exist", "/batteries", "there is no such page"],
  ["a place on a page that does not exist", "/contact#nothing", "that page has no such place"],
  ["a heading of its own that does not exist", "#nothing", "this article has no such heading"],
  ["an unsafe address", "http://example.com", "there is no such page"],
])("a link to %s fails the build", (_case, url, why) => {
  const article = compileArticle(file, articleSource(`Text with [a link](${url}).`));
  const target = compileArticle("content/articles/target.mdx", articleSource("## A part\n\nText."));
  expect(problemsOf([article, target], [])).toContain(`${file}:5 link to ${url}: ${why}`);
});

test("links to articles, their headings, pages and official sources are accepted", () => {
  const links = ["/blog/target", "/blog/target#a-part", "/hot-water", "/contact#form", "#a-part", "https://cer.gov.au"];
  const body = `## A part\n\n${links.map((url) => `[x](${url})`).join(" ")}`;
  const article = compileArticle(file, articleSource(body));
  const target = compileArticle("content/articles/target.mdx", articleSource("## A part\n\nText."));
  expect(problemsOf([article, target], []).filter((text) => text.includes("link to"))).toEqual([]);
});

test("a picture that has not been rendered fails the build", () => {
  const article = compileArticle(file, articleSource('<Picture scene="moon" alt="The moon"/>'));
  const problem = `${file}:5 <Picture scene="moon">: app/pictures has no such picture`;
  expect(problemsOf([article], ["house-noon"])).toContain(problem);
  expect(problemsOf([article], ["moon"])).not.toContain(problem);
});

test("a note that could not be linked says on which day its source was seen", () => {
  const article = compileArticle(file, articleSource("Text.[^a]\n\n[^a]: A report, <Listed/>."));
  expect(article.problems).toEqual([]);
  expect(article.code).toMatch(/viewed 21\s+November\s+2026/);
});

test("a picture that the index can't show fails the build", () => {
  const article = compileArticle(file, articleSource("Text.", { picture: "moon" }));
  const problem = `${file}: front matter, picture: app/pictures has no picture "moon"`;
  expect(problemsOf([article], ["house-noon"])).toContain(problem);
  expect(problemsOf([article], ["moon"])).not.toContain(problem);
});

test("sections are listed with their anchors, the questions among them", () => {
  const body = "## First *part*\n\nText.\n\n### Below\n\n## Second\n\n<Faq>\n\n</Faq>";
  expect(compileArticle(file, articleSource(body)).contents).toEqual([
    { id: "first-part", text: "First part" },
    { id: "second", text: "Second" },
    { id: "questions", text: "Questions people ask" },
  ]);
});

test("a figure mentioned again gets the note that is there", () => {
  const ids = ["tier-essential-runtime", "tier-essential-runtime", "stc-price"];
  const { code } = compileArticle(file, articleSource(ids.map((id) => `<Figure id="${id}"/>`).join(" and ")));
  const notes = [...code.matchAll(/FigureSource, \{\s*id: "([^"]+)"/g)].map(([, id]) => id);
  expect(notes).toEqual(["tier-essential-runtime", "stc-price"]);
});

test("a table's corner without words is no heading", () => {
  const table = "<Table caption='Sizes'>\n\n| | Price |\n|---|---|\n| 5 | 1 |\n\n</Table>";
  const { code } = compileArticle(file, articleSource(table));
  expect(code.match(/_components\.th,/g)).toHaveLength(2);
});

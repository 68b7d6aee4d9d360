import { expect, test } from "vitest";
import { readingAge } from "#tools/checks/editor/ease.ts";
import { unsettledFigures } from "#tools/checks/editor/figures.ts";
import { barredSources } from "#tools/checks/editor/hosts.ts";
import { unsourcedNotes } from "#tools/checks/editor/notes.ts";
import { missingParts } from "#tools/checks/editor/parts.ts";
import { repeats } from "#tools/checks/editor/repeats.ts";
import { wordFindings } from "#tools/checks/editor/words.ts";
import { compileArticle } from "#tools/vite/articles/compile.ts";
import { articleSource } from "./article-source.ts";

function sample(body: string, name = "sample", changes: Record<string, unknown> = {}) {
  return compileArticle(`content/articles/${name}.mdx`, articleSource(body, changes));
}

const textOf = ({ text }: { text: string }) => text;

test("money, rates and shares typed without a note are listed; with a note, a record or in a worked example they are not", () => {
  const body = `It costs $1,300 and saves 12%.

A line between.

It costs $1,400.[^a]

- a list at 4 c
- has one source[^a]

<Worked title="A sum at $5">

$6 × 2

</Worked>

[^a]: A source.`;
  expect(
    unsettledFigures([sample(body)], {})
      .map(textOf)
      .map((text) => text.split(" has ")[0]),
  ).toEqual(["$1,300", "12%"]);
});

test("a settled figure is not listed, and a settled line that nothing needs is", () => {
  const findings = unsettledFigures([sample("It costs $1,300.")], {
    sample: { "$1,300": "an example", $2: "an example" },
  });
  expect(findings.map(textOf)).toEqual(["sample: $2 no longer needs its line"]);
});

test("a note without a source is named, and so is a line that no note needs any more", () => {
  const body = `One[^a] two[^b] three[^c].

[^a]: A page, [its name](https://cer.gov.au).
[^b]: A report, <Listed/>.
[^c]: Somebody said so.`;
  const found = unsourcedNotes([sample(body)], { sample: { b: "our own sum" } }).map(textOf);
  expect(found.map((text) => text.split(" has ")[0])).toEqual(["note c", "sample: b no longer needs its line"]);
  expect(unsourcedNotes([sample(body)], { sample: { c: "our own arithmetic" } })).toEqual([]);
});

test("a page that may not be a source is found by its address and by its name", () => {
  const barred = { "compare.example": { name: "Compare All", why: "a comparison site" } };
  const found = (text: string) => barredSources([{ file: "one.mdx", text }], barred).map(({ line }) => line);
  expect(found("First.\n[^a]: A [page](https://www.compare.example/solar), 2026.")).toEqual([2]);
  expect(found("[^a]: Payment types as listed by CompareAll, 2026.")).toEqual([1]);
  expect(found("[^a]: Payment types as listed by Compare All, 2026.")).toEqual([1]);
  expect(found("You can compare all of them at https://my-compare.example.au.")).toEqual([]);
});

test("two articles that open alike are named, and so is a run of eight words in three", () => {
  const run = "the sun is on the roof at nine already";
  const articles = ["one", "two", "three"].map((name, index) =>
    sample(`${index < 2 ? "Open the same way" : "Open in another way"}, ${name}. Then ${run}.`, name, {
      excerpt: `${name} has an excerpt of its own, long enough to be one.`,
      description: `${name} ${"has a description of its own, which says what it answers".split(" ").reverse().join(" ")}.`,
      title: `${name} has its own title`,
      cta: { title: name, text: `${name} says something else`, button: "Get Free Analysis" },
    }),
  );
  const found = repeats(articles).map(textOf);
  expect(found).toContain('begins like two: "open the same"');
  expect(found).toContain('shares eight words with two, three: "the sun is on the roof at nine"');
});

test.each([
  ["a word we don't use", "This unlocks savings."],
  ["a word we don't use", "Call today!"],
  ["equipment and power are never called free", "You get free power at noon."],
  ["say expensive", "The dearer battery."],
  ["say amount", "Do the sum again."],
  ["say is on", "It stands on the contract."],
  ["the note at the top", "We checked this on 21 November 2026."],
  ["American spelling", "The color of the center."],
  ["American spelling", "We optimize and organized it."],
])("%s is named: %s", (why, body) => {
  expect(
    wordFindings([sample(body)])
      .map(textOf)
      .join(),
  ).toContain(why);
});

test("Australian spelling and other people's words in quotation marks pass", () => {
  const body = "The colour of a sized, prized metre at the centre. Some call it “free power”. A program and a meter.";
  expect(wordFindings([sample(body)])).toEqual([]);
});

test("what an article lacks is named", () => {
  const found = missingParts([sample("Short.")]).map(textOf);
  expect(found).toEqual([
    "has 1 words; it should have 900 to 2,400",
    "has no <Worked>",
    "has no <Table>",
    "has no <Faq>",
    "has nothing to look at: Bars, YieldByMonth or Picture",
  ]);
});

test("short words in short sentences read more easily than long ones", () => {
  const plain = "The sun is on the roof. The house is warm. We use the power that we make.";
  const heavy =
    "Notwithstanding considerable technological sophistication, photovoltaic installations necessitate professional commissioning.";
  expect(readingAge(sample(plain))).toBeLessThan(8);
  expect(readingAge(sample(heavy))).toBeGreaterThan(20);
});

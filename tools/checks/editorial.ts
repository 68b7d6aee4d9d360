// The editorial check of the articles, as content/articles/README.md describes it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readArticles } from "#tools/vite/articles/read.ts";
import { type EditorFinding, missingParts, readingAge, repeatedOpenings, wordFindings } from "./editorial/language.ts";
import { rejectedSources, unexplainedFigures, unsourcedNotes } from "./editorial/sources.ts";

/** Most people of this age should be able to read an article. */
const maxReadingAge = 14;

const root = join(import.meta.dirname, "../..");
const articles = readArticles(root);
/** Every file in which a text or a record may name a source. */
const texts = globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}", { cwd: root })
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const ages = articles
  .map((article) => ({ file: article.file, age: Math.round(readingAge(article) * 10) / 10 }))
  .sort((a, b) => b.age - a.age);

const findings: EditorFinding[] = [
  ...missingParts(articles),
  ...unexplainedFigures(articles),
  ...unsourcedNotes(articles),
  ...rejectedSources(texts),
  ...repeatedOpenings(articles),
  ...wordFindings(articles),
  ...ages
    .filter(({ age }) => age > maxReadingAge)
    .map(({ file, age }) => ({
      file,
      line: 1,
      text: `reading age is ${age}: shorten sentences until it is ${maxReadingAge}`,
    })),
];

for (const { file, line, text } of findings) console.error(`  ${file}:${line} ${text}`);
const hardest = ages.slice(0, 3).map(({ file, age }) => `${file.replace(/^.*\//, "")} ${age}`);
console.log(
  `  ${articles.length} articles, reading age ${ages.at(-1)?.age} to ${ages[0]?.age} (hardest: ${hardest.join(", ")}).`,
);
const notes = articles.flatMap((article) => article.notes);
const countOf = (kind: string) => notes.filter(({ source }) => source === kind).length;
console.log(
  `  ${notes.length} notes: ${countOf("link")} link to their source, ${countOf("listed")} say when it was seen, ${countOf("none")} need no source.`,
);
if (findings.length > 0) {
  console.error(`  Passages that need an editor: ${findings.length}.`);
  process.exitCode = 1;
}

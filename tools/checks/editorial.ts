// The editorial check of the articles, as content/articles/README.md describes it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "#tools/vite/articles/article.ts";
import { readArticles } from "#tools/vite/articles/read.ts";
import { type EditorFinding, missingParts, readingAge, repeatedOpenings, wordFindings } from "./editorial/language.ts";
import { rejectedSources, type SourceText, unexplainedFigures, unsourcedNotes } from "./editorial/sources.ts";

/** Most people of this age should be able to read an article. */
const maxReadingAge = 14;

/** What an editor must mend in the articles. `texts` are all files in which a text or a record may name a source. */
export function editorFindings(articles: readonly Article[], texts: readonly SourceText[]): EditorFinding[] {
  return [
    ...missingParts(articles),
    ...unexplainedFigures(articles),
    ...unsourcedNotes(articles),
    ...rejectedSources(texts),
    ...repeatedOpenings(articles),
    ...wordFindings(articles),
    ...readingAges(articles)
      .filter(({ age }) => age > maxReadingAge)
      .map(({ file, age }) => ({
        file,
        line: 1,
        text: `reading age is ${age}: shorten sentences until it is ${maxReadingAge}`,
      })),
  ];
}

/** The article that is hardest to read comes first. */
function readingAges(articles: readonly Article[]): { file: string; age: number }[] {
  return articles
    .map((article) => ({ file: article.file, age: Math.round(readingAge(article) * 10) / 10 }))
    .sort((a, b) => b.age - a.age);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  const articles = readArticles(root);
  const texts = globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}", { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  const findings = editorFindings(articles, texts);
  for (const { file, line, text } of findings) console.error(`  ${file}:${line} ${text}`);
  const ages = readingAges(articles);
  const hardest = ages.slice(0, 3).map(({ file, age }) => `${file.replace(/^.*\//, "")} ${age}`);
  console.log(
    `  ${articles.length} articles, reading age ${ages.at(-1)?.age} to ${ages[0]?.age} (hardest: ${hardest.join(", ")}).`,
  );
  const notes = articles.flatMap((article) => article.notes);
  const countOf = (kind: string) => notes.filter(({ source }) => source === kind).length;
  console.log(
    `  ${notes.length} notes: ${countOf("link")} link to their source, ${countOf("viewed")} say when it was seen, ${countOf("none")} need no source.`,
  );
  if (findings.length > 0) {
    console.error(`  Passages that need an editor: ${findings.length}.`);
    process.exitCode = 1;
  }
}

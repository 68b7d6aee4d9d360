// The editorial check of the articles, as content/articles/README.md describes it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readArticles } from "#tools/vite/articles/read.ts";
import { editorFindings, readingAges } from "./editorial/findings.ts";

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

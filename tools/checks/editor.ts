import { readArticles } from "#tools/vite/articles/read.ts";
import { readingEase } from "./editor/ease.ts";
import { readSettled, unsettledFigures } from "./editor/figures.ts";
import type { Finding } from "./editor/finding.ts";
import { missingParts } from "./editor/parts.ts";
import { repeats } from "./editor/repeats.ts";
import { wordFindings } from "./editor/words.ts";

/** Below this a text is a struggle for most people. */
const easeLimit = 50;

const articles = readArticles(process.cwd());
const eases = articles
  .map((article) => ({ file: article.file, ease: Math.round(readingEase(article)) }))
  .sort((a, b) => a.ease - b.ease);

const findings: Finding[] = [
  ...missingParts(articles),
  ...unsettledFigures(articles, readSettled(process.cwd())),
  ...repeats(articles),
  ...wordFindings(articles),
  ...eases
    .filter(({ ease }) => ease < easeLimit)
    .map(({ file, ease }) => ({
      file,
      line: 1,
      text: `reading ease is ${ease}; shorten sentences until it is ${easeLimit}`,
    })),
];

for (const { file, line, text } of findings) console.error(`  ${file}:${line} ${text}`);
const hardest = eases.slice(0, 3).map(({ file, ease }) => `${file.replace(/^.*\//, "")} ${ease}`);
console.log(
  `  ${articles.length} articles, reading ease ${eases[0]?.ease} to ${eases.at(-1)?.ease} (hardest: ${hardest.join(", ")}).`,
);
if (findings.length > 0) {
  console.error(`  ${findings.length} passages wait for an editor.`);
  process.exitCode = 1;
}

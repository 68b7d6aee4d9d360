// Everything that the editorial check looks for.
import type { Article } from "#tools/vite/articles/article.ts";
import { type EditorFinding, missingParts, readingAge, repeatedOpenings, wordFindings } from "./language.ts";
import { rejectedSources, type SourceText, unexplainedFigures, unsourcedNotes } from "./sources.ts";

/** Most people of this age should be able to read an article. */
const maxReadingAge = 14;

/** What an editor must fix in the articles. `texts` are all files where a text or a record may name a source. */
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
export function readingAges(articles: readonly Article[]): { file: string; age: number }[] {
  return articles
    .map((article) => ({ file: article.file, age: Math.round(readingAge(article) * 10) / 10 }))
    .sort((a, b) => b.age - a.age);
}

import { melbourneDate } from "#content/melbourne.ts";
import { dictionary } from "#content/search/dictionary.ts";
import { createIndex } from "#content/search/find.ts";
import { type FoundArticle, searchDocuments } from "#content/search/index/documents.ts";
import { readArticles } from "../articles/read.ts";
import { placeNames } from "../localities/text.ts";
import { pageHeadings } from "./page-headings.ts";

/** The index as it is sent. */
export function buildSearchIndex(root: string): string {
  const articles = readArticles(root).flatMap(foundArticle);
  const documents = searchDocuments(pageHeadings, articles, placeNames(), melbourneDate(new Date()));
  return JSON.stringify(createIndex(documents, dictionary));
}

function foundArticle({ slug, frontMatter, blocks }: ReturnType<typeof readArticles>[number]): FoundArticle[] {
  if (!frontMatter) return [];
  const { title, description, keywords } = frontMatter;
  const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
  return [{ slug, title, description, keywords, headings }];
}

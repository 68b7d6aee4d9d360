import { melbourneDate } from "#content/melbourne.ts";
import { dictionary } from "#content/search/dictionary.ts";
import { type ArticleText, searchDocuments } from "#content/search/index/documents.ts";
import { pack } from "#content/search/packed-index.ts";
import { readArticles } from "../articles/read.ts";
import { placeNames } from "../localities/text.ts";
import { pageTexts } from "./page-texts.ts";

/** The index as it is sent. */
export function buildSearchIndex(root: string): string {
  const documents = searchDocuments(
    pageTexts,
    readArticles(root).flatMap(textOf),
    placeNames(),
    melbourneDate(new Date()),
  );
  return JSON.stringify(pack(documents, dictionary));
}

function textOf({ slug, frontMatter, blocks }: ReturnType<typeof readArticles>[number]): ArticleText[] {
  if (!frontMatter) return [];
  const { title, description, keywords } = frontMatter;
  const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
  const text = blocks.filter(({ kind }) => kind !== "heading").map((block) => block.text);
  return [{ slug, title, description, keywords, headings, text: text.join("\n") }];
}

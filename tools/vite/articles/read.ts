// Reads the articles, and makes the modules of their records and texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import type { ArticleRecord } from "#content/articles/index.ts";
import { dataCode } from "../code.ts";
import { type Article, articleSlugs } from "./article.ts";
import { compileArticle } from "./compile.ts";
import { withCurlyQuotes } from "./curly-quotes.ts";

/** The source of a module with the records of all articles. Throws, naming the problems of each article. */
export function recordsModule(root: string): string {
  const allArticles = readArticles(root);
  const pictures = pictureNames(root);
  const problems = allArticles.flatMap(({ file, problems, frontMatter, scenes }) => [
    ...problems.map(({ line, text }) => `${file}:${line} ${text}`),
    ...[{ name: frontMatter?.picture ?? "", line: 1 }, ...scenes]
      .filter(({ name }) => name !== "" && !pictures.includes(name))
      .map(({ name, line }) => `${file}:${line} app/pictures has no picture "${name}"`),
  ]);
  if (problems.length > 0) throw new Error(`The articles can't be built:\n${problems.join("\n")}`);
  return `export default ${dataCode(JSON.stringify(recordsOf(allArticles)))};`;
}

/** The code of one article, as MDX compiles it. */
export function codeModule(root: string, file: string): string {
  return readOne(root, file).code;
}

/** The source of a module that runs an article's code and returns its text. */
export function textModule(root: string, file: string): string {
  const { components, contents, frontMatter } = readOne(root, file);
  return `import Text from "/${file}?code";
import { textTree } from "/tools/vite/articles/text-tree.ts";
const read = () => ({ text: textTree(${JSON.stringify(file)}, Text, ${JSON.stringify(components)}), contents: ${JSON.stringify(withCurlyQuotes(contents))}, cta: ${JSON.stringify(frontMatter?.cta)} });
export default async () => read();
`;
}

/** Every article of the project, compiled. */
export function readArticles(root: string): Article[] {
  return articleSlugs(root).map((slug) => readOne(root, `content/articles/${slug}.mdx`));
}

/** Compiled articles by path, valid while the source is the same. Editing the compiler reloads this module. */
const compiledArticles = new Map<string, { source: string; article: Article }>();

function readOne(root: string, file: string): Article {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const cached = compiledArticles.get(path);
  if (cached?.source === source) return cached.article;
  const article = compileArticle(file, source);
  compiledArticles.set(path, { source, article });
  return article;
}

function pictureNames(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, "app/pictures/files/pictures.json"), "utf8")));
}

/** The articles' records without their texts, in the index's order. */
function recordsOf(articles: readonly Article[]): ArticleRecord[] {
  const orderedArticles = articles.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.slug < b.slug ? -1 : 1));
  const search = new MiniSearch({ idField: "slug", fields: ["subject", "text"], processTerm: stem });
  search.addAll(
    orderedArticles.map((article) => ({ slug: article.slug, subject: subjectOf(article), text: textOf(article) })),
  );
  return orderedArticles.flatMap((article) => {
    const { slug, frontMatter } = article;
    if (!frontMatter) return [];
    const matches = search.search(subjectOf(article), { boost: { subject: 3 }, bm25: { k: 1.2, b: 1, d: 0 } });
    const related = matches.flatMap(({ id }) => (id === slug ? [] : [String(id)])).slice(0, 3);
    // Left out of the record: what only the build uses, or the article's text contains.
    const { position: _, keywords: __, cta: ___, ...listed } = frontMatter;
    return [{ slug, ...listed, wordCount: countWords(textOf(article)), related }];
  });
}

function positionOf({ frontMatter }: Article): number {
  return frontMatter?.position ?? Number.MAX_VALUE;
}

export function countWords(text: string): number {
  return text.match(/\{\}|[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** An article's title and keywords. */
function subjectOf({ frontMatter }: Article): string {
  return frontMatter ? [frontMatter.title, ...frontMatter.keywords].join(" ") : "";
}

function textOf({ blocks }: Article): string {
  return blocks.map(({ text }) => text).join(" ");
}

/** A word without its ending; null if it is shorter than four letters. */
function stem(word: string): string | null {
  return /^[a-z]{4,}$/i.test(word) ? word.toLowerCase().replace(/(ies|es|s|ing|ed)$/, "") : null;
}

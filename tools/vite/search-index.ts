import { createHash } from "node:crypto";
import MiniSearch from "minisearch";
import type { Plugin } from "vite";
import { dictionary } from "#content/search/dictionary.ts";
import { type ArticleText, searchDocuments } from "#content/search/index/documents.ts";
import { createLanguage } from "#content/search/language.ts";
import { pack } from "#content/search/pack.ts";
import { indexOptions } from "#content/search/tuning.ts";
import { readArticles } from "./articles.ts";
import { placeNames } from "./localities.ts";
import { pageTexts } from "./search/page-texts.ts";

const ids = { index: "virtual:search-index", address: "virtual:search-index-address" };

/**
 * Builds the search index. `virtual:search-index` is its text, for the Worker; `virtual:search-index-address` is where
 * the browser finds the same text: a file named after its content, or, in development, what the Worker answers.
 */
export function searchIndex(): Plugin {
  let root = process.cwd();
  let serving = false;
  let built: string | undefined;

  /** Built once for browser and Worker; in development anew, since an article may have changed. */
  function index(): string {
    if (serving || built === undefined) built = buildSearchIndex(root);
    return built;
  }

  return {
    name: "search-index",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId: (source) => (Object.values(ids).includes(source) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${ids.index}`) return `export default ${JSON.stringify(index())};`;
      if (id !== `\0${ids.address}`) return null;
      if (serving) return `export default "/search-index.json";`;
      const source = index();
      const fileName = `assets/search-index-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      return `export default "/${fileName}";`;
    },
  };
}

/** The index as it is sent. */
function buildSearchIndex(root: string): string {
  const documents = searchDocuments(pageTexts, readArticles(root).flatMap(textOf), placeNames());
  const search = new MiniSearch(indexOptions(createLanguage(dictionary)));
  search.addAll(documents);
  const entries = documents.map(({ title, description, path, icon, category }) => ({
    title,
    description,
    path,
    icon,
    category,
  }));
  return JSON.stringify(pack(search.toJSON(), entries, dictionary));
}

function textOf({ slug, frontMatter, blocks }: ReturnType<typeof readArticles>[number]): ArticleText[] {
  if (!frontMatter) return [];
  const { title, description, keywords } = frontMatter;
  const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
  const text = blocks.filter(({ kind }) => kind !== "heading").map((block) => block.text);
  return [{ slug, title, description, keywords, headings, text: text.join("\n") }];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { figures, noteOf } from "#content/figures/index.ts";
import { dataCode } from "../code.ts";
import { createDiskCache, keyOf, sourcesOf } from "../disk-cache.ts";
import type { Article } from "./article.ts";
import { compileArticle } from "./compile.ts";
import { withCurlyQuotes } from "./curly-quotes.ts";
import { recordsOf } from "./records.ts";
import { articleSlugs } from "./slugs.ts";

/** The records of all articles as a module's text; throws with what is wrong in which of them. */
export function recordsModule(root: string): string {
  const all = readArticles(root);
  const pictures = pictureNames(root);
  const problems = all.flatMap(({ file, problems, frontMatter, scenes }) => [
    ...problems.map(({ line, text }) => `${file}:${line} ${text}`),
    ...[{ name: frontMatter?.picture ?? "", line: 1 }, ...scenes]
      .filter(({ name }) => name !== "" && !pictures.includes(name))
      .map(({ name, line }) => `${file}:${line} app/pictures has no picture "${name}"`),
  ]);
  if (problems.length > 0) throw new Error(`The articles can't be built:\n${problems.join("\n")}`);
  return `export default ${dataCode(JSON.stringify(recordsOf(all)))};`;
}

/** One article as code: what MDX makes of it. */
export function codeModule(root: string, file: string): string {
  return readOne(root, file).code;
}

/** One article's text, made by running its code. */
export function textModule(root: string, file: string): string {
  const { components, contents, frontMatter } = readOne(root, file);
  return `import Text from "/${file}?code";
import { textTree } from "/tools/vite/articles/text-tree.ts";
const read = () => ({ text: textTree(Text, ${JSON.stringify(components)}), contents: ${JSON.stringify(withCurlyQuotes(contents))}, cta: ${JSON.stringify(frontMatter?.cta)} });
export default async () => read();
`;
}

/** Every article of the project, compiled. */
export function readArticles(root: string): Article[] {
  return articleSlugs(root).map((slug) => readOne(root, `content/articles/${slug}.mdx`));
}

const project = join(import.meta.dirname, "../../..");
let rules: string | undefined;

function readOne(root: string, file: string): Article {
  const source = readFileSync(join(root, file), "utf8");
  rules ??= keyOf([...compiler(), ...figures.flatMap((figure) => [figure.id, noteOf(figure)])]);
  const key = keyOf([rules, source]);
  const { find, keep } = createDiskCache<Article>(root, "articles");
  const found = find(file, key);
  if (found) return found;
  const made = compileArticle(file, source);
  keep(file, key, made);
  return made;
}

/** What compiles an article. Of the figures only that counts which decides which of them share a note. */
function compiler(): string[] {
  const ours = sourcesOf(project, "tools/vite/articles/compile.ts", new Set(["content/figures/index.ts"]));
  return [...ours, "package-lock.json"].map((file) => readFileSync(join(project, file), "utf8"));
}

function pictureNames(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, "app/pictures/files/pictures.json"), "utf8")));
}

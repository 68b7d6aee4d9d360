import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import type { Article } from "./articles/article.ts";
import { problemsOf } from "./articles/check.ts";
import { compileArticle } from "./articles/compile.ts";
import { recordsOf } from "./articles/records.ts";

const virtualId = "virtual:articles";
const folder = "content/articles";

/**
 * Compiles the articles. `virtual:articles` holds their records, so that the index needs none of their texts; each text
 * is a module of its own. Each file is read once however often it is asked for; a wrong one ends the build by name.
 */
export function articles(): Plugin {
  let root = process.cwd();
  return {
    name: "articles",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
    load(id) {
      if (id === `\0${virtualId}`) {
        const readAll = read.readAll(root);
        for (const { file } of readAll) this.addWatchFile(join(root, file));
        const problems = problemsOf(readAll, pictureNames(root));
        if (problems.length > 0) this.error(`The articles can't be built:\n${problems.join("\n")}`);
        return `export default ${JSON.stringify(recordsOf(readAll))};`;
      }
      const [path = ""] = id.split("?");
      if (!path.endsWith(".mdx")) return null;
      return { code: read.readOne(root, relative(root, path)).code, moduleType: "js" };
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith(".mdx")) return undefined;
      const records = this.environment.moduleGraph.getModuleById(`\0${virtualId}`);
      return records ? [...modules, records] : undefined;
    },
  };
}

/** Every article of the project, compiled. */
export function readArticles(root: string): Article[] {
  return read.readAll(root);
}

const read = createReader();

function createReader() {
  const known = new Map<string, { source: string; article: Article }>();

  function readOne(root: string, file: string): Article {
    const source = readFileSync(join(root, file), "utf8");
    const before = known.get(file);
    if (before?.source === source) return before.article;
    const article = compileArticle(file, source);
    known.set(file, { source, article });
    return article;
  }

  function readAll(root: string): Article[] {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".mdx"))
      .sort()
      .map((name) => readOne(root, `${folder}/${name}`));
  }

  return { readOne, readAll };
}

function pictureNames(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, "app/pictures/files/pictures.json"), "utf8")));
}

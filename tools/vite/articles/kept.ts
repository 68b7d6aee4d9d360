import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Article } from "./article.ts";

/** What an article's text is compiled with, the texts of figures' notes included. */
const madeWith = ["content/**/*.ts", "tools/vite/articles/*.ts", "package-lock.json"];

/** Keeps what compiling gave until the article, or anything it is made with, changes: 28 articles take two seconds. */
export function keeper(root: string) {
  const folder = join(root, "node_modules/.cache/articles");
  const hash = createHash("sha256");
  for (const file of globSync(madeWith, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  const rules = hash.digest("hex");

  return function keptOr(compile: (file: string, source: string) => Article, file: string, source: string): Article {
    const key = createHash("sha256").update(rules).update(source).digest("hex");
    const path = join(folder, `${file.replaceAll("/", "-")}.json`);
    const kept = readKept(path);
    if (kept?.key === key) return kept.article;
    const article = compile(file, source);
    mkdirSync(folder, { recursive: true });
    // Several processes may write it; each reads one of them whole.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify({ key, article }));
    renameSync(`${path}.${process.pid}`, path);
    return article;
  };
}

function readKept(path: string): { key: string; article: Article } | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

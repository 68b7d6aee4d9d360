import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** So many are kept of each file: an edit and its undoing make nothing anew. */
const most = 4;

/**
 * Keeps what was made of files from one start of a tool to the next: compiling 28 articles takes two seconds, and the
 * computed values as long again. The key must hold everything that counts.
 */
export function createDiskCache<Made>(root: string, name: string) {
  const folder = join(root, "node_modules/.cache", name);
  const start = (file: string) => `${file.replaceAll("/", "-")}-`;
  const pathOf = (file: string, key: string) => join(folder, `${start(file)}${key}.json`);
  return {
    find(file: string, key: string): Made | undefined {
      try {
        return JSON.parse(readFileSync(pathOf(file, key), "utf8"));
      } catch {
        return undefined;
      }
    },
    keep(file: string, key: string, made: Made): void {
      const path = pathOf(file, key);
      mkdirSync(folder, { recursive: true });
      // Several processes may write it; each reads one of them whole.
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(made));
      renameSync(`${path}.${process.pid}`, path);
      const paths = globSync(`${start(file)}*.json`, { cwd: folder }).map((each) => join(folder, each));
      const age = (each: string) => Date.now() - (statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      for (const each of paths.sort((a, b) => age(a) - age(b)).slice(most)) rmSync(each, { force: true });
    },
  };
}

/** One key for all of these texts. */
export function keyOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest("hex").slice(0, 24);
}

/** A file and all of ours that it imports, however far. What is known already is not looked into. */
export function sourcesOf(root: string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(join(root, file), "utf8");
  for (const [, name = ""] of text.matchAll(/\b(?:from|import)\s*\(?\s*["']([#.][^"'\n]+)["']/g))
    sourcesOf(root, name.startsWith("#") ? name.slice(1) : join(dirname(file), name), known);
  return known;
}

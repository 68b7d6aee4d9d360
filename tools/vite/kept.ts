import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps what was made of a file until the file, or anything else it is made with, changes: compiling 28 articles takes two
 * seconds, and every start of every tool did it anew.
 */
export function keeper<Made>(root: string, name: string, madeWith: readonly string[]) {
  const folder = join(root, "node_modules/.cache", name);
  const hash = createHash("sha256");
  for (const file of globSync([...madeWith, "package-lock.json"], { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  const rules = hash.digest("hex");

  return function keptOr(make: (file: string, source: string) => Made, file: string): Made {
    const source = readFileSync(join(root, file), "utf8");
    const key = createHash("sha256").update(rules).update(source).digest("hex");
    const path = join(folder, `${file.replaceAll("/", "-")}.json`);
    const kept = readKept<Made>(path);
    if (kept?.key === key) return kept.made;
    const made = make(file, source);
    mkdirSync(folder, { recursive: true });
    // Several processes may write it; each reads one of them whole.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify({ key, made }));
    renameSync(`${path}.${process.pid}`, path);
    return made;
  };
}

function readKept<Made>(path: string): { key: string; made: Made } | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

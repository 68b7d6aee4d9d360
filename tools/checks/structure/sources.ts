import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A source file and the files of ours that it imports. */
export interface Source {
  path: string;
  lines: number;
  firstLine: string;
  imports: readonly string[];
  /** The imports as written, packages included. */
  names: readonly string[];
}

const extensions = "{ts,tsx,mts,mjs,css,mdx}";

/** Everything written by hand in these folders, by path. */
export function readSources(root: string, folders: readonly string[]): Map<string, Source> {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.${extensions}`, { cwd: root })).sort();
  return new Map(paths.map((path) => [path, readSource(root, path)]));
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const names = [...text.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*["']([^"'\n]+)["']/g)].map(
    ([, name = ""]) => name,
  );
  return {
    path,
    lines: text.split("\n").length - 1,
    firstLine: text.slice(0, text.indexOf("\n")),
    imports: names.flatMap((name) => fileOf(path, name) ?? []),
    names,
  };
}

/** The file that an import leads to; undefined for packages and virtual modules. */
function fileOf(path: string, name: string): string | undefined {
  const [file = ""] = name.split("?");
  if (file.startsWith("#")) return file.slice(1);
  return file.startsWith(".") ? join(dirname(path), file) : undefined;
}

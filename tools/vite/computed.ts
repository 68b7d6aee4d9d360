import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { brokenWords } from "#content/figures/checked-words.ts";
import { dataCode } from "./code.ts";
import { isUsedByTools, loadCurrent, root } from "./development-server.ts";

const computedFile = /\.computed\.ts$/;

/**
 * Evaluates every `*.computed.ts` during the build and ships the values, so that no request waits for the energy engine. Also checks
 * that words such as “nearly half” still fit their numbers, in every such file, used or not: if one doesn't, the build fails. In a test
 * or a tool such a file is an ordinary module.
 */
export function computed(): Plugin {
  return {
    name: "computed",
    enforce: "pre",
    async buildStart() {
      if (this.environment.mode === "dev") return;
      const broken: string[] = [];
      for (const file of computedFiles())
        broken.push(...(await computedFrom(file, brokenWords)).map((text) => `${file}: ${text}`));
      if (broken.length > 0)
        this.error(`Words no longer fit their numbers. Change the words and their limits:\n${broken.join("\n")}`);
    },
    async load(id) {
      const [path = ""] = id.split("?");
      // In development the server evaluates it.
      if (!computedFile.test(path) || this.environment.name === "ssr") return null;
      return { code: await computedFrom(relative(root, path), moduleCode), moduleType: "js" };
    },
    /** A computed module imports nothing once loaded, so Vite can't tell which edits change it. Every edit updates them all. */
    hotUpdate({ file, modules }) {
      const { moduleGraph, name } = this.environment;
      if (name === "ssr" || !isUsedByTools(file)) return undefined;
      const computedModules = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => computedFile.test(id ?? ""));
      return [...new Set([...modules, ...computedModules])];
    },
  };
}

type Values = Record<string, unknown>;

/** Every computed file, as a path from the project's root. */
export function computedFiles(): string[] {
  return globSync("{app,content}/**/*.computed.ts", { cwd: root }).sort();
}

/** Passes a file's values to `make`. An error names the file. */
export async function computedFrom<Result>(file: string, make: (values: Values) => Result): Promise<Result> {
  try {
    return make(await loadCurrent<Values>(file));
  } catch (error) {
    throw new Error(`${file} can't be computed: ${error}`, { cause: error });
  }
}

export function moduleCode(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const json = JSON.stringify(value, (_key, part) => shortenNumber(name, part));
      return `export const ${name} = ${dataCode(json)};`;
    })
    .join("\n");
}

/** Rounds numbers to five digits, more than any figure shows. */
function shortenNumber(name: string, value: unknown): unknown {
  if (typeof value === "function") throw new Error("a computed module may export only values, no functions");
  if (typeof value !== "number") return value;
  // JSON would write null.
  if (!Number.isFinite(value)) throw new Error(`“${name}” holds ${value}`);
  return Number(value.toPrecision(5));
}

import { globSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { brokenWords } from "#content/checked-words.ts";
import { dataCode } from "./code.ts";
import { createDiskCache, keyOf, sourcesOf } from "./disk-cache.ts";

const name = /\.computed\.ts$/;

interface Computed {
  code: string;
  broken: string[];
}

/**
 * Evaluates every `*.computed.ts` while the site is built and ships its values, so that no request waits for the energy engine. Claims
 * in words are checked in all of them, used or not: one whose value has left its band ends the build. Outside the build, in a test or a
 * tool, such a file is an ordinary module. What an earlier start computed of the same sources is taken.
 */
export function computed(): Plugin {
  let root = process.cwd();
  return {
    name: "computed",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const broken: string[] = [];
      for (const file of computedFiles(root))
        broken.push(...(await keptOrComputed(root, file)).broken.map((text) => `${file}: ${text}`));
      if (broken.length > 0) this.error(`Words no longer fit their numbers:\n${broken.join("\n")}`);
    },
    async load(id) {
      const [path = ""] = id.split("?");
      if (!name.test(path)) return null;
      const file = relative(root, path);
      try {
        return { code: (await keptOrComputed(root, file)).code, moduleType: "js" };
      } catch (error) {
        return this.error(`${file} can't be computed: ${error}`);
      }
    },
  };
}

/** Every file whose values are computed, from the project's root. */
export function computedFiles(root: string): string[] {
  return globSync("{app,content}/**/*.computed.ts", { cwd: root }).sort();
}

async function keptOrComputed(root: string, file: string): Promise<Computed> {
  const ours = sourcesOf(root, file, sourcesOf(root, "tools/vite/computed.ts"));
  const sources = [...ours, "package-lock.json"].map((each) => join(root, each));
  const key = keyOf([process.version, ...sources.map((path) => readFileSync(path, "utf8"))]);
  const { find, keep } = createDiskCache<Computed>(root, "computed");
  const found = find(file, key);
  if (found) return found;
  const made = await computedFrom(root, file);
  // Node may have loaded what was edited since it started as it was before.
  if (sources.every((path) => statSync(path).mtimeMs < performance.timeOrigin)) keep(file, key, made);
  return made;
}

/** Node keeps a module until its file changes. */
async function computedFrom(root: string, file: string): Promise<Computed> {
  const path = join(root, file);
  const values = { ...(await import(`${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`)) };
  return { code: codeOf(values), broken: brokenWords(values) };
}

function codeOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([key, value]) => `export const ${key} = ${dataCode(JSON.stringify(value, shortNumber))};`)
    .join("\n");
}

/** Seven digits are more than any figure shows. */
function shortNumber(_key: string, value: unknown): unknown {
  if (typeof value === "function") throw new Error("a computed module exports values only");
  return typeof value === "number" ? Number(value.toPrecision(7)) : value;
}

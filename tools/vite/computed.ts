import { globSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { brokenClaims } from "#content/claims.ts";
import { dataCode } from "./code/data-code.ts";

const name = /\.computed\.ts$/;

/**
 * Evaluates every `*.computed.ts` while the site is built and ships its values, so that no request waits for the energy engine. Claims
 * in words are checked in all of them, used or not: one whose value has left its band ends the build. Outside the build, in a test or a
 * tool, such a file is an ordinary module.
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
        broken.push(...brokenClaims(await valuesOf(join(root, file))).map((text) => `${file}: ${text}`));
      if (broken.length > 0) this.error(`Words no longer fit their numbers:\n${broken.join("\n")}`);
    },
    async load(id) {
      const [path = ""] = id.split("?");
      if (!name.test(path)) return null;
      try {
        return { code: codeOf(await valuesOf(path)), moduleType: "js" };
      } catch (error) {
        return this.error(`${relative(root, path)} can't be computed: ${error}`);
      }
    },
  };
}

/** Every file whose values are computed, from the project's root. */
export function computedFiles(root: string): string[] {
  return globSync("{app,content}/**/*.computed.ts", { cwd: root }).sort();
}

/** Node keeps a module until its file changes. */
async function valuesOf(path: string): Promise<Record<string, unknown>> {
  return { ...(await import(`${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`)) };
}

function codeOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([key, value]) => `export const ${key} = ${dataCode(JSON.stringify(value, shortNumber))};`)
    .join("\n");
}

/** Eight digits are more than any figure shows. */
function shortNumber(_key: string, value: unknown): unknown {
  if (typeof value === "function") throw new Error("a computed module exports values only");
  return typeof value === "number" ? Number(value.toPrecision(8)) : value;
}

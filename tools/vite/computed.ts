import { statSync } from "node:fs";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { brokenClaims } from "#content/claims.ts";

const name = /\.computed\.ts$/;

/**
 * Evaluates every `*.computed.ts` while the site is built and ships its values, so that no request waits for the energy engine. A
 * claim in words whose value has left its band ends the build. Outside the build, in a test or a tool, such a file is an ordinary module.
 */
export function computed(): Plugin {
  let root = process.cwd();
  return {
    name: "computed",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
    },
    async load(id) {
      const [path = ""] = id.split("?");
      if (!name.test(path)) return null;
      const values: Record<string, unknown> = await import(
        `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`
      );
      const broken = brokenClaims(values);
      if (broken.length > 0)
        this.error(
          `Words no longer fit their numbers:\n${broken.map((text) => `${relative(root, path)}: ${text}`).join("\n")}`,
        );
      return { code: codeOf(values), moduleType: "js" };
    },
  };
}

function codeOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value, shortNumber)};`)
    .join("\n");
}

/** Eight digits are more than any figure shows. */
function shortNumber(_key: string, value: unknown): unknown {
  if (typeof value === "function") throw new Error("A computed module exports values only");
  return typeof value === "number" ? Number(value.toPrecision(8)) : value;
}

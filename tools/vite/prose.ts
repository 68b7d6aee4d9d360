import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";

/** Makes a component of an .mdx file beside a page. Articles are compiled apart. */
export function prose(): Plugin {
  return {
    name: "prose",
    async transform(value, path) {
      if (!/\/app\/.*\.mdx$/.test(path)) return undefined;
      return { code: String(await compile({ path, value })), moduleType: "js", map: null };
    },
  };
}

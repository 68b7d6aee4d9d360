import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import { articles } from "./articles.ts";
import { browserAssets } from "./browser-assets.ts";
import { localities } from "./localities.ts";
import { searchIndex } from "./search-index.ts";

/** What makes code of our own kinds of modules: articles, prose, and every `virtual:` one that a page imports. */
export function ownModules(): Plugin[] {
  // `localities` comes before `browserAssets`, which names the build after every file in it.
  return [articles(), localities(), browserAssets(), prose(), searchIndex()];
}

/** Makes a component of an .mdx file beside a page. Articles are compiled apart. */
function prose(): Plugin {
  return {
    name: "prose",
    async transform(value, path) {
      if (!/\/app\/.*\.mdx$/.test(path)) return undefined;
      return { code: String(await compile({ path, value })), moduleType: "js", map: null };
    },
  };
}

import type { Plugin } from "vite";
import { articles } from "./articles.ts";
import { browserAssets } from "./browser-assets.ts";
import { developmentServer } from "./development-server.ts";
import { localities } from "./localities.ts";
import { searchIndex } from "./search-index.ts";

/** Compiles our own kinds of modules: articles, the .mdx files beside pages, and every `virtual:` one that a page imports. */
export function ownModules(): Plugin[] {
  return [developmentServer(), articles(), localities(), browserAssets(), searchIndex()];
}

import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { fromAsset } from "./code.ts";
import { isUsedByTools, loadCurrent, root } from "./development-server.ts";

const ids = { index: "virtual:search-index", url: "virtual:search-index-url" };

/**
 * Builds the search index. `virtual:search-index` reads its text, for the Worker; `virtual:search-index-url` is the browser's
 * URL of the same text: a file named after its content, or, in development, a response of the Worker. In development the index is
 * built only when somebody searches, so that no other page or edit waits for it.
 */
export function searchIndex(): Plugin {
  let builtIndex: Promise<string> | undefined;

  async function build(): Promise<string> {
    const file = "tools/vite/build-search-index.ts";
    return (await loadCurrent<typeof import("./build-search-index.ts")>(file)).buildSearchIndex(root);
  }

  return {
    name: "search-index",
    resolveId: (source) => (Object.values(ids).includes(source) ? `\0${source}` : null),
    async load(id) {
      const isIndex = id === `\0${ids.index}`;
      if (!isIndex && id !== `\0${ids.url}`) return null;
      if (this.environment.mode === "dev")
        return `export default ${isIndex ? `async () => ${JSON.stringify(await build())}` : '"/search-index.json"'};`;
      // Built once, for browser and Worker.
      builtIndex ??= build();
      const source = await builtIndex;
      const fileName = `assets/search-index-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
      if (isIndex) return fromAsset(`/${fileName}`, "text");
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      return `export default "/${fileName}";`;
    },
    hotUpdate({ file, modules }) {
      const { moduleGraph, name } = this.environment;
      const module = moduleGraph.getModuleById(`\0${ids.index}`);
      const isUsed = file.endsWith(".mdx") || isUsedByTools(file);
      return name !== "ssr" && module && isUsed ? [...modules, module] : undefined;
    },
  };
}

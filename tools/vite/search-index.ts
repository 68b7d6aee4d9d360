import { createHash } from "node:crypto";
import type { Plugin, ViteDevServer } from "vite";
import { fromAsset } from "./code.ts";
import { isUsedByTools, loadCurrent, root } from "./development-server.ts";

const ids = { index: "virtual:search-index", address: "virtual:search-index-address" };

/**
 * Builds the search index. `virtual:search-index` reads its text, for the Worker; `virtual:search-index-address` is where
 * the browser finds the same text: a file named after its content, or, in development, what the Worker answers. There it
 * is built when somebody searches, since the Worker imports it only then: no other page and no edit waits for it.
 */
export function searchIndex(): Plugin {
  let server: ViteDevServer | undefined;
  let built: Promise<string> | undefined;

  /** Built once for browser and Worker; in development anew, since an article may have changed. */
  function index(): Promise<string> {
    if (server || built === undefined) built = build();
    return built;
  }

  async function build(): Promise<string> {
    const file = "tools/vite/build-search-index.ts";
    return (await loadCurrent<typeof import("./build-search-index.ts")>(file, server)).buildSearchIndex(root);
  }

  return {
    name: "search-index",
    configureServer(started) {
      server = started;
    },
    resolveId: (source) => (Object.values(ids).includes(source) ? `\0${source}` : null),
    async load(id) {
      const serving = this.environment.mode === "dev";
      if (id === `\0${ids.index}` && serving) return `export default async () => ${JSON.stringify(await index())};`;
      if (id === `\0${ids.address}` && serving) return `export default "/search-index.json";`;
      if (id !== `\0${ids.index}` && id !== `\0${ids.address}`) return null;
      const source = await index();
      const fileName = `assets/search-index-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
      if (id === `\0${ids.index}`) return fromAsset(`/${fileName}`, "text");
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      return `export default "/${fileName}";`;
    },
    hotUpdate({ file, modules }) {
      const { moduleGraph, name } = this.environment;
      const module = moduleGraph.getModuleById(`\0${ids.index}`);
      const isRead = file.endsWith(".mdx") || isUsedByTools(file, server);
      return name !== "ssr" && module && isRead ? [...modules, module] : undefined;
    },
  };
}

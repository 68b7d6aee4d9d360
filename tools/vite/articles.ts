import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { loadCurrent } from "./load-current.ts";

const virtualId = "virtual:articles";

/**
 * Compiles the articles. `virtual:articles` holds their records, so that the index needs none of their texts; each text
 * is a module of its own. Each file is read once however often it is asked for; a wrong one ends the build by name.
 */
export function articles(): Plugin {
  let root = process.cwd();
  let server: ViteDevServer | undefined;
  const reader = () => loadCurrent<typeof import("./articles/read.ts")>("tools/vite/articles/read.ts", server);
  return {
    name: "articles",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(started) {
      server = started;
    },
    resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
    async load(id) {
      if (id === `\0${virtualId}`) {
        for (const file of globSync("content/articles/*.mdx", { cwd: root })) this.addWatchFile(join(root, file));
        return (await reader()).recordsModule(root);
      }
      const [path = ""] = id.split("?");
      if (!path.endsWith(".mdx")) return null;
      return { code: (await reader()).articleModule(root, relative(root, path)), moduleType: "js" };
    },
    /** An article's text and record hold figures and dates that stand in other files. */
    hotUpdate({ file, modules }) {
      const { moduleGraph, name } = this.environment;
      const usedByReader = server?.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (name === "ssr" || !(file.endsWith(".mdx") || usedByReader)) return undefined;
      const compiled = [...moduleGraph.idToModuleMap].filter(([id]) => id === `\0${virtualId}` || id.endsWith(".mdx"));
      return [...new Set([...modules, ...compiled.map(([, module]) => module)])];
    },
  };
}

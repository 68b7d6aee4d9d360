import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";
import type { ArticleText } from "#content/articles/text.ts";
import { loadCurrent } from "./load-current.ts";

const virtualId = "virtual:articles";

/**
 * Compiles the articles. `virtual:articles` holds their records, so that the index needs none of their texts; each text
 * is a module of its own: under `vite dev` its code runs in the Worker, a build runs it once and ships what came out. Each file is read once however often it is asked for; a wrong one ends the build by name.
 */
export function articles(): Plugin {
  let root = process.cwd();
  let server: ViteDevServer | undefined;
  let serving = false;
  let texts: Promise<Record<string, ArticleText>> | undefined;
  const reader = () => loadCurrent<typeof import("./articles/read.ts")>("tools/vite/articles/read.ts", server);
  return {
    name: "articles",
    configResolved: (config) => {
      root = config.root;
      serving = config.command === "serve";
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
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".mdx")) return null;
      const file = relative(root, path);
      const { codeModule, textModule } = await reader();
      if (query === "code") return { code: codeModule(root, file), moduleType: "js" };
      if (serving) return { code: textModule(root, file), moduleType: "js" };
      texts ??= runAll(root);
      const text = JSON.stringify((await texts)[`/${file}`]);
      return { code: `export default JSON.parse(${JSON.stringify(text)});`, moduleType: "js" };
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

/** The articles' texts, by a server of their own that only lasts as long as that takes. */
async function runAll(root: string): Promise<Record<string, ArticleText>> {
  const { module } = await runnerImport<{ default: Record<string, ArticleText> }>(
    join(root, "tools/vite/articles/all-texts.ts"),
    { root, configFile: false, mode: "production", logLevel: "error", plugins: [articles()] },
  );
  return module.default;
}

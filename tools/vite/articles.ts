// The Vite plugin for articles, and for the .mdx files beside pages.
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { compile } from "@mdx-js/mdx";
import { type Plugin, runnerImport } from "vite";
import type { ArticleText } from "#content/articles/text.ts";
import { fromAsset } from "./code.ts";
import { isUsedByTools, loadCurrent, root } from "./development-server.ts";

const virtualId = "virtual:articles";

/**
 * Compiles articles. `virtual:articles` holds their records; each text is a separate module. In development the text's code runs in
 * the Worker. A build runs it once and ships the result as a file, which an isolate loads only when somebody reads the article. If an
 * article has a mistake, the build ends and names it.
 */
export function articles(): Plugin {
  let files: ReturnType<typeof renderTextFiles> | undefined;
  const textFiles = () => {
    files ??= renderTextFiles();
    return files;
  };
  const reader = () => loadCurrent<typeof import("./articles/read.ts")>("tools/vite/articles/read.ts");
  return {
    name: "articles",
    resolveId: (source) => (source === virtualId ? `\0${virtualId}` : null),
    async load(id) {
      if (id === `\0${virtualId}`) {
        for (const file of globSync("content/articles/*.mdx", { cwd: root })) this.addWatchFile(join(root, file));
        return (await reader()).recordsModule(root);
      }
      const [path = "", query] = id.split("?");
      if (!/\/content\/articles\/.*\.mdx$/.test(path)) return null;
      const file = relative(root, path);
      const { codeModule, textModule } = await reader();
      if (query === "code") return { code: codeModule(root, file), moduleType: "js" };
      if (this.environment.mode === "dev") return { code: textModule(root, file), moduleType: "js" };
      const textFile = (await textFiles()).get(`/${file}`);
      if (!textFile) throw new Error(`${file} has no rendered text`);
      return { code: fromAsset(`/${textFile.fileName}`, "json"), moduleType: "js" };
    },
    async transform(value, path) {
      if (!/\/app\/.*\.mdx$/.test(path)) return undefined;
      return { code: String(await compile({ path, value })), moduleType: "js", map: null };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, source } of (await textFiles()).values())
        this.emitFile({ type: "asset", fileName, source });
    },
    /** Updates the articles as well when their texts or records use the file that changed. */
    hotUpdate({ file, modules }) {
      const { moduleGraph, name } = this.environment;
      const usedByReader = isUsedByTools(file);
      if (name === "ssr" || !(file.endsWith(".mdx") || usedByReader)) return undefined;
      const compiledModules = [...moduleGraph.idToModuleMap].filter(
        ([id]) => id === `\0${virtualId}` || (usedByReader && id.endsWith(".mdx")),
      );
      return [...new Set([...modules, ...compiledModules.map(([, module]) => module)])];
    },
  };
}

interface TextFile {
  fileName: string;
  source: string;
}

/** Runs every article's code, and names each text's file after its content. */
async function renderTextFiles(): Promise<Map<string, TextFile>> {
  const { module } = await runnerImport<{ default: [file: string, text: ArticleText][] }>(
    join(root, "tools/vite/articles/all-texts.ts"),
    { root, configFile: false, mode: "production", logLevel: "error", plugins: [articles()] },
  );
  return new Map(
    module.default.map(([file, text]) => {
      const source = JSON.stringify(text);
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      return [file, { fileName: `assets/text-${basename(file, ".mdx")}-${hash}.json`, source }];
    }),
  );
}

import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { BuiltPages } from "#app/document/built-pages.ts";
import { articles } from "./articles.ts";
import { browserAssets } from "./browser-assets.ts";
import { dataCode } from "./code/data-code.ts";
import { localities } from "./localities.ts";
import { pictureFiles } from "./picture-files.ts";
import { searchIndex } from "./search-index.ts";

const virtualId = "virtual:built-pages";
const source = "/app/build-pages.tsx";

/**
 * Serves `virtual:built-pages`: the table of pages with their heads, and the header and footer as text. They are written
 * when the site is built, so that the Worker's entry imports no page and no React. Under `vite dev` the Worker writes
 * them itself, so that an edit shows.
 */
export function builtPages(): Plugin {
  let root = process.cwd();
  let serving = false;
  return {
    name: "built-pages",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      if (serving) return `export { default } from "${source}";`;
      const { module } = await runnerImport<{ default: BuiltPages }>(join(root, source), {
        root,
        configFile: false,
        mode: "production",
        logLevel: "error",
        plugins: [articles(), browserAssets(), localities(), pictureFiles(), searchIndex()],
      });
      return `export default ${dataCode(JSON.stringify(module.default))};`;
    },
  };
}

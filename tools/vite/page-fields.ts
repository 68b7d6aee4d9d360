import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { ownModules } from "./own-modules.ts";

const virtualId = "virtual:page-fields";
const source = "/app/page-fields.ts";

/** Serves `virtual:page-fields` with the values that app/page-fields.ts has when the site is built; under `vite dev`, itself. */
export function pageFields(): Plugin {
  return {
    name: "page-fields",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      if (this.environment.mode === "dev") return `export { pageFields } from "${source}";`;
      const { root } = this.environment.config;
      const { module } = await runnerImport<typeof import("#app/page-fields.ts")>(join(root, source), {
        root,
        configFile: false,
        mode: "production",
        logLevel: "error",
        plugins: ownModules(),
      });
      return `export const pageFields = ${JSON.stringify(module.pageFields)};`;
    },
  };
}

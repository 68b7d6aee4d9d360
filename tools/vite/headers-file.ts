import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { loadCurrent } from "./load-current.ts";

/** Static files are answered before the Worker runs; the platform reads their headers from `_headers`. */
export function headersFile(): Plugin {
  return {
    name: "headers-file",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    async writeBundle({ dir }) {
      const { staticFileHeaders } = await loadCurrent<typeof import("#worker/headers.ts")>(
        "worker/headers.ts",
        undefined,
      );
      if (dir) writeFileSync(join(dir, "_headers"), staticFileHeaders());
    },
  };
}

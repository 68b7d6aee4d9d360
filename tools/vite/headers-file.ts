import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { staticFileHeaders } from "#worker/headers.ts";

/** Static files are answered before the Worker runs; the platform reads their headers from `_headers`. */
export function headersFile(): Plugin {
  return {
    name: "headers-file",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    writeBundle({ dir }) {
      if (dir) writeFileSync(join(dir, "_headers"), staticFileHeaders());
    },
  };
}

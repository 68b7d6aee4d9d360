import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin, ViteBuilder } from "vite";

const virtualId = "virtual:written-pages";

/**
 * Serves `virtual:written-pages`: which pages the build has written down, each with the days from which a text holds. They are
 * written by the built Worker itself, so the table is empty until it stands, and under `vite dev`.
 */
export function writtenPages(): Plugin {
  return {
    name: "written-pages",
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? `export default { from: "", until: "", pages: {} };` : undefined),
  };
}

/** Once browser and Worker are built. A process of its own: what the Worker does to globals stays there. */
export function writePages({ config }: ViteBuilder): void {
  const script = join(import.meta.dirname, "pages/write.ts");
  execFileSync(process.execPath, [script], { cwd: config.root, stdio: "inherit" });
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/**
 * Miniflare's options for a built Worker: its modules and the bindings of its configuration. Without `assets` there is no
 * assets layer in front, but the Worker can still read the files.
 */
export function builtWorker(configPath: string, { assets = true } = {}) {
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(configPath).workerOptions;
  if (!assets) delete options.assets;
  const files = { disk: { path: join(configPath, "../../client"), writable: false } };
  const folder = join(configPath, "..");
  const modules = workerModules(folder).map(({ name, type }) => ({ type, path: join(folder, name) }));
  return {
    ...options,
    ...(!assets && { serviceBindings: { ASSETS: files } }),
    modules,
    modulesRoot: folder,
    host: "127.0.0.1",
  };
}

/** The compatibility date and flags that the Worker is deployed with. */
export function compatibility(): { compatibilityDate: string; compatibilityFlags: string[] } {
  const built = JSON.parse(readFileSync(join(import.meta.dirname, "../../dist/worker/wrangler.json"), "utf8"));
  return { compatibilityDate: built.compatibility_date, compatibilityFlags: built.compatibility_flags };
}

/** The modules that the build wrote, without wrangler's temporary files. The runtime starts with the first. */
export function workerModules(folder: string): { name: string; type: "ESModule" | "Text" }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|txt)$/.test(name) && !name.startsWith(".wrangler"))
    .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"))
    .map((name) => ({ name, type: name.endsWith(".js") ? "ESModule" : "Text" }));
}

/** Fails if a test replaces no module, because then it proves nothing. */
export function expectReplaced(
  modules: readonly { name: string }[],
  replaced: (name: string) => string | undefined,
): void {
  if (modules.some(({ name }) => replaced(name) !== undefined)) return;
  throw new Error("The test replaces a built module that isn't there. Was a chunk renamed in vite.config.ts?");
}

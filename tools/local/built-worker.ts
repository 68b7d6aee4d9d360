import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

/**
 * A built Worker as the runtime takes it: the modules that the build wrote, and what its configuration binds. Without the
 * assets layer in front, the Worker still reads the files.
 */
export function builtWorker(configPath: string, { assets = true } = {}) {
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(configPath).workerOptions;
  if (!assets) delete options.assets;
  const files = { disk: { path: join(configPath, "../../client"), writable: false } };
  const folder = join(configPath, "..");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  // The runtime starts with the first.
  const inOrder = ["index.js", ...names.filter((name) => name !== "index.js")];
  const modules = inOrder.map((name) => ({ type: "ESModule" as const, path: join(folder, name) }));
  return {
    ...options,
    ...(!assets && { serviceBindings: { ASSETS: files } }),
    modules,
    modulesRoot: folder,
    host: "127.0.0.1",
  };
}

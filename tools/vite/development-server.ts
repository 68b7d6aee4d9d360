// What our plugins ask of the development server, if there is one.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

const root = join(import.meta.dirname, "../..");

/**
 * Loads a module of ours as it is now. A plugin must not import what content/ says: it would become part of Vite's
 * configuration, and every edit would start the development server again.
 */
export async function loadCurrent<Module>(file: string, server: ViteDevServer | undefined): Promise<Module> {
  const path = join(root, file);
  const environment = server?.environments.ssr;
  if (environment && isRunnableDevEnvironment(environment)) return environment.runner.import<Module>(path);
  const module: Module = await import(pathToFileURL(path).href);
  return module;
}

/** An edited server component changes nothing in the browser's module graph, so the page is told to reload itself. */
export function reloadServerPages(): Plugin {
  return {
    name: "reload-server-pages",
    apply: "serve",
    hotUpdate({ file, server }) {
      if (this.environment.name !== "worker") return;
      const known = server.environments.client.moduleGraph.getModulesByFile(file) ?? [];
      // Tailwind reads every source for class names and so lists it as an asset of the style sheet; that runs nowhere.
      const runsInBrowser = [...known].some((module) => module.type === "js" && module.importers.size > 0);
      if (!runsInBrowser) server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

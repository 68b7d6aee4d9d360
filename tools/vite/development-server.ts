// Gives our plugins access to the development server, if there is one.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

/** The project's folder. */
export const root = join(import.meta.dirname, "../..");

let server: ViteDevServer | undefined;

/** Stores the server for the functions below. */
export function developmentServer(): Plugin {
  return {
    name: "development-server",
    configureServer(started) {
      server = started;
    },
  };
}

/**
 * Loads the current version of one of our modules. If a plugin imported content/ directly, content/ would be part of Vite's
 * configuration, and every edit would restart the development server.
 */
export async function loadCurrent<Module>(file: string): Promise<Module> {
  const path = join(root, file);
  const environment = server?.environments.ssr;
  if (environment && isRunnableDevEnvironment(environment)) return environment.runner.import<Module>(path);
  const module: Module = await import(pathToFileURL(path).href);
  return module;
}

/** Whether a module that `loadCurrent` has loaded is this file, or imports it. */
export function isUsedByTools(file: string): boolean {
  return server?.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
}

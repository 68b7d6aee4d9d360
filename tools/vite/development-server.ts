// What our plugins ask of the development server, if there is one.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

/** The project's folder. */
export const root = join(import.meta.dirname, "../..");

let server: ViteDevServer | undefined;

/** Keeps the server for the functions below. */
export function developmentServer(): Plugin {
  return {
    name: "development-server",
    configureServer(started) {
      server = started;
    },
  };
}

/**
 * Loads a module of ours as it is now. A plugin must not import what content/ says: it would become part of Vite's
 * configuration, and every edit would start the development server again.
 */
export async function loadCurrent<Module>(file: string): Promise<Module> {
  const path = join(root, file);
  const environment = server?.environments.ssr;
  if (environment && isRunnableDevEnvironment(environment)) return environment.runner.import<Module>(path);
  const module: Module = await import(pathToFileURL(path).href);
  return module;
}

/** Whether one of the modules that `loadCurrent` has loaded is or imports this file. */
export function isUsedByTools(file: string): boolean {
  return server?.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
}

import type { Plugin } from "vite";

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

import type { Plugin } from "vite";

/** An edited server component changes nothing in the browser's module graph, so the page is told to reload itself. */
export function reloadServerPages(): Plugin {
  return {
    name: "reload-server-pages",
    apply: "serve",
    hotUpdate({ file, server }) {
      if (this.environment.name !== "worker") return;
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file)?.size;
      if (!inBrowser) server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

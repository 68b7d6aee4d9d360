import type { Plugin } from "vite";

/**
 * Vite wraps each dynamic import in code that loads style sheets first. Islands have none of their own (theirs are part
 * of app.css), and that code would be half of the starter.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  };
}

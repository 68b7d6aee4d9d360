import type { Plugin } from "vite";

/** What stands in the Worker for a package that does nothing before a browser has laid the page out. */
const standIns: Record<string, string> = {
  "embla-carousel-react": "export default () => [() => {}, undefined];",
};

/** Keeps such packages out of the Worker, which would load them at every start and never run them. */
export function browserOnly(): Plugin {
  return {
    name: "browser-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "worker",
    resolveId: (id) => (id in standIns ? `\0browser-only:${id}` : undefined),
    load: (id) => standIns[id.replace("\0browser-only:", "")],
  };
}

import type { Plugin } from "vite";

/** What is in the Worker for code that never runs there: every isolate would compile it before its first answer. */
const standIns: Readonly<Record<string, string>> = {
  // Does nothing before a browser has laid the page out.
  "embla-carousel-react": "export default () => [() => {}, undefined];",
  // React's second server build, for streams: pages are streamed section by section, each rendered as text.
  "./cjs/react-dom-server.edge.production.js": "export default {};",
};

export function neverInWorker(): Plugin {
  return {
    name: "never-in-worker",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "worker",
    resolveId: (id) => (id in standIns ? `\0never-in-worker:${id}` : undefined),
    load: (id) => standIns[id.replace("\0never-in-worker:", "")],
  };
}

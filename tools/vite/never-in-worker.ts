import { join } from "node:path";
import type { Plugin } from "vite";

/** What is in the Worker for code that never runs there: every isolate would compile it before its first answer. */
const standIns: Readonly<Record<string, string>> = {
  // Does nothing before a browser has laid the page out.
  "embla-carousel-react": "export default () => [() => {}, undefined];",
  // React's second server build, for streams: pages are streamed section by section, each rendered as text.
  "./cjs/react-dom-server.edge.production.js": "export default {};",
};

/** What islands show or do only with a file that a visitor has chosen, by what other files take from it. */
const withAFile: Readonly<Record<string, string>> = {
  "app/meter/fitting/fitting.tsx": "Fitting",
  "app/meter/fitting/send-summary.tsx": "SendSummary",
  "app/meter/fitting/shared-summary.tsx": "SharedSummary",
  "app/meter/results/reading-report.tsx": "ReadingReport",
  "app/meter/results/refusal.tsx": "Refusal",
  "app/meter/results/results.tsx": "Results",
  "app/meter/thread/start.ts": "startThread",
  "app/request/file/shrink-photo.ts": "shrinkPhoto",
};

export function neverInWorker(): Plugin {
  let root = "";
  return {
    name: "never-in-worker",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "worker",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id in standIns ? `\0never-in-worker:${id}` : undefined),
    load(id) {
      const [, taken] = Object.entries(withAFile).find(([file]) => join(root, file) === id) ?? [];
      return taken ? `export const ${taken} = () => null;` : standIns[id.replace("\0never-in-worker:", "")];
    },
  };
}

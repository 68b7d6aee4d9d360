import { join } from "node:path";
import type { Plugin } from "vite";

/** What is in the Worker for code that never runs there: every isolate would compile it before its first answer. */
const standIns: Readonly<Record<string, string>> = {
  // React's second server build, for streams: pages are streamed section by section, each rendered as text.
  "./cjs/react-dom-server.edge.production.js": "export default {};",
};

/** What islands show or do only in a browser: with a file that was chosen, a key that was pressed. By what is taken from it. */
const inBrowsers: Readonly<Record<string, readonly string[]>> = {
  "app/meter/results/reading-report.tsx": ["ReadingReport"],
  "app/meter/results/refusal.tsx": ["OtherRefusals", "Refusal"],
  "app/meter/results/results.tsx": ["Results"],
  "app/meter/results/summary.tsx": ["SendSummary", "SharedSummary"],
  "app/meter/web-worker/start.ts": ["readEarly", "startReading", "takeEarlyReading"],
  "app/meter/what-if/what-if.tsx": ["WhatIf"],
  "app/request/file/shrink-photo.ts": ["shrinkPhoto"],
  "app/request/outbox/attempt.ts": ["afterRefusal", "attemptFrom", "contentOf", "nextAttempt"],
  "app/request/outbox/draft.ts": ["forgetDraft", "readDraft", "restore", "saveDraft"],
  "app/request/outbox/outbox.ts": ["readOutbox", "sentElsewhere", "storeInOutbox", "takeFromOutbox", "tellAllTabs"],
  "app/request/outbox/send.ts": ["sendRequest"],
  "app/request/outbox/use-outbox.ts": ["useOutbox"],
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
      const [, taken] = Object.entries(inBrowsers).find(([file]) => join(root, file) === id) ?? [];
      if (taken) return taken.map((name) => `export const ${name} = () => null;`).join("\n");
      return standIns[id.replace("\0never-in-worker:", "")];
    },
  };
}

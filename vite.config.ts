import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { workerCode } from "./tools/vite/code.ts";
import { computed } from "./tools/vite/computed.ts";
import { ownModules } from "./tools/vite/own-modules.ts";
import { browsers } from "./tools/vite/page-sheets.ts";
import { visitPlan } from "./tools/vite/visit-plan.ts";

/** `npm run dev` says where its mailbox is. */
const developmentVars = process.env.DEVELOPMENT_VARS ?? "{}";

/** A module is compiled when it is first imported: the runtime's default from 2026-11-17. The development server can't do it yet. */
const compiledWhenImported = { compatibility_flags: ["new_module_registry"] };

/** What renders to text: `react-dom/server` brings a second renderer, for streams, which no page uses and every isolate would compile. */
const textRenderer = join(
  import.meta.dirname,
  "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
);

/** What the tools have to say about themselves, and nobody can act on. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "worker" },
      persistState: { path: ".wrangler/state" },
      inspectorPort: false,
      config: command === "build" ? compiledWhenImported : { vars: JSON.parse(developmentVars) },
    }),
    react(),
    ownModules(),
    workerCode(),
    computed(),
    visitPlan(),
  ],
  resolve: { alias: command === "build" ? { "react-dom/server": textRenderer } : {} },
  // What fails in the browser is told in the terminal too, with its file and line.
  server: { forwardConsole: { unhandledErrors: true, logLevels: ["error"] } },
  build: { assetsInlineLimit: 0, modulePreload: false, target: browsers },
  worker: { format: "es" },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          checks,
          input: { client: "app/island/client.ts", sw: "app/island/service-worker.ts" },
          // The service worker must stand at the root, under one name, to look after the whole site.
          output: {
            entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
            // Whatever needs one of React's packages needs them all: together they compress better.
            codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
        },
      },
    },
    worker: {
      build: {
        outDir: "dist/worker",
        emitAssets: true,
        minify: true,
        sourcemap: false,
        rolldownOptions: {
          checks,
          output: {
            // Nobody caches a module of the Worker: a hash in each name is 2 KB that can't be compressed.
            chunkFileNames: "assets/[name].js",
            // What a first byte needs, what answers programs, pages, and what staff and letters need. With a module for each
            // source, the names they use of each other would make the Worker a twentieth larger.
            codeSplitting: {
              groups: [
                { name: "entry", test: /worker\/index\.ts$/, priority: 3 },
                { name: "answers", test: /worker\/(routes|leads\/leads)\.ts$/, priority: 2 },
                { name: "pages", test: /worker\/pages\/|app\/(pages|estimators)\//, priority: 1 },
                { name: "letters", test: /worker\/leads\//, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
}));

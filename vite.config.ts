import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { workerCode } from "./tools/vite/code.ts";
import { computed } from "./tools/vite/computed.ts";
import { ownModules } from "./tools/vite/own-modules.ts";
import { viteTargets } from "./tools/vite/page-sheets.ts";
import { visitPlan } from "./tools/vite/visit-plan.ts";

/** The Worker's variables under `npm run dev`, with the addresses of the site and its mailbox. */
const developmentVars = process.env.DEVELOPMENT_VARS ?? "{}";

/** Compiles a module when it is first imported: the runtime's default from 2026-11-17. The development server can't do it yet. */
const compiledWhenImported = { compatibility_flags: ["new_module_registry"] };

/**
 * Only the renderer to text: `react-dom/server` also has one for streams, which no page uses and every isolate would compile. Under
 * `npm run dev` it has the same renderer to text, as React's development build, which warns of mistakes.
 */
const textRenderer = join(
  import.meta.dirname,
  "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
);

/** Switches off warnings of the bundler that nobody can act on. */
const bundlerChecks = { bundlerTimings: false, ineffectiveDynamicImport: false };

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
  // Prints the browser's errors in the terminal too, with file and line.
  server: { forwardConsole: { unhandledErrors: true, logLevels: ["error"] } },
  build: { assetsInlineLimit: 0, modulePreload: false, target: viteTargets },
  worker: { format: "es" },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          checks: bundlerChecks,
          input: { client: "app/island/client.ts", sw: "app/island/service-worker.ts" },
          // The service worker must be at the root, under a fixed name, to control the whole site.
          output: {
            entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
            // Whatever needs one of React's packages needs them all, and together they compress better.
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
        // Source maps, for tools/where.ts. They aren’t deployed.
        sourcemap: "hidden",
        rolldownOptions: {
          checks: bundlerChecks,
          output: {
            // Nobody caches the Worker's modules, and hashes in their names can't be compressed.
            chunkFileNames: "assets/[name].js",
            // One chunk each for the first byte, answers to programs, pages, and the lead pipeline. With a chunk for each
            // source, the names that they export to each other would make the Worker larger.
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

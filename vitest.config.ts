import { defineConfig } from "vitest/config";
import { articles } from "./tools/vite/articles.ts";
import { browserAssets } from "./tools/vite/browser-assets.ts";
import { localities } from "./tools/vite/localities.ts";
import { searchIndex } from "./tools/vite/search-index.ts";

/** Every file stops what it starts, so they share a process: loading wrangler for each anew took a minute. */
const slow = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false };

export default defineConfig({
  plugins: [articles(), browserAssets(), localities(), searchIndex()],
  test: {
    // A busy machine is given time: what is waited for ends a wait, and only what never comes uses all of it.
    expect: { poll: { timeout: 40_000 } },
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 60_000 } },
      { extends: true, test: { name: "worker", include: ["tests/worker/**/*.test.ts"], ...slow } },
      { extends: true, test: { name: "browser", include: ["tests/browser/**/*.test.ts"], ...slow } },
      { extends: true, test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...slow } },
    ],
  },
});

import { join } from "node:path";
import { defineConfig } from "vitest/config";
import type { Reporter } from "vitest/node";
import { ownModules } from "./tools/vite/own-modules.ts";
import { pageFields } from "./tools/vite/page-fields.ts";
import { pageSheets } from "./tools/vite/page-sheets.ts";

const proving = process.env.PROVE === "on";

/** Files that a process runs one after another share its site and its Chromium: starting them anew took minutes. */
const onTheBuild = {
  name: "built",
  include: ["tests/{worker,browser,faults}/**/*.test.ts"],
  isolate: false,
  testTimeout: proving ? 1_800_000 : 120_000,
  hookTimeout: 120_000,
  globalSetup: ["tests/running-site/fresh-build.ts"],
};

/** The last lines say how to run each failed file alone. */
const commands: Reporter = {
  onTestRunEnd(files) {
    for (const file of files.filter((file) => !file.ok()))
      console.log(`  To run it alone: npm test -- ${file.relativeModuleId}`);
  },
};

export default defineConfig({
  plugins: [ownModules(), pageFields(), pageSheets()],
  test: {
    // Only `-u` writes the texts that tests compare with.
    update: "none",
    // A busy machine is given time: what is waited for ends a wait, and only what never comes uses all of it.
    expect: { poll: { timeout: 40_000 } },
    // One more than two cores: whoever waits for a timer leaves its core to another.
    maxWorkers: 3,
    reporters: ["default", commands],
    // A line for each file; only what takes longer than this is named under it.
    slowTestThreshold: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          // A process for each of ninety small files took as long again as what they test. What a test stubs is put back.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ["tests/settings.ts"],
          alias: { "cloudflare:workers": join(import.meta.dirname, "tests/unit/leads/inbox/runtime.ts") },
          testTimeout: proving ? 600_000 : 60_000,
        },
      },
      { extends: true, test: onTheBuild },
    ],
  },
});

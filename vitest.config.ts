import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { testLimitMs, unitTestLimitMs, waitLimitMs } from "./tests/deadlines.ts";
import { failures } from "./tests/failures.ts";
import { ownModules } from "./tools/vite/own-modules.ts";

const proving = process.env.PROVE === "on";

/** Files that a process runs one after another share its site and its Chromium: starting them anew took minutes. */
const onTheBuild = {
  name: "built",
  include: ["tests/{worker,browser,faults}/**/*.test.ts"],
  isolate: false,
  globalSetup: ["tests/running-site/fresh-build.ts"],
};

/**
 * A process keeps its site and its browser for the next file only if that is of the same project: mixed, most files would
 * start both anew. Tests of faults mostly wait, so they come first, beside others' work.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === "unit" ? 2 : moduleId.includes("/faults/") ? 0 : 1;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [ownModules()],
  test: {
    sequence: { sequencer: ProjectByProject },
    // Only `-u` writes the texts that tests compare with.
    update: "none",
    expect: { poll: { timeout: waitLimitMs } },
    testTimeout: proving ? 10 * testLimitMs : testLimitMs,
    hookTimeout: testLimitMs,
    // One more than two cores: whoever waits for a timer leaves its core to another.
    maxWorkers: 3,
    reporters: ["default", failures],
    // A line for each file; only what takes longer than this is named under it.
    slowTestThreshold: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          testTimeout: proving ? 10 * unitTestLimitMs : unitTestLimitMs,
          // Files share a process: one for each doubled the time. Globals that a test stubs are restored.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ["tests/settings.ts"],
          alias: { "cloudflare:workers": join(import.meta.dirname, "tests/unit/leads/inbox/runtime.ts") },
        },
      },
      { extends: true, test: onTheBuild },
    ],
  },
});

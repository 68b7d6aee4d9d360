import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { testLimitMs, unitTestLimitMs, waitLimitMs } from "./tests/deadlines.ts";
import { failures } from "./tests/failures.ts";
import { ownModules } from "./tools/vite/own-modules.ts";

const isProving = process.env.PROVE === "on";

/** The files that a process runs share its site and its Chromium: starting both for each file took minutes. */
const builtProject = {
  name: "built",
  include: ["tests/{worker,browser,faults}/**/*.test.ts"],
  isolate: false,
  globalSetup: ["tests/running-site/fresh-build.ts", "tests/browser/find-chromium.ts"],
};

/**
 * Runs one project after the other: a process keeps its site and its browser only if the next file is of the same project. Fault
 * tests come first, because they mostly wait, and leave the processor to others.
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
    // Only `-u` may write the texts that tests compare with.
    update: "none",
    expect: { poll: { timeout: waitLimitMs } },
    testTimeout: isProving ? 10 * testLimitMs : testLimitMs,
    hookTimeout: testLimitMs,
    // One more than there are cores, because a test that waits for a timer leaves its core to another.
    // Each has a thousand ports of its own (tests/running-site/site.ts), and there are twelve thousand.
    maxWorkers: Math.min(12, Math.max(3, availableParallelism() + 1)),
    reporters: ["default", failures],
    // One line a file; a test is named under it only if it takes longer than this.
    slowTestThreshold: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          testTimeout: isProving ? 10 * unitTestLimitMs : unitTestLimitMs,
          // Files share a process, because starting one for each takes a long time. Globals that a test stubs are restored.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ["tests/settings.ts"],
          alias: [
            {
              find: "cloudflare:workers",
              replacement: join(import.meta.dirname, "tests/unit/leads/inbox/runtime.ts"),
            },
            // Recorded texts name the business and depend on its hours, which the owner changes.
            {
              find: /^(#content|\.\.?)\/business\.ts$/,
              replacement: join(import.meta.dirname, "tests/fixed-business.ts"),
            },
          ],
        },
      },
      { extends: true, test: builtProject },
    ],
  },
});

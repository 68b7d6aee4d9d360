import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The many short files come last: at the end they fill every core, and no long file runs alone. */
const projects = ["faults", "browser", "worker", "unit"];

/** What waits, or starts many sites, runs longer than its size tells. */
const long =
  /(relay|accessibility|your-meter|first-screen|slow-senders|receipts|webhook|written-pages|figures-on-dates|pages\/dates)\.test/;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ project, moduleId }: TestSpecification): number {
  return 2 * projects.indexOf(project.name) + (long.test(moduleId) ? 0 : 1);
}

import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What waits for timers runs beside what keeps a core busy; the many short files come last: at the end they fill every
 * core, and no long file runs alone. A process ends with its project, so the files of one stay together.
 */
const order = [
  /faults\/relay/,
  /browser\/(your-meter|accessibility|estimators|request\/(request|unlucky|address))/,
  /faults|worker\/(leads\/(slow-senders|receipts|card\/webhook)|pages\/(written-pages|dates)|figures-on-dates)/,
  /browser/,
  /worker/,
  /unit/,
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const file = moduleId.slice(moduleId.lastIndexOf("/tests/"));
  return order.findIndex((each) => each.test(file));
}

import { DefaultReporter, type TestModule } from "vitest/node";

/**
 * One line for each file that ends, with how far the run has got; what failed is told in full at the end, as ever, and the
 * last lines name each test that needed a second try: it passed, and is to be mended all the same.
 */
export default class Progress extends DefaultReporter {
  #files = 0;
  #ended = 0;
  #started = 0;
  #second: string[] = [];

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(files: Parameters<DefaultReporter["onTestRunStart"]>[0]): void {
    this.#files = files.length;
    this.#ended = 0;
    this.#second = [];
    this.#started = performance.now();
    super.onTestRunStart(files);
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === "failed");
    const seconds = Math.round((performance.now() - this.#started) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    const outcome = module.ok()
      ? `${tests.filter((test) => test.result().state === "passed").length} passed`
      : `FAILED ${failed.length} of ${tests.length}`;
    const took = `${(module.diagnostic().duration / 1000).toFixed(1)} s`;
    this.log(`  ${clock}  ${this.#ended} of ${this.#files}  ${module.relativeModuleId}: ${outcome}, ${took}`);
    for (const test of failed) this.log(`        ✗ ${test.fullName}`);
    for (const test of tests.filter((one) => one.diagnostic()?.flaky))
      this.#second.push(`${module.relativeModuleId}: ${test.fullName}`);
  }

  override onTestRunEnd(...ended: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...ended);
    for (const name of this.#second) this.log(`  passed at the second try: ${name}`);
  }
}

import { DefaultReporter, type TestModule } from "vitest/node";

/** Prints a line for each file that ends. The last lines say how to run a failed file alone. */
export default class Progress extends DefaultReporter {
  #files = 0;
  #ended = 0;
  #started = 0;
  #failedFiles: string[] = [];

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(files: Parameters<DefaultReporter["onTestRunStart"]>[0]): void {
    this.#files = files.length;
    this.#ended = 0;
    this.#failedFiles = [];
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
    if (!module.ok()) this.#failedFiles.push(module.relativeModuleId);
  }

  override onTestRunEnd(...ended: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...ended);
    for (const name of this.#failedFiles) this.log(`  To run it alone: npm test -- ${name}`);
  }
}

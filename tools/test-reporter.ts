import { DefaultReporter } from "vitest/node";

/** Vitest's own reporter; its last lines say how to run each failed file alone. */
export default class WithCommands extends DefaultReporter {
  override onTestRunEnd(...ended: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...ended);
    const [files] = ended;
    for (const file of files.filter((file) => !file.ok()))
      this.log(`  To run it alone: npm test -- ${file.relativeModuleId}`);
  }
}

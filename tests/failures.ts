// The reporter that ends a test run: which tests failed, why, and how to run each of them alone.
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** How many failures are printed with their reason, so that the end of a run fits on half a screen. */
const printedWhole = 2;
const linesOfDiff = 5;

export const failures: Reporter = {
  onTestRunEnd(modules) {
    const failedTests = modules.flatMap((module) => [...module.children.allTests("failed")]);
    const broken = modules.filter((module) => !module.ok() && [...module.children.allTests("failed")].length === 0);
    const all = [...failedTests.map(aboutTest), ...broken.map(aboutModule)];
    for (const lines of all.slice(0, printedWhole)) console.log(`\n${lines.join("\n")}`);
    const others = all.slice(printedWhole).map((lines) => lines.at(-1)?.trim());
    if (others.length > 0) console.log(`\n${others.length} more:\n${[...new Set(others)].join("\n")}`);
  },
};

function aboutTest(test: TestCase): string[] {
  const name = test.fullName;
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|"`$!]/g, ".");
  return [
    `FAILED  ${name}`,
    ...aboutError(test.result().errors?.[0]),
    `  To run it alone: npm test -- ${test.module.relativeModuleId} -t "^${pattern}$"`,
  ];
}

function aboutModule(module: TestModule): string[] {
  const { relativeModuleId: file } = module;
  return [`FAILED  ${file}`, ...aboutError(module.errors()[0]), `  To run it alone: npm test -- ${file}`];
}

/** The error's first line, and the lines that differ. */
function aboutError(error: { message: string; diff?: string } | undefined): string[] {
  if (!error) return [];
  const differences = stripVTControlCharacters(error.diff ?? "")
    .split("\n")
    .filter((line) => /^[-+] /.test(line));
  const [message = ""] = stripVTControlCharacters(error.message).split("\n");
  return [message, ...differences.slice(0, linesOfDiff)].map((line) => `  ${line.slice(0, 160)}`);
}

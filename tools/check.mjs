// Every check of the sources that needs no build. Every step runs; the summary comes last.
import { ensureInstalled, refuseArguments, runAll } from "./setup/setup.mjs";

refuseArguments("npm run check    every check of the sources that needs no build");
ensureInstalled();
// The bindings' types come first, because `tsc` needs them.
/** @type {import("./setup/setup.mjs").NamedCommand[]} */
const firstChecks = [["Types of the Worker's bindings", "wrangler", "types", "--strict-vars=false"]];
/** @type {import("./setup/setup.mjs").NamedCommand[]} */
const otherChecks = [
  ["Types", "tsc", "--noEmit"],
  ["Format and lint (npm run fix corrects most of it)", "biome", "check", "--error-on-warnings", "."],
  ["Unused code and dependencies", "knip", "--no-config-hints", "--cache"],
  ["The editorial check of the articles", "node", "tools/checks/editorial.ts"],
  ["Figures typed into texts", "node", "tools/checks/typed-figures.ts"],
  ["Hashes and licences of what is shipped", "node", "tools/checks/dependencies.ts"],
  ["Figures that end within 30 days", "node", "tools/figures.ts", "--ending"],
];
const quiet = { WRANGLER_LOG: "error" };
const failedNames = [...(await runAll(firstChecks, 1, quiet)), ...(await runAll(otherChecks, 2, quiet))];
const count = firstChecks.length + otherChecks.length;
if (failedNames.length === 0) console.log(`\nAll ${count} checks passed.`);
else {
  console.log(`\n${failedNames.length} of ${count} checks failed: ${failedNames.join("; ")}`);
  process.exitCode = 1;
}

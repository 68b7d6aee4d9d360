// Every check of the sources that needs no build. Every step runs; the summary comes last.
import { ensureInstalled, runAll } from "./setup/setup.mjs";

ensureInstalled();
// The bindings' types come first, because `tsc` needs them.
const first = [["Types of the Worker's bindings", "wrangler", "types", "--strict-vars=false"]];
const others = [
  ["Types", "tsc", "--noEmit"],
  ["Format and lint (npm run fix corrects most of it)", "biome", "check", "--error-on-warnings", "."],
  ["Unused code and dependencies", "knip", "--no-config-hints", "--cache"],
  ["The editorial check of the articles", "node", "tools/checks/editorial.ts"],
  ["Figures typed into texts", "node", "tools/checks/typed-figures.ts"],
  ["Hashes and licences of what is shipped", "node", "tools/checks/dependencies.ts"],
  ["Figures that end within 30 days", "node", "tools/figures.ts", "--ending"],
];
const quiet = { WRANGLER_LOG: "error" };
const failed = [...(await runAll(first, 1, quiet)), ...(await runAll(others, 2, quiet))];
if (failed.length > 0) {
  console.log(`\n${failed.length} of ${first.length + others.length} checks failed: ${failed.join("; ")}`);
  process.exitCode = 1;
}

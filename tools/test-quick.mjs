// What can be said of a change within seconds: types, format and lint of the changed files, and the unit tests that use them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled, root, runTogether, say } from "./shared/setup.mjs";

const started = Date.now();
ensureInstalled();
const changed = spawnSync("git", ["status", "--porcelain", "--untracked-files=all", "--no-renames"], {
  cwd: root,
  encoding: "utf8",
})
  .stdout.split("\n")
  .map((line) => line.slice(3))
  .filter((path) => path !== "" && existsSync(path));
const commands = [["Types", "tsc", "--noEmit"]];
if (changed.length > 0) {
  say(`Changed: ${changed.join(" ")}`);
  commands.push([
    "Format and lint (npm run fix puts most right)",
    "biome",
    "check",
    "--error-on-warnings",
    "--no-errors-on-unmatched",
    ...changed,
  ]);
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  const unit = ["--run", "--project=unit", "--passWithNoTests"];
  if (code.length > 0) commands.push(["Unit tests that use them", "vitest", "related", ...unit, ...code]);
  if (changed.some((path) => path.endsWith(".mdx")))
    commands.push(["Unit tests of articles", "vitest", ...unit, "tests/unit/articles"]);
}
const failed = await runTogether(commands, 2);
say(failed.length === 0 ? `All well after ${seconds()} s` : `Failed after ${seconds()} s: ${failed.join("; ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}

// What can be said of a change within seconds: types, format and lint of the changed files, and the unit tests that use them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled, environment, root, runTogether, say } from "./setup.mjs";

const started = Date.now();
ensureInstalled();
const changed = spawnSync("git", ["status", "--porcelain", "--untracked-files=all", "--no-renames"], {
  cwd: root,
  encoding: "utf8",
})
  .stdout.split("\n")
  .map((line) => line.slice(3))
  .filter((path) => path !== "" && existsSync(path));
const commands = [["tsc", "--noEmit"]];
if (changed.length > 0) {
  say(`Changed: ${changed.join(" ")}`);
  commands.push(["biome", "check", "--error-on-warnings", "--no-errors-on-unmatched", ...changed]);
  const articles = changed.some((path) => path.endsWith(".mdx")) ? ["tests/unit/articles"] : [];
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  if (code.length > 0) commands.push(["vitest", "related", "--run", "--project=unit", "--passWithNoTests", ...code]);
  if (articles.length > 0) commands.push(["vitest", "run", "--project=unit", ...articles]);
}
await runTogether(commands, 2, environment());
say(`${Math.round((Date.now() - started) / 1000)} s`);

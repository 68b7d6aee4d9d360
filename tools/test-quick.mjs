// What can be said of a change within seconds: types, format and lint of the changed files, and the unit tests that use them.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, environment, fail, root, run, runTogether, say } from "./shared/setup.mjs";

const started = Date.now();
ensureInstalled();
if (!hasBindingTypes()) run("wrangler", ["types", "--strict-vars=false"], { WRANGLER_LOG: "error" });
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
  const tests = relatedTo(changed.filter((path) => /\.tsx?$/.test(path)));
  if (changed.some((path) => path.endsWith(".mdx"))) tests.push("tests/unit/articles");
  // Each process loads most of the site: for a few files that takes longer than their tests.
  const processes = `--maxWorkers=${tests.length > 12 ? 2 : 1}`;
  if (tests.length > 0)
    commands.push(["Unit tests that use them", "vitest", "run", "--project=unit", processes, ...tests]);
}
const failed = await runTogether(commands, 2);
say(failed.length === 0 ? `All well after ${seconds()} s` : `Failed after ${seconds()} s: ${failed.join("; ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** They come from wrangler.toml, and a fresh clone has none. */
function hasBindingTypes() {
  const types = join(root, "worker-configuration.d.ts");
  return existsSync(types) && statSync(types).mtimeMs > statSync(join(root, "wrangler.toml")).mtimeMs;
}

function relatedTo(code) {
  const list = ["tools/checks/related-tests.ts", ...code];
  const { status, stdout, stderr } = spawnSync("node", list, { cwd: root, encoding: "utf8", env: environment() });
  if (status !== 0) fail(`The tests of this change can't be found:\n${stderr}`);
  return stdout.split("\n").filter((path) => path !== "");
}

function seconds() {
  return Math.round((Date.now() - started) / 1000);
}

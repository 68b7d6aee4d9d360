// Finds the source line of a place in the built Worker, such as a log line's `at`. Cloudflare does this only for uncaught errors.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative, resolve } from "node:path";
import { failWithUsage, readArguments } from "./command-line.ts";
import { fail } from "./setup/setup.mjs";

const usage = "npx node tools/where.ts FILE.js:LINE:COLUMN    where that place of the built Worker is in the source";
const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/worker/assets");
const given = readArguments(usage, {}).positionals.join(" ");
const [, file = "", line, column] = /([\w.-]+\.js):(\d+):(\d+)\)?$/.exec(given) ?? [];
if (file === "") failWithUsage(`"${given}" doesn't end with a place, such as letters.js:1:20817.`, usage);
const code = read(file).split("\n")[Number(line) - 1] ?? "";
if (Number(column) > code.length)
  fail(`${file} has no place ${line}:${column}. Build the commit that is deployed: npm run build`);
const place = new SourceMap(JSON.parse(read(`${file}.map`))).findEntry(Number(line) - 1, Number(column) - 1);
if (!("originalSource" in place) || !place.originalSource)
  fail(`${file}:${line}:${column} isn't from the source: the bundler wrote it.`);
console.log(
  `${relative(root, resolve(folder, place.originalSource))}:${place.originalLine + 1}:${place.originalColumn + 1}`,
);
const [, build] = /\bbuild:[`"']([0-9a-f]+)/.exec(read("entry.js")) ?? [];
if (build !== undefined)
  console.log(`This is right for build ${build}. npx node tools/lead.ts --health names the deployed one.`);

function read(name: string): string {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    return fail(`${relative(root, join(folder, name))} is missing. Build the commit that is deployed: npm run build`);
  }
}

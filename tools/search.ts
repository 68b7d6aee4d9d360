// Asks the search every question in a file, and prints those whose right answer doesn't come first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { melbourneDate } from "#content/melbourne.ts";
import { createFinder } from "#content/search/find.ts";
import { failWithUsage, readArguments } from "./command-line.ts";
import { askAll, readQuestions } from "./search/questions.ts";
import { buildSearchIndex } from "./vite/build-search-index.ts";

const usage = `npx node tools/search.ts FILE…
A line of a file is a question with the paths that answer it:
who does the install | /about | /about#promise`;

const { positionals: files } = readArguments(usage, {});
if (files.length === 0) failWithUsage("Name a file of questions.", usage);
const missingFiles = files.filter((file) => !existsSync(file));
if (missingFiles.length > 0) failWithUsage(`There is no file ${missingFiles.join(", ")}.`, usage);
const finder = createFinder(JSON.parse(buildSearchIndex(join(import.meta.dirname, ".."))), melbourneDate(new Date()));
for (const file of files) {
  const rankedQuestions = askAll(finder, readQuestions(file));
  for (const { text, paths, foundPaths, rank } of rankedQuestions)
    if (rank !== 1) console.log(`${rank || "–"}  ${text}: ${foundPaths.slice(0, 3).join(" ")}, not ${paths.join(" ")}`);
  const countWithin = (last: number) => rankedQuestions.filter(({ rank }) => rank > 0 && rank <= last).length;
  console.log(
    `${file}: of ${rankedQuestions.length} questions ${countWithin(1)} first, ${countWithin(2)} first or second`,
  );
}

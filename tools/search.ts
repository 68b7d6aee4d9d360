// Puts the questions of a file to the search, and prints those whose right answer doesn't come first.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { melbourneDate } from "#content/melbourne.ts";
import { createFinder, type Finder } from "#content/search/find.ts";
import { failWithUsage, readArguments } from "./command-line.ts";
import { fail } from "./setup/setup.mjs";
import { buildSearchIndex } from "./vite/build-search-index.ts";

const usage = `npx node tools/search.ts FILE…
A line of a file is a question with the addresses that answer it:
who does the install | /about | /about#promise`;

interface Question {
  text: string;
  /** The addresses that answer it. A part of one of these pages is right too. */
  paths: readonly string[];
}

interface RankedQuestion extends Question {
  /** The rank of the right answer, from one; 0 if it isn't among the results. */
  rank: number;
  foundPaths: readonly string[];
}

export function readQuestions(file: string): Question[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const [text = "", ...paths] = line.split("|").map((part) => part.trim());
    if (text === "" || text.startsWith("#")) return [];
    return paths.length > 0 ? [{ text, paths }] : fail(`${file}:${index + 1}: “${text}” has no address after a |.`);
  });
}

export function askAll({ find }: Finder, questions: readonly Question[]): RankedQuestion[] {
  return questions.map(({ text, paths }) => {
    const foundPaths = find(text).flatMap(({ results }) => results.map(({ path }) => path));
    const isRight = (path: string) => paths.some((right) => path === right || path.startsWith(`${right}#`));
    return { text, paths, foundPaths, rank: foundPaths.findIndex(isRight) + 1 };
  });
}

if (import.meta.main) {
  const { positionals: files } = readArguments(usage, {});
  if (files.length === 0) failWithUsage("Name a file of questions.", usage);
  const missingFiles = files.filter((file) => !existsSync(file));
  if (missingFiles.length > 0) failWithUsage(`There is no file ${missingFiles.join(", ")}.`, usage);
  const finder = createFinder(JSON.parse(buildSearchIndex(join(import.meta.dirname, ".."))), melbourneDate(new Date()));
  for (const file of files) {
    const rankedQuestions = askAll(finder, readQuestions(file));
    for (const { text, paths, foundPaths, rank } of rankedQuestions)
      if (rank !== 1)
        console.log(`${rank || "–"}  ${text}: ${foundPaths.slice(0, 3).join(" ")}, not ${paths.join(" ")}`);
    const countWithin = (last: number) => rankedQuestions.filter(({ rank }) => rank > 0 && rank <= last).length;
    console.log(
      `${file}: of ${rankedQuestions.length} questions ${countWithin(1)} first, ${countWithin(2)} first or second`,
    );
  }
}

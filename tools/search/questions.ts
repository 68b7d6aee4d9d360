// Questions for the search, each with the paths that answer it.
import { readFileSync } from "node:fs";
import type { Finder } from "#content/search/find.ts";
import { fail } from "../setup/setup.mjs";

interface Question {
  text: string;
  /** The paths of the pages that answer it. A part of one of these pages is right too. */
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
    return paths.length > 0 ? [{ text, paths }] : fail(`${file}:${index + 1}: “${text}” has no path after a |.`);
  });
}

export function askAll({ find }: Finder, questions: readonly Question[]): RankedQuestion[] {
  return questions.map(({ text, paths }) => {
    const foundPaths = find(text).flatMap(({ results }) => results.map(({ path }) => path));
    const isRight = (path: string) => paths.some((right) => path === right || path.startsWith(`${right}#`));
    return { text, paths, foundPaths, rank: foundPaths.findIndex(isRight) + 1 };
  });
}

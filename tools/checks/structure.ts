import { dirname, join } from "node:path";
import { report } from "./report.ts";
import {
  climbingImports,
  importCycles,
  mutualFolders,
  roomCycles,
  serverCodeInIslands,
  upwardImports,
} from "./structure/imports.ts";
import { readSources, type Source } from "./structure/sources.ts";

const mostFiles = 14;
const mostLines = 200;

/** Breaches that are known, by how their line begins. Nothing may be added; whatever is solved must be taken off. */
const known: readonly string[] = ["tests holds"];

const sources = readSources(join(import.meta.dirname, "../.."), ["app", "content", "worker", "tools", "tests"]);
const breaches = [
  ...upwardImports(sources),
  ...climbingImports(sources),
  ...serverCodeInIslands(sources),
  ...importCycles(sources),
  ...mutualFolders(sources),
  ...roomCycles(sources),
  ...fullFolders(),
  ...[...sources.values()].filter(isTooLong).map(({ path, lines }) => `${path} has ${lines} lines`),
];

const isKnown = (breach: string): boolean => known.some((start) => breach.startsWith(start));
const solved = known.filter((start) => !breaches.some((breach) => breach.startsWith(start)));
const problems = [
  ...breaches.filter((breach) => !isKnown(breach)),
  ...solved.map((start) => `solved, so take it off the list of known breaches: ${start}`),
];
if (known.length > 0) console.log(`  ${breaches.length} known breaches are left.`);
report(problems);

/** Articles are listed by hand and read one at a time, so their number doesn't count. */
function fullFolders(): string[] {
  const folders = Map.groupBy(
    [...sources.keys()].filter((path) => !path.endsWith(".mdx")),
    (path) => dirname(path),
  );
  return [...folders]
    .filter(([, files]) => files.length > mostFiles)
    .map(([folder, files]) => `${folder} holds ${files.length} files; ${mostFiles} is the most`);
}

/** A longer file gives its reason in a comment on its first line. Articles are as long as their subject. */
function isTooLong({ path, lines, firstLine }: Source): boolean {
  return lines > mostLines && !path.endsWith(".mdx") && !/^(\/\/|\/\*)/.test(firstLine);
}

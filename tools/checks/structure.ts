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

const sources = readSources(join(import.meta.dirname, "../.."), ["app", "content", "worker", "tools", "tests"]);
report([
  ...upwardImports(sources),
  ...climbingImports(sources),
  ...serverCodeInIslands(sources),
  ...importCycles(sources),
  ...mutualFolders(sources),
  ...roomCycles(sources),
  ...fullFolders(),
  ...[...sources.values()].filter(isTooLong).map(({ path, lines }) => `${path} has ${lines} lines`),
]);

/** Articles are read one at a time, so their number doesn't count. */
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

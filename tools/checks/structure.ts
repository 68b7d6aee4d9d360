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
const known: readonly string[] = [
  "cycle: tests/bench/answers.ts tests/bench/chart.ts",
  "cycle: tests/faults/schedules/entry/surroundings.ts tests/faults/schedules/entry/object.ts",
  "cycle: app/document/built-pages.ts app/document/head.ts",
  "content/request holds",
  "app/pages/aircon-rebate/aircon-rebate.css has",
  "app/pages/commercial/commercial.css has",
  "app/pages/your-meter/results.css has",
  "app/pictures/day-plate.css has",
  "tests/browser/your-meter.test.ts has",
  "tests/worker/leads/sweep.test.ts has",
  "tests holds",
  "tests/bench holds",
  "tests/browser/request/request.test.ts has",
  "tests/browser/request/unlucky.test.ts has",
  "tests/browser/search.test.ts has",
  "tests/faults/schedules/play.ts has",
  "tests/fuzz/bodies.ts has",
  "tests/fuzz/fuzzing.ts has",
  "tests/fuzz/grammar.ts has",
  "tests/unit/leads/body.test.ts has",
  "tests/unit/leads/delivery.test.ts has",
  "tests/unit/meter/tables.test.ts has",
  "tests/unit/places/routes.test.ts has",
  "tests/unit/streaming.test.tsx has",
  "tests/worker/estimators/estimators.test.ts has",
  "tests/worker/headers.test.ts has",
  "tests/worker/leads/answers.test.ts has",
  "tests/worker/leads/mails.test.ts has",
  "tests/worker/pages/spec-phrases.test.ts has",
];

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

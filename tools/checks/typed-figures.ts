// Finds values of recorded figures that somebody typed into a text, where nothing would update them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { figures } from "#content/figures/index.ts";
import { knownChanges } from "#content/rules/changes.ts";
import { recordedValues, typedFigures, unusedExceptions } from "./match-figures.ts";
import { readYaml, reasonsByKey } from "./read-yaml.ts";

/** The day by which half of the figures were checked, and the next two known changes. Later values, such as "$0", would match too much. */
const checkedOn = figures.map((figure) => figure.checkedOn).toSorted()[Math.floor(figures.length / 2)] ?? "";
const days = [checkedOn, ...knownChanges.filter((day) => day > checkedOn).slice(0, 2)];

const root = join(import.meta.dirname, "../..");
const exceptionsFile = "tools/checks/figure-exceptions.yaml";
const exceptions = readYaml(exceptionsFile, reasonsByKey);
const values = recordedValues(figures, days);
const files = globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}", { cwd: root }).filter(
  (path) => !/^content\/(figures|rules|energy|places)\/|^content\/(promises|prices)\.ts$/.test(path),
);
const foundFigures = files.sort().flatMap((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return typedFigures(text, values, { isArticle: path.endsWith(".mdx") }).map((typed) => ({ path, ...typed }));
});
const unexplainedFigures = foundFigures.filter(({ path, value }) => exceptions[path]?.[value] === undefined);
const unusedLines = unusedExceptions(exceptions, foundFigures);

for (const { path, line, value, id, around } of unexplainedFigures)
  console.error(`  ${path}:${line}: “${around}” has ${value}, the value of ${id}`);
for (const { path, value } of unusedLines)
  console.error(`  ${exceptionsFile}: ${path} no longer has “${value}”: delete the line`);
if (unexplainedFigures.length + unusedLines.length > 0) {
  console.error(`  Print the record instead, or say in ${exceptionsFile} what else the number is.`);
  process.exit(1);
}
console.log(`  None besides the ${foundFigures.length} that ${exceptionsFile} explains.`);

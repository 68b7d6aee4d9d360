import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { recordedValues, typedFigures } from "./typed-figures/find.ts";

const settledFile = "tools/checks/typed-figures/settled.yaml";
const settled: Record<string, Record<string, string>> = parse(readFileSync(settledFile, "utf8"));
const values = recordedValues();
const files = globSync("{app,content,worker}/**/*.{ts,tsx,mdx,json}").filter(
  (path) => !/^content\/(figures|rules|energy|places)\/|^content\/(promises|prices)\.ts$/.test(path),
);
const found = files.sort().flatMap((path) => {
  const text = readFileSync(path, "utf8");
  return typedFigures(text, values, path.endsWith(".mdx")).map((each) => ({ path, ...each }));
});
const open = found.filter(({ path, value }) => settled[path]?.[value] === undefined);
const unused = Object.entries(settled).flatMap(([path, reasons]) =>
  Object.keys(reasons)
    .filter((value) => !found.some((each) => each.path === path && each.value === value))
    .map((value) => `${settledFile}: “${value}” no longer stands in ${path}`),
);

for (const { path, value, id, around } of open)
  console.error(`  ${path}: “${around}” types ${value}, the value of ${id}`);
for (const line of unused) console.error(`  ${line}`);
if (open.length + unused.length > 0) {
  console.error(`  Print the record instead, or say in ${settledFile} why the number is another one.`);
  process.exit(1);
}
console.log(`  None beside the ${found.length} that ${settledFile} explains.`);

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figures } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { type Dates, datesFile, datesText, markChecked } from "./figures/dates-file.ts";
import { figuresTable, sourcesLine } from "./figures/table.ts";

const { values, positionals } = parseArgs({
  options: { on: { type: "string" }, checked: { type: "boolean" }, until: { type: "string" } },
  allowPositionals: true,
});
const today = melbourneDate(new Date());
for (const day of [values.on, values.until])
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) fail(`${day} is not a date: write it as 2027-01-02.`);

if (values.checked) {
  if (positionals.length === 0) fail("Name the figures that were checked: npm run figures -- --checked stc-price");
  const dates: Dates = JSON.parse(readFileSync(datesFile, "utf8"));
  try {
    writeFileSync(datesFile, datesText(markChecked(dates, positionals, today, values.until)));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  console.log(`Checked ${today}: ${positionals.join(", ")}. ${datesFile} has the new dates.`);
} else {
  const files = globSync("{app,content,worker}/**/*.{ts,tsx,mdx}")
    .filter((path) => !path.startsWith("content/figures/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
  console.log(figuresTable(today, values.on, files));
  console.log(`\n${sourcesLine(figures)}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figures } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { type Dates, datesFile, datesText, markChecked } from "./figures/dates-file.ts";
import { changesLine, claimsTable, figuresTable, sourcesLine } from "./figures/table.ts";

const usage = `npm run figures                                   every figure by the day it is due, with its source and what prints it
npm run figures -- --on 2027-01-02                the same, with what each will say on that day
npm run figures -- --claims                   our claims, each with the figure to plan on; takes --on
npm run figures -- --checked ID… --until DATE     you read these at their sources today, and they hold until that day`;

const today = melbourneDate(new Date());
const { values, positionals } = read();
for (const day of [values.on, values.until]) if (day !== undefined && !isDay(day)) fail(`${day} is not a date.`);

if (values.checked) {
  if (positionals.length === 0) fail("Name the figures that you checked.");
  const dates: Dates = JSON.parse(readFileSync(datesFile, "utf8"));
  const changed = orFail(() => markChecked(dates, positionals, today, values.until));
  writeFileSync(datesFile, datesText(changed));
  for (const id of positionals) console.log(`${id}: checked ${today}, holds until ${changed[id]?.validUntil}`);
  console.log(`${datesFile} has the new dates. If a value changed, change it where "record in" of the list says.`);
} else if (values.claims) {
  console.log(claimsTable(values.on ? [today, values.on] : [today]));
} else {
  console.log(`${figuresTable(today, values.on, sourceFiles())}\n`);
  if (values.on) console.log(changesLine(today, values.on));
  console.log(`${sourcesLine(figures)}\n\n${usage}`);
}

function read() {
  const options = {
    on: { type: "string" },
    claims: { type: "boolean" },
    checked: { type: "boolean" },
    until: { type: "string" },
  } as const;
  return orFail(() => parseArgs({ options, allowPositionals: true }));
}

function orFail<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function sourceFiles() {
  return globSync("{app,content,worker}/**/*.{ts,tsx,mdx}")
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

import { type ComponentProps, type ComponentType, type ReactNode, use } from "react";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { browserPart } from "#app/island/part.tsx";
import { type FoldedTable, NumberTable } from "#app/meter/results/tables.tsx";
import type { WhatIfInput } from "#app/meter/web-worker/compute.ts";
import type { Command, ReadReport, Report, WhatIfReport } from "#app/meter/web-worker/messages.ts";
import { monthNames } from "#content/format.ts";
import { fixedClaims, fixedPrices, withPrices } from "#tests/unit/fixed-prices.ts";
import { elements, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { type RecordedAnswer, sentencesIn, textOf, withoutNumbers } from "../tables.ts";
import { type Meter, meters } from "./meters.cases.ts";

const today = "2026-11-23";

/** Each home's answers: for its file, with other systems or plans, and corrected. */
const answers = new Map<string, Promise<RecordedAnswer[]>>();
let refusals: RecordedAnswer[];
let noSummary: RecordedAnswer;

const homes = Object.keys(meters);
const [firstHome = ""] = homes;

beforeAll(async () => {
  await withPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
    const components = await loadComponents();
    for (const [home, meter] of Object.entries(meters)) {
      const answer = recordAnswers(home, meter, components);
      answers.set(home, answer);
      // One at a time, as they share a global. A home that fails, fails only its own tests.
      await answer.catch(() => {});
    }
    const { FileRefusalMessage, refusalReasons } = components;
    refusals = await Promise.all(
      refusalReasons.map((reason) => answerOf(reason, <FileRefusalMessage reason={reason} />)),
    );
    noSummary = await answerWithoutSummary(components);
  });
});

afterAll(() => {
  vi.doUnmock("#app/island/part.tsx");
  vi.doUnmock("#app/meter/results/tables.tsx");
});

type Components = Awaited<ReturnType<typeof loadComponents>>;

async function loadComponents() {
  // A single render would lack the parts that load later and the tables that are made when opened.
  vi.doMock("#app/island/part.tsx", () => ({ browserPart: loadedPart }));
  vi.doMock("#app/meter/results/tables.tsx", () => ({ NumberTable, FoldedTable: Unfolded }));
  const { ReadingReport } = await import("#app/meter/results/reading-report.tsx");
  const { Results } = await import("#app/meter/results/results.tsx");
  const { FileRefusalMessage } = await import("#app/meter/results/refusal.tsx");
  const { SharedSummary } = await import("#app/meter/results/summary.tsx");
  const { presetRates } = await import("#content/meter/plans.ts");
  const { refusalReasons } = await import("#app/meter/reader/files/refusal.ts");
  return { ReadingReport, Results, FileRefusalMessage, SharedSummary, presetRates, refusalReasons };
}

async function recordAnswers(
  home: string,
  { files, corrections, whatIfs = [] }: Meter,
  { ReadingReport, Results, SharedSummary, presetRates }: Components,
): Promise<RecordedAnswer[]> {
  const ask = await webWorker();
  const recordAnswer = async (
    title: string,
    { read, summary }: Reports,
    changes: Partial<WhatIfInput> = {},
  ): Promise<RecordedAnswer> => {
    if (!read) throw new Error(`${title}: the file was refused`);
    const hasPanels = read.facts.exported > 0;
    const rates = presetRates(read.reading.distributor);
    const system = { kw: hasPanels ? 0 : 6.6, batteryKwh: 10 };
    const input: WhatIfInput = { system, shape: "flat", rates, hasPanels, postcode: "", today, ...changes };
    const report = await ask({ type: "what-if", input }, "what-if");
    return answerOf(
      title,
      <>
        <ReadingReport {...read} onCorrect={() => {}} />
        <Results
          {...{ read, summary, today }}
          whatIf={report.whatIf}
          whatIfFailure={undefined}
          hasSummaryFailed={false}
          onWhatIf={() => {}}
        />
        {summary && <SharedSummary text={summary} />}
      </>,
    );
  };
  const reports = await ask(readCommand(files), "summary");
  const recorded = [await recordAnswer(home, reports)];
  for (const [index, changes] of whatIfs.entries())
    recorded.push(await recordAnswer(`${home}, fitted otherwise (${index + 1})`, reports, changes));
  if (corrections)
    recorded.push(await recordAnswer(`${home}, corrected`, await ask({ type: "correct", corrections }, "summary")));
  return recorded;
}

async function answerWithoutSummary({ Results }: Components): Promise<RecordedAnswer> {
  const ask = await webWorker();
  const { read } = await ask(readCommand(meters[firstHome]?.files ?? []), "read");
  if (!read) throw new Error(`${firstHome}: the file was refused`);
  const unknown = { whatIf: undefined, whatIfFailure: undefined, summary: undefined };
  return answerOf("no summary", <Results {...{ read, today, ...unknown }} hasSummaryFailed onWhatIf={() => {}} />);
}

function readCommand(files: Meter["files"]): Command {
  return { type: "read", files: files.map((file) => new Blob([file])) };
}

async function answersFor(home: string): Promise<RecordedAnswer[]> {
  return (await answers.get(home)) ?? [];
}

// After a change of words or rules: npm test -- tests/unit/answers -u, and read what has changed.
test.each(homes)("Your meter's answers for %s match its snapshot", async (home) => {
  const recorded = await answersFor(home);
  // What the first home's snapshot has isn't repeated in the others.
  const firstLines = home === firstHome ? [] : (await answersFor(firstHome)).flatMap(({ lines }) => lines);
  const sharedSentences = sentencesIn(firstLines).map(withoutNumbers);
  await expect(textOf(recorded, { housesInTable: recorded.length, sharedSentences })).toMatchFileSnapshot(
    `${home}.txt`,
  );
});

test("if the summary fails, the answer says that there is none", () => {
  expect(noSummary.lines.join("\n")).toContain("there’s no summary of your meter data");
});

/** The largest difference between a year and the sum of its months: each of the 13 numbers is rounded to a kWh. */
const yearRoundingKwh = 13 * 0.5;
/** The largest difference between a month and its days: the eight parts of an average day are rounded to a tenth. */
const monthRoundingKwh = 31 * 8 * 0.05 + 1;

/** Three weeks are too short for monthly tables. */
const homesWithMonths = homes.filter((home) => home !== "three-weeks");

const measuredMonths = (lines: readonly string[]) => monthsUnder("Month | Drawn | Bought", lines);
const monthsWithSystem = (lines: readonly string[]) => monthsUnder("Month | Bought | With it", lines);

test.each(homesWithMonths)("%s: the measured months add up to the year", async (home) => {
  for (const { house, lines } of await answersFor(home)) {
    const months = measuredMonths(lines);
    const year = numbersIn(lines.find((line) => line.startsWith("Year |")));
    expect(year, house).toHaveLength(months[0]?.length ?? 0);
    for (const [column, kwh] of year.entries())
      expect.soft(Math.abs(sumOf(months, column) - kwh), house).toBeLessThanOrEqual(yearRoundingKwh);
  }
});

test.each(homesWithMonths)("%s: the months with the system add up to its year", async (home) => {
  for (const { house, lines, outputs } of await answersFor(home)) {
    const boughtKwh = sumOf(monthsWithSystem(lines), 1);
    expect.soft(Math.abs(boughtKwh - Number(outputs["system-bought"])), house).toBeLessThanOrEqual(yearRoundingKwh);
  }
});

test.each(homesWithMonths)("%s: all tables have the same purchases in a month", async (home) => {
  for (const { house, lines } of await answersFor(home)) {
    const [withSystem, averageDays] = [monthsWithSystem(lines), monthsUnder("Month | midnight", lines)];
    for (const [month, [boughtKwh = Number.NaN, exportedKwh = 0]] of measuredMonths(lines).entries()) {
      expect.soft(withSystem[month]?.[0], house).toBe(boughtKwh);
      const days = new Date(2026, month + 1, 0).getDate();
      const averageKwh = averageDays[month] ?? [];
      expect.soft(averageKwh, house).toHaveLength(8);
      const monthKwh = days * averageKwh.reduce((sum, kwh) => sum + kwh, 0);
      const differenceKwh = Math.abs(monthKwh - (boughtKwh - exportedKwh));
      expect.soft(differenceKwh, `${house}, month ${month + 1}`).toBeLessThanOrEqual(monthRoundingKwh);
    }
  }
});

test("a file that can't be used is refused with a reason and a next step", async () => {
  await expect(textOf(refusals)).toMatchFileSnapshot("refusals.txt");
});

/** The numbers of each month in the table whose heading starts with these words. */
function monthsUnder(heading: string, lines: readonly string[]): number[][] {
  const start = lines.findIndex((line) => line.startsWith(heading)) + 1;
  const rows = lines.slice(start, start + 12);
  const names = rows.map((row) => row.replace(/( \*)? \|.*/, ""));
  expect(names, `the months under “${heading}”`).toEqual(monthNames);
  return rows.map(numbersIn);
}

function numbersIn(line = ""): number[] {
  return [...line.replaceAll("−", "-").matchAll(/-?\d[\d.,]*/g)].map(([text]) => Number(text.replaceAll(",", "")));
}

function sumOf(rows: readonly (readonly number[])[], column: number): number {
  return rows.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0);
}

interface Reports {
  read?: ReadReport;
  whatIf?: WhatIfReport;
  summary?: string | undefined;
}

/** Starts a web worker. The function that it returns gives it an order and collects its reports up to one of a type. */
async function webWorker(): Promise<(order: Command, last: Report["type"]) => Promise<Reports>> {
  const port: Partial<MessagePort> = {};
  vi.stubGlobal("addEventListener", (_: string, connect: (event: { data: object }) => void) => connect({ data: port }));
  vi.resetModules();
  await import("#app/meter/web-worker/web-worker.ts");
  return (order, last) =>
    new Promise((resolve) => {
      const reports: Reports = {};
      port.postMessage = (report: Report) => {
        if (report.type === "read") reports.read = report;
        if (report.type === "what-if") reports.whatIf = report;
        if (report.type === "summary") reports.summary = report.text;
        if (report.type === last || report.type === "refused") resolve(reports);
      };
      port.onmessage?.call(port as MessagePort, new MessageEvent("message", { data: order }));
    });
}

async function answerOf(house: string, shown: ReactNode): Promise<RecordedAnswer> {
  const { prelude } = await prerender(<main>{shown}</main>);
  const page = parseHtml(await new Response(prelude).text());
  const outputs = elements(page, "output").map((each) => [each.getAttribute("name"), each.getAttribute("data-value")]);
  return { house, query: "", outputs: Object.fromEntries(outputs), lines: linesOf(page) };
}

function loadedPart(load: Parameters<typeof browserPart<object>>[0]): ComponentType {
  const loaded = load();
  return (props) => {
    const Component = use(loaded);
    return <Component {...props} />;
  };
}

function Unfolded({ summary, makeRows, isLong, ...table }: ComponentProps<typeof FoldedTable>) {
  return (
    <details>
      <summary>{summary}</summary>
      <NumberTable {...table} rows={makeRows().slice(0, isLong ? 1 : undefined)} />
    </details>
  );
}

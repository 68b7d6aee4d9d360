import { type ComponentProps, type ComponentType, type ReactNode, use } from "react";
import { prerender } from "react-dom/static";
import { expect, test, vi } from "vitest";
import type { LazyPart } from "#app/island/lazy-part.tsx";
import { type FoldedTable, NumberTable } from "#app/meter/results/tables.tsx";
import type { FittedReport, Order, Question, ReadReport, Report } from "#app/meter/web-worker/messages.ts";
import { fixedClaims, fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { changesIn, linesOfMarkup } from "#tests/unit/markup-lines.ts";
import { type Meter, meters } from "./meters.cases.ts";

const today = "2026-11-23";

const loads = new Map<unknown, Promise<ComponentType<object>>>();

const { refusals, answers } = await onPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
  // Rendered once, parts that come later and tables that are made when opened would be missing.
  vi.doMock("#app/island/lazy-part.tsx", () => ({ LazyPart: Loaded }));
  vi.doMock("#app/meter/results/tables.tsx", () => ({ NumberTable, FoldedTable: Unfolded }));
  const [{ ReadingReport }, { Results }, { Refusal }, { SharedSummary }, { presetRates }, { refusalReasons }] =
    await Promise.all([
      import("#app/meter/results/reading-report.tsx"),
      import("#app/meter/results/results.tsx"),
      import("#app/meter/results/refusal.tsx"),
      import("#app/meter/results/summary.tsx"),
      import("#content/meter/plans.ts"),
      import("#app/meter/reader/files/limits.ts"),
    ]);

  async function answersOf({ files, corrections, asks = [] }: Meter): Promise<string[][]> {
    const ask = await webWorker();
    const shown: string[][] = [];
    const answered = async ({ read, summary }: Found, more: Partial<Question>): Promise<string[]> => {
      if (!read) throw new Error("the file was refused");
      const hasPanels = read.facts.exported > 0;
      const rates = presetRates(read.reading.distributor);
      const fitted = { kw: hasPanels ? 0 : 6.6, battery: 10 };
      const question: Question = { fitted, shape: "flat", rates, hasPanels, postcode: "", today, ...more };
      const report = await ask({ do: "fit", question }, "fitted");
      return linesOf(
        <>
          <ReadingReport {...read} onCorrect={() => {}} />
          <Results {...{ read, summary, today }} fitted={report.fitted} onFit={() => {}} />
        </>,
      );
    };
    const read = await ask({ do: "read", files: files.map((file) => new Blob([file])) }, "summary");
    for (const more of [{}, ...asks]) shown.push(await answered(read, more));
    if (corrections) shown.push(await answered(await ask({ do: "correct", corrections }, "summary"), {}));
    else if (read.summary) shown.push(await linesOf(<SharedSummary text={read.summary} />));
    return shown;
  }

  const answers: [name: string, shown: string[][]][] = [];
  for (const [name, meter] of Object.entries(meters)) answers.push([name, await answersOf(meter)]);
  const refusals = refusalReasons.map(async (outcome) => [outcome, ...(await linesOf(<Refusal outcome={outcome} />))]);
  return { answers, refusals: await Promise.all(refusals) };
}).finally(() => {
  vi.doUnmock("#app/island/lazy-part.tsx");
  vi.doUnmock("#app/meter/results/tables.tsx");
});

const [[, [first = []] = []] = []] = answers;

// After a change of words or rules: npx vitest run --project unit tests/unit/answers -u, and read what has changed.
test.each(answers)("what Your meter says of %s", async (name, [lines = [], ...others]) => {
  const shown = [lines === first ? lines : changesIn(lines, first), ...others.map((each) => changesIn(each, lines))];
  await expect(`${shown.map((each) => each.join("\n")).join("\n\n→\n")}\n`).toMatchFileSnapshot(`${name}.txt`);
});

test("why a file is refused, and what to do instead", async () => {
  const lines = new Set(refusals.flat());
  await expect(`${[...lines].join("\n")}\n`).toMatchFileSnapshot("refusals.txt");
});

interface Found {
  read?: ReadReport;
  fitted?: FittedReport;
  summary?: string | undefined;
}

/** A web worker as the page starts one for each choice of files, and what it has reported once a report of a kind has come. */
async function webWorker(): Promise<(order: Order, last: Report["is"]) => Promise<Found>> {
  const port: Partial<MessagePort> = {};
  vi.stubGlobal("addEventListener", (_: string, connect: (event: { data: object }) => void) => connect({ data: port }));
  vi.resetModules();
  await import("#app/meter/web-worker/web-worker.ts");
  return (order, last) =>
    new Promise((resolve) => {
      const found: Found = {};
      port.postMessage = (report: Report) => {
        if (report.is === "read") found.read = report;
        if (report.is === "fitted") found.fitted = report;
        if (report.is === "summary") found.summary = report.text;
        if (report.is === last || report.is === "refused") resolve(found);
      };
      port.onmessage?.call(port as MessagePort, new MessageEvent("message", { data: order }));
    });
}

async function linesOf(shown: ReactNode): Promise<string[]> {
  const { prelude } = await prerender(shown);
  return linesOfMarkup(await new Response(prelude).text());
}

function Loaded({ load, props }: ComponentProps<typeof LazyPart<object>>) {
  const Component = use(loads.get(load) ?? loads.set(load, load()).get(load) ?? load());
  return <Component {...props} />;
}

function Unfolded({ summary, makeRows, isLong, ...table }: ComponentProps<typeof FoldedTable>) {
  return (
    <details>
      <summary>{summary}</summary>
      <NumberTable {...table} rows={makeRows().slice(0, isLong ? 1 : undefined)} />
    </details>
  );
}

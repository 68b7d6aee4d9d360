import type { Page } from "playwright-core";

const timesSlower = 4;

/**
 * What a page's work would take on a processor four times slower: four times the processor time it takes here. Chromium's own
 * brake keeps its thread busy by the clock, so that on a busy machine it counts the waiting too.
 */
export async function slowedTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return seconds * 1000 * timesSlower;
  };
}

/** The page's longest piece of work, in the same time: no frame can come before it has ended. */
export async function slowedTasks(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ["toplevel"], excludedCategories: ["*"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
    const named = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    const pages = new Set(named.map(threadOf));
    const tasks = events.filter((event) => event.name.endsWith("RunTask") && event.tdur && pages.has(threadOf(event)));
    if (tasks.length === 0) throw new Error("the trace has no task of the page's");
    return (Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * timesSlower;
  };
}

/** What Chromium notes of a piece of work: `tdur` is its processor time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

import type { Page } from "playwright-core";

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
    return seconds * 1000 * 4;
  };
}

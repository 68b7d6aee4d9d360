import type { CDPSession, Page } from "playwright-core";

/** A page whose processor is slowed down four times, with a clock that other programs don't move. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return {
    session,
    /** Milliseconds of processor that all of the page's work has taken so far. */
    cpu: () => cpuOf(session),
  };
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

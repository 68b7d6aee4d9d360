import type { LeadsContext } from "./context.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { inTime } from "./storage/deadline.ts";

const probeKey = "status/probe";
const probeEveryMs = 60_000;
const answerMs = 4000;
const lateMs = 1_800_000;

interface HealthContext extends Pick<LeadsContext, "bucket" | "now"> {
  inbox(): Pick<InboxCalls, "counts">;
}

/**
 * Whether requests can be stored, and what the inbox knows of them. Without the inbox they can be, and wait for it. A full disk
 * still reads: a tiny object is written, at most once a minute for as long as that succeeds.
 */
export function createHealth({ bucket, inbox, now }: HealthContext) {
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function probe(): Promise<boolean> {
    if (Math.abs(now() - writtenAt) < probeEveryMs) {
      await bucket.head(probeKey);
      return true;
    }
    await bucket.put(probeKey, String(now()));
    writtenAt = now();
    return true;
  }

  return async () => {
    const [stores, counts] = await Promise.all([
      inTime(probe(), answerMs).catch(() => false),
      inbox()
        .counts()
        .catch(() => undefined),
    ]);
    if (!stores) return { ok: false };
    if (!counts) return { ok: true, inbox: false };
    const { sweptAt, pending, parked, oldest } = counts;
    const sweepIsLate = sweptAt === null || now() - sweptAt > lateMs;
    return { ok: true, inbox: true, sweptAt: timeOf(sweptAt), sweepIsLate, pending, parked, oldestAt: timeOf(oldest) };
  };
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

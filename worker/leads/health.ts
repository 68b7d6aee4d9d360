import { withDeadline } from "#worker/deadline.ts";
import type { InboxCalls } from "./inbox/inbox.ts";
import type { LeadBucket } from "./record/documents.ts";

const probeEveryMs = 60_000;
const answerMs = 4000;
const lateMs = 1_800_000;

interface HealthDependencies {
  bucket: LeadBucket;
  now(): number;
  inbox(): Pick<InboxCalls, "counts">;
}

/**
 * Whether requests can be stored, and what the inbox knows of them. Without the inbox they can be, and wait for it. A full disk
 * still reads: a tiny object is written, at most once a minute for as long as that succeeds.
 */
export function createHealth({ bucket, inbox, now }: HealthDependencies) {
  const key = "status/probe";
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function probe(): Promise<boolean> {
    const isFresh = Math.abs(now() - writtenAt) < probeEveryMs;
    await (isFresh ? bucket.head(key) : bucket.put(key, String(now())));
    if (!isFresh) writtenAt = now();
    return true;
  }

  return async () => {
    const counting = inbox().counts();
    const [ok, counts] = await Promise.all([
      withDeadline(probe(), answerMs).catch(() => false),
      counting.catch(() => undefined),
    ]);
    if (!ok) return { ok };
    if (!counts) return { ok, inbox: false };
    const { sweptAt, pending, parked, oldest } = counts;
    const sweepIsLate = sweptAt === null || now() - sweptAt > lateMs;
    return { ok, inbox: true, sweptAt: timeOf(sweptAt), sweepIsLate, pending, parked, oldestAt: timeOf(oldest) };
  };
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

import type { InboxCalls } from "./inbox/types.ts";
import type { LeadBucket } from "./storage/bucket.ts";
import { inTime } from "./storage/deadline.ts";

/** Whether requests can be stored, and what the inbox knows of them. Without the inbox they can be, and wait for it. */
export type LeadsHealth =
  | { ok: false }
  | { ok: true; inbox: false }
  | {
      ok: true;
      inbox: true;
      sweptAt: string | null;
      sweepIsLate: boolean;
      pending: number;
      parked: number;
      oldestAt: string | null;
    };

const probeKey = "status/probe";
const probeEveryMs = 60_000;
const answerMs = 4000;
const lateMs = 1_800_000;

/** A full disk still reads: a tiny object is written, at most once a minute for as long as that succeeds. */
export function createHealth(
  bucket: LeadBucket,
  inbox: () => Pick<InboxCalls, "counts">,
  now: () => number,
): () => Promise<LeadsHealth> {
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function probe(): Promise<void> {
    if (Math.abs(now() - writtenAt) < probeEveryMs) {
      await bucket.head(probeKey);
      return;
    }
    await bucket.put(probeKey, String(now()));
    writtenAt = now();
  }

  return async () => {
    const [stores, counts] = await Promise.all([
      inTime(probe(), answerMs).then(
        () => true,
        () => false,
      ),
      inTime(inbox().counts(), answerMs).catch(() => undefined),
    ]);
    if (!stores) return { ok: false };
    if (!counts) return { ok: true, inbox: false };
    const { sweptAt, pending, parked, oldest } = counts;
    return {
      ok: true,
      inbox: true,
      sweptAt: sweptAt === undefined ? null : new Date(sweptAt).toISOString(),
      sweepIsLate: sweptAt === undefined || now() - sweptAt > lateMs,
      pending,
      parked,
      oldestAt: oldest === undefined ? null : new Date(oldest).toISOString(),
    };
  };
}

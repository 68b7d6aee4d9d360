// The health check, for `/api/health`.
import { hourMs, minuteMs } from "#content/durations.ts";
import { withDeadline } from "#worker/deadline.ts";
import { errorFields, type Log } from "#worker/log.ts";
import type { InboxCalls } from "./inbox/inbox.ts";
import { isShortLived, type Links, linkIn } from "./links/links.ts";
import type { LeadBucket } from "./record/documents.ts";

const probeEveryMs = minuteMs;
/** The longest wait for the bucket or the inbox, so that a monitor has its response within five seconds. */
const probeDeadlineMs = 4000;
/** Three missed runs of the timer. */
const sweepLateMs = 30 * minuteMs;
/** How long an email to staff may wait while no other reaches them. */
const staffMailLateMs = hourMs;

interface HealthDependencies {
  bucket: LeadBucket;
  now(): number;
  inbox(): Pick<InboxCalls, "counts">;
  log: Log;
}

export type Health = Awaited<ReturnType<ReturnType<typeof createHealth>>>;

/**
 * Not `ok` if somebody must look at once: requests can't be stored, the inbox doesn't answer, the timer has stopped, staff get no
 * email, or their alert or daily email can't be written. A full bucket can still be read, so this writes a tiny object, at most once
 * a minute while that succeeds.
 */
export function createHealth({ bucket, inbox, now, log }: HealthDependencies) {
  const key = "status/probe";
  let writtenAt = Number.NEGATIVE_INFINITY;

  async function probe(): Promise<boolean> {
    const isFresh = Math.abs(now() - writtenAt) < probeEveryMs;
    await (isFresh ? bucket.head(key) : bucket.put(key, String(now())));
    if (!isFresh) writtenAt = now();
    return true;
  }

  const logFailure = (what: "bucket" | "inbox") => (error: unknown) => {
    log({ event: "health-failed", what, ...errorFields(error) });
    return undefined;
  };

  return async () => {
    const [storesRequests = false, counts] = await Promise.all([
      withDeadline(probe(), probeDeadlineMs).catch(logFailure("bucket")),
      withDeadline(inbox().counts(), probeDeadlineMs).catch(logFailure("inbox")),
    ]);
    if (!counts) return { ok: false, storesRequests, inboxAnswers: false };
    const { sweptAt, pending, needAttention, oldest: oldestAt, staffWaitSince, staffReachedAt, deliveryTimes } = counts;
    const noticesFail = counts.noticesFail === 1;
    const sweepIsLate = sweptAt === null || now() - sweptAt > sweepLateMs;
    const staffMailIsLate =
      staffWaitSince !== null && now() - Math.max(staffWaitSince, staffReachedAt ?? 0) > staffMailLateMs;
    return {
      ok: storesRequests && !sweepIsLate && !staffMailIsLate && !noticesFail,
      storesRequests,
      inboxAnswers: true,
      sweepIsLate,
      staffMailIsLate,
      noticesFail,
      sweptAt: isoTime(sweptAt),
      pending,
      needAttention,
      oldestAt: isoTime(oldestAt),
      deliveryTimes,
    };
  };
}

/** Whether this link opens the settings and counts. The command line signs it with the link secret, for a few minutes. */
export function isHealthLink(query: URLSearchParams, { links, now }: { links: Links; now(): number }): boolean {
  const link = linkIn(query);
  return isShortLived(link, now()) && links.idOpenedBy("health", { ...link, alias: "" }) !== undefined;
}

function isoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

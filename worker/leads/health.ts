import { lastSweep } from "./delivery/sweep.ts";
import type { LeadBucket } from "./storage/bucket.ts";

/** Whether requests can be stored, and what the last sweep saw of them. */
export type LeadsHealth =
  | { ok: true; sweptAt: string | null; sweepIsLate: boolean; pending: number; parked: number; oldestAt: string | null }
  | { ok: false };

const probeKey = "status/probe";
const probeEveryMs = 60_000;

/** A full disk still reads: a tiny object is written, at most once a minute for as long as that succeeds. */
export function createHealth(bucket: LeadBucket, now: () => number): () => Promise<LeadsHealth> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      if (Math.abs(now() - writtenAt) >= probeEveryMs) {
        await bucket.put(probeKey, String(now()));
        writtenAt = now();
      }
      const report = await lastSweep(bucket);
      const sweepIsLate = report === undefined || now() - Date.parse(report.at) > 1_800_000;
      const { at = null, pending = 0, parked = 0, oldestAt = null } = report ?? {};
      return { ok: true, sweptAt: at, sweepIsLate, pending, parked, oldestAt };
    } catch {
      return { ok: false };
    }
  };
}

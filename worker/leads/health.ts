import { lastSweep } from "./delivery/sweep.ts";
import type { LeadBucket } from "./storage/bucket.ts";

/** Whether requests can be kept, and what the last sweep saw of them. One small read. */
export type LeadsHealth =
  | { ok: true; sweptAt: string | null; sweepIsLate: boolean; pending: number; parked: number; oldestAt: string | null }
  | { ok: false };

export async function leadsHealth(bucket: LeadBucket, now: number): Promise<LeadsHealth> {
  try {
    const report = await lastSweep(bucket);
    const sweepIsLate = report === undefined || now - Date.parse(report.at) > 1_800_000;
    const { at = null, pending = 0, parked = 0, oldestAt = null } = report ?? {};
    return { ok: true, sweptAt: at, sweepIsLate, pending, parked, oldestAt };
  } catch {
    return { ok: false };
  }
}

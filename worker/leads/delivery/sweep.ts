import { addDays, melbourneDate, melbourneTime } from "#content/melbourne.ts";
import type { Log } from "../../log.ts";
import type { Counts } from "../mail/notices.ts";
import { createOnly, eraseLead, eraseUnnamed, keys, type LeadBucket, listAll } from "../storage/bucket.ts";
import type { LeadDelivery } from "../storage/store.ts";
import type { Timing } from "../timing.ts";

export interface SweepDependencies {
  bucket: LeadBucket;
  deliveryOf(id: string): LeadDelivery;
  /** Sends the daily sign of life; says whether the relay took it. */
  sendHeartbeat(date: string, counts: Counts): Promise<boolean>;
  timing: Timing;
  now(): number;
  /** The time that the site shows, which decides when a day's sign of life is due. */
  shownNow(): Date;
  log: Log;
}

/** What the last sweep found, for `/api/health`. No personal data. */
export interface SweepReport {
  at: string;
  pending: number;
  parked: number;
  oldestAt?: string;
  /** The marker up to which this sweep came, where there were more than one can see to. */
  continueAfter?: string;
}

const sweepReportKey = "status/sweep.json";

/** Every ten minutes: whatever is pending is put on its way again, whatever was never completed is removed. */
export async function sweep(parts: SweepDependencies): Promise<SweepReport> {
  const { bucket, now, log } = parts;
  const before = await lastSweep(bucket);
  const markers: R2Object[] = [];
  for await (const marker of listAll(bucket, keys.pending(""))) markers.push(marker);
  const found = { pending: 0, parked: 0, oldest: Number.POSITIVE_INFINITY, stumbled: 0 };
  const turn = fromWhereItEnded(markers, before?.continueAfter).slice(0, maxInOneSweep);
  await eachOf(turn, atOnce, async (marker) => {
    try {
      const standing = await putOnItsWay(marker, parts);
      if (!standing) return;
      found.pending += 1;
      found.oldest = Math.min(found.oldest, marker.uploaded.getTime());
      if (standing.parked) found.parked += 1;
    } catch (error) {
      found.pending += 1;
      found.stumbled += 1;
      log({ event: "sweep-stumbled", kind: error instanceof Error ? error.name : typeof error });
    }
  });
  const last = turn.at(-1)?.key;
  const report: SweepReport = {
    at: new Date(now()).toISOString(),
    pending: found.pending + markers.length - turn.length,
    parked: found.parked,
    ...(found.oldest !== Number.POSITIVE_INFINITY && { oldestAt: new Date(found.oldest).toISOString() }),
    ...(turn.length < markers.length && last !== undefined && { continueAfter: last }),
  };
  await bucket.put(sweepReportKey, JSON.stringify(report));
  if (report.pending > 0)
    log({ event: "sweep", pending: report.pending, parked: report.parked, stumbled: found.stumbled });
  await heartbeat(report, parts);
  return report;
}

export async function lastSweep(bucket: LeadBucket): Promise<SweepReport | undefined> {
  const object = await bucket.get(sweepReportKey);
  return object ? object.json<SweepReport>() : undefined;
}

/** A thousand calls out is what one run may make; a lead takes two or three. */
const maxInOneSweep = 250;
const atOnce = 10;

async function putOnItsWay(marker: R2Object, { bucket, deliveryOf, timing, now }: SweepDependencies) {
  const id = marker.key.slice(keys.pending("").length);
  if (await bucket.head(keys.request(id))) {
    // Only somebody who holds the bucket's keys can write a marker that isn't empty.
    const standing = await (marker.size > 0 ? deliveryOf(id).resend(id) : deliveryOf(id).deliver(id));
    if (standing.state === "pending") return standing;
    await (standing.state === "done" ? eraseUnnamed(bucket, id) : eraseLead(bucket, id));
    await bucket.delete(marker.key);
    return undefined;
  }
  if (now() - marker.uploaded.getTime() < timing.abandonedMs) return undefined;
  await eraseLead(bucket, id);
  await bucket.delete(marker.key);
  return undefined;
}

function fromWhereItEnded(markers: R2Object[], after: string | undefined): R2Object[] {
  const start = after === undefined ? 0 : markers.findIndex(({ key }) => key > after);
  return start <= 0 ? markers : [...markers.slice(start), ...markers.slice(0, start)];
}

async function eachOf<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

const heartbeatFromHour = 8;
const claimHoldsMs = 1_800_000;

/** Once a day. The claim is written first, so that two sweeps send one mail; a claim without a mail lapses. */
async function heartbeat(
  report: SweepReport,
  { bucket, sendHeartbeat, now, shownNow }: SweepDependencies,
): Promise<void> {
  const { date, minutes } = melbourneTime(shownNow());
  if (minutes < heartbeatFromHour * 60) return;
  const key = `heartbeat/${date}`;
  const claim = await bucket.get(key);
  const written = claim && (await claim.text());
  if (written === "sent" || (claim && now() - Number(written) < claimHoldsMs)) return;
  if (claim) await bucket.put(key, String(now()));
  else if (!(await createOnly(bucket, key, String(now())))) return;
  let received = 0;
  for await (const _ of listAll(bucket, keys.done(addDays(melbourneDate(new Date(now())), -1), ""))) received += 1;
  const oldestHours = report.oldestAt ? Math.floor((now() - Date.parse(report.oldestAt)) / 3_600_000) : 0;
  if (await sendHeartbeat(date, { received, pending: report.pending, parked: report.parked, oldestHours }))
    await bucket.put(key, "sent");
}

import * as z from "zod/mini";
import { addDays, melbourneDate, melbourneTime, weekdayOf } from "#content/melbourne.ts";
import type { Log } from "#worker/log.ts";
import { callsCsv } from "../calls/csv.ts";
import { readRecords } from "../calls/record.ts";
import { type CallReport, callReport } from "../calls/report.ts";
import { createOnly, eraseLead, eraseUnnamed, keys, type LeadBucket, listAll } from "../storage/bucket.ts";
import type { LeadDelivery } from "../storage/store.ts";
import type { Timing } from "../timing.ts";
import { openProblems, type SendAlert, sendAlerts } from "./alerts.ts";

export interface SweepDependencies {
  bucket: LeadBucket;
  deliveryOf(id: string): LeadDelivery;
  sendAlert: SendAlert;
  /** Sends the daily sign of life; says whether the relay took it. */
  sendHeartbeat(date: string, counts: Counts): Promise<boolean>;
  timing: Timing;
  now(): number;
  /** The time that the site shows, which decides when a day's sign of life is due. */
  shownNow(): Date;
  log: Log;
}

export interface Counts {
  /** Requests that were delivered on the day before. */
  received: number;
  pending: number;
  problems: number;
  oldestHours: number;
  /** What became of the promised calls; absent where it can't be counted now. */
  calls?: CallReport | undefined;
  /** On Mondays. */
  csv?: string | undefined;
}

/** What the last sweep found, for `/api/health`. No personal data. */
const reportSchema = z.object({
  at: z.string(),
  pending: z.number(),
  /** How many of them somebody has to look at. */
  parked: z.number(),
  oldestAt: z.optional(z.string()),
  /** The marker up to which this sweep came, where there were more than one can see to. */
  continueAfter: z.optional(z.string()),
});

export type SweepReport = z.output<typeof reportSchema>;

const sweepReportKey = "status/sweep.json";

/** Every ten minutes: whatever is pending is set going again, whatever was never completed is deleted, alerts go out. */
export async function sweep(parts: SweepDependencies): Promise<SweepReport> {
  const { bucket, now, log } = parts;
  const before = await lastSweep(bucket);
  const markers: R2Object[] = [];
  for await (const marker of listAll(bucket, keys.pending(""))) markers.push(marker);
  let stumbled = 0;
  const finished = new Set<string>();
  const some = fromWhereItEnded(markers, before?.continueAfter).slice(0, maxInOneSweep);
  await eachOf(some, atOnce, async (marker) => {
    try {
      if (!(await setGoing(marker, parts))) finished.add(marker.key);
    } catch (error) {
      stumbled += 1;
      log({ event: "sweep-stumbled", kind: error instanceof Error ? error.name : typeof error });
    }
  });
  const left = markers.filter(({ key }) => !finished.has(key));
  const open = await openProblems(bucket);
  const oldest = Math.min(...left.map(({ uploaded }) => uploaded.getTime()));
  const last = some.at(-1)?.key;
  const report: SweepReport = {
    at: new Date(now()).toISOString(),
    pending: left.length,
    parked: open.filter(({ isWaiting }) => isWaiting).length,
    ...(oldest !== Number.POSITIVE_INFINITY && { oldestAt: new Date(oldest).toISOString() }),
    ...(some.length < markers.length && last !== undefined && { continueAfter: last }),
  };
  await bucket.put(sweepReportKey, JSON.stringify(report));
  if (report.pending > 0) log({ event: "sweep", pending: report.pending, parked: report.parked, stumbled });
  await sendAlerts(open, parts);
  await heartbeat(report, parts);
  return report;
}

/** Undefined where there was none, or what is stored is no report. */
export async function lastSweep(bucket: LeadBucket): Promise<SweepReport | undefined> {
  const object = await bucket.get(sweepReportKey);
  if (!object) return undefined;
  const parsed = reportSchema.safeParse(await object.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
}

/** A run may make a thousand calls; a lead takes two or three. */
const maxInOneSweep = 250;
const atOnce = 10;

/** Says whether the marker still stands. */
async function setGoing(marker: R2Object, { bucket, deliveryOf, timing, now }: SweepDependencies): Promise<boolean> {
  const id = marker.key.slice(keys.pending("").length);
  if ((await bucket.head(keys.request(id))) || (await bucket.head(keys.withdrawn(id)))) {
    // Only somebody who holds the bucket's keys can write a marker that isn't empty.
    const { state } = await (marker.size > 0 ? deliveryOf(id).resend(id) : deliveryOf(id).deliver(id));
    if (state === "pending") return true;
    await (state === "done" ? eraseUnnamed(bucket, id) : eraseLead(bucket, id));
    if (state === "stopping") return true;
  } else {
    if (now() - marker.uploaded.getTime() < timing.abandonedMs) return true;
    await eraseLead(bucket, id);
  }
  await bucket.delete(marker.key);
  return false;
}

/**
 * Sets the alarms anew of what was settled since that day. Nobody else does, and one that was set while the clock was ahead
 * would keep a reminder, or the alert about a missing report, until that time.
 */
async function wakeSettled(since: string, { bucket, deliveryOf, log }: SweepDependencies): Promise<void> {
  const ids: string[] = [];
  for await (const { key } of listAll(bucket, "done/", [], keys.done(since, ""))) ids.push(key.split("/").at(-1) ?? "");
  await eachOf(ids.slice(-maxInOneSweep), atOnce, (id) =>
    deliveryOf(id)
      .retry(id)
      .catch((error: unknown) =>
        log({ event: "sweep-stumbled", kind: error instanceof Error ? error.name : typeof error }),
      ),
  );
}

function fromWhereItEnded(markers: R2Object[], after: string | undefined): R2Object[] {
  const start = after === undefined ? 0 : markers.findIndex(({ key }) => key > after);
  return start <= 0 ? markers : [...markers.slice(start), ...markers.slice(0, start)];
}

async function eachOf<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

const monday = 1;
const heartbeatFromHour = 8;
const claimHoldsMs = 1_800_000;

/** Once a day. The claim is written first, so that two sweeps send one mail; a claim without a mail lapses. */
async function heartbeat(report: SweepReport, parts: SweepDependencies): Promise<void> {
  const { bucket, sendHeartbeat, now, shownNow } = parts;
  const { date, minutes } = melbourneTime(shownNow());
  if (minutes < heartbeatFromHour * 60) return;
  const key = `heartbeat/${date}`;
  const claim = await bucket.get(key);
  const written = claim && (await claim.text());
  if (written === "sent" || (claim && now() - Number(written) < claimHoldsMs)) return;
  if (claim) await bucket.put(key, String(now()));
  else if (!(await createOnly(bucket, key, String(now())))) return;
  const yesterday = addDays(melbourneDate(new Date(now())), -1);
  await wakeSettled(yesterday, parts);
  let received = 0;
  for await (const _ of listAll(bucket, keys.done(yesterday, ""))) received += 1;
  const oldestHours = report.oldestAt ? Math.floor((now() - Date.parse(report.oldestAt)) / 3_600_000) : 0;
  const records = await readRecords(bucket).catch(() => undefined);
  const counts = { received, pending: report.pending, problems: report.parked, oldestHours };
  const calls = records && callReport(records, new Date(now()));
  const csv = records && weekdayOf(date) === monday ? callsCsv(records, now()) : undefined;
  if (await sendHeartbeat(date, { ...counts, calls, csv })) await bucket.put(key, "sent");
}

import * as z from "zod/mini";
import { createOnly, type LeadBucket, listAll } from "../storage/bucket.ts";
import type { LeadDelivery } from "../storage/store.ts";
import type { Timing } from "../timing.ts";
import { type Problem, problemKinds } from "./problems.ts";
import type { Outcome } from "./state.ts";

/** One digest for everything that somebody has to look at, by what it is about. */
export type SendAlert = (found: OpenProblem[]) => Promise<Outcome>;

export interface OpenProblem {
  about: Problem;
  id: string;
  /** The lead is still to be delivered. The others are news, and nothing waits for them. */
  isWaiting: boolean;
}

interface AlertDependencies {
  bucket: LeadBucket;
  deliveryOf(id: string): Pick<LeadDelivery, "retry">;
  sendAlert: SendAlert;
  timing: Timing;
  now(): number;
}

export async function openProblems(bucket: LeadBucket): Promise<OpenProblem[]> {
  const found: OpenProblem[] = [];
  for await (const { key } of listAll(bucket, "problems/")) {
    const [, name, id = ""] = key.split("/");
    const about = problemKinds.find((known) => known === name);
    if (about) found.push({ about, id, isWaiting: !news.includes(about) });
  }
  return found;
}

const news: readonly Problem[] = ["visitor-bounced", "receipt-missing", "hook-refused"];

/**
 * One mail about all problems that staff weren't told of yet, at most hourly. What the relay never confirmed is told again
 * until the relay answers, and is then tried once more: before that, another try would only be another copy.
 */
export async function sendAlerts(
  open: OpenProblem[],
  { bucket, deliveryOf, sendAlert, timing, now }: AlertDependencies,
): Promise<void> {
  const object = await bucket.get(alertsKey);
  const before = object && readAlerts(await object.text());
  const told = new Set(before?.told);
  const isNew = (problem: OpenProblem) => isUnconfirmed(problem) || !told.has(nameOf(problem));
  if (!open.some(isNew)) return;
  if (before && Math.abs(now() - before.at) < timing.alertEveryMs) return;
  // Claimed first, so that two sweeps send one mail.
  const claim = JSON.stringify({ at: now(), told: [...told] } satisfies Alerts);
  const claimed = object
    ? (await bucket.put(alertsKey, claim, { onlyIf: { etagMatches: object.etag } })) !== null
    : await createOnly(bucket, alertsKey, claim);
  if (!claimed) return;
  const outcome = await sendAlert(open);
  const next =
    outcome.kind === "refused"
      ? { at: before?.at ?? 0, told: [...told] }
      : { at: now(), told: open.filter((problem) => !isUnconfirmed(problem)).map(nameOf) };
  await bucket.put(alertsKey, JSON.stringify(next satisfies Alerts));
  if (outcome.kind === "accepted") for (const { id } of open.filter(isUnconfirmed)) await deliveryOf(id).retry(id);
}

const alertsKey = "status/alerts.json";

interface Alerts {
  /** When the last digest was sent. */
  at: number;
  /** What staff were told of and is still open. */
  told: string[];
}

const alertsSchema = z.object({ at: z.number(), told: z.array(z.string()) });

function readAlerts(text: string): Alerts | undefined {
  try {
    const parsed = alertsSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ about, id }: OpenProblem): string {
  return `${about}/${id}`;
}

function isUnconfirmed({ about }: OpenProblem): boolean {
  return about === "staff-unconfirmed" || about === "stop-unconfirmed";
}

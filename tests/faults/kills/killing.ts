import { setTimeout as after } from "node:timers/promises";
import * as z from "zod/mini";
import { longestArrivalMs } from "#tests/deadlines.ts";
import { type Random, seededRandom } from "#tests/random.ts";
import { formRequest, healthLink, jsonRequest, referenceIn, textOf } from "#tests/running-site/lead-site.ts";
import { minimalRequest, png } from "#tests/sample-requests/samples.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import type { Fault } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { KillableSite } from "../killable-site.ts";
import { type Action, actionsOf, filesOnCard, lossesOf } from "./actions.ts";

export interface KillingPlan {
  leads: number;
  kills: number;
  seed: number;
}

/** Each of three attempts without a response may have delivered a copy, and so may the last attempt, after a recovery. */
export const maxCopies = 4;

interface Visitor {
  id: string;
  request: RequestInit;
  /** How many files come with the request. */
  files: number;
  /** When in a round it posts. */
  postsAtMs: number;
  /** Whether it posts again until all is acknowledged. */
  insists: boolean;
  /** The reference, once the request was acknowledged. */
  reference: string | undefined;
  /** What is still to be done about the request. Each action is repeated until it is acknowledged. */
  actions: Action[];
  acknowledgedActions: Action[];
}

/**
 * Posts leads, books visits, sends quotes and accepts them, and kills the runtime at random moments: while requests come in, while
 * files are written, while an email is sent, or long after. The seed repeats the plan, but not what each kill hits.
 */
export async function runKilling(site: KillableSite, plan: KillingPlan) {
  const visitors = await playRounds(site, plan);
  site.mailbox.faults.set({ mode: "none" });
  for (let pass = 0; pass < maxPasses && unfinishedOf(visitors).length > 0; pass++, await after(250))
    for (const visitor of unfinishedOf(visitors)) await attempt(site, visitor);
  const late = await waitForArrival(site, visitors);
  return { kills: plan.kills, posted: visitors.length, ...(await countArrivals(site, visitors)), late };
}

/** Each round brings new visitors, lets the earlier ones go on, and ends with a kill. */
async function playRounds(site: KillableSite, { leads, kills, seed }: KillingPlan): Promise<Visitor[]> {
  const random = seededRandom(seed);
  const visitors: Visitor[] = [];
  for (let round = 0; round < kills; round++) {
    const newCount = Math.round(((round + 1) * leads) / kills) - visitors.length;
    const earlierVisitors = unfinishedOf(visitors);
    const newVisitors = Array.from({ length: newCount }, (_, index) => visitorOf(visitors.length + index, random));
    visitors.push(...newVisitors);
    site.mailbox.faults.set(mailFaultFrom(random));
    // On a busy machine the first response after a start takes seconds, so wait for it before the round begins.
    await site.ask("/api/health");
    const posts = [...newVisitors, ...earlierVisitors].map(async (visitor) => {
      await after(visitor.postsAtMs);
      await attempt(site, visitor);
    });
    await waitForKillMoment(newVisitors, random);
    await site.kill();
    await Promise.all(posts);
    await site.start();
  }
  return visitors;
}

/** Posts once: the request, or the next action about it. */
async function attempt(site: KillableSite, visitor: Visitor): Promise<void> {
  const [action] = visitor.actions;
  if (visitor.reference !== undefined) {
    if (action && (await action.attempt(site))) visitor.acknowledgedActions.push(...visitor.actions.splice(0, 1));
    return;
  }
  const response = await site.ask("/api/assessment", visitor.request).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.status === 202 && body !== undefined) visitor.reference = referenceIn(body);
  else if (response !== undefined && response.status !== 202 && response.status < 500)
    throw new Error(`${visitor.id} was refused: ${response.status}`);
}

/** The visitors who post again until all is acknowledged, and for whom something isn't yet. */
function unfinishedOf(visitors: readonly Visitor[]): Visitor[] {
  return visitors.filter(
    ({ insists, reference, actions }) => insists && (reference === undefined || actions.length > 0),
  );
}

/** What became of everything that was acknowledged. */
async function countArrivals(site: KillableSite, visitors: readonly Visitor[]) {
  const acknowledgedVisitors = visitors.filter((visitor) => visitor.reference !== undefined);
  const staffCopies = visitors.map((visitor) => copiesOf(site, visitor, "staff"));
  const withoutConfirmation = acknowledgedVisitors
    .filter((visitor) => copiesOf(site, visitor, "visitor").length === 0)
    .map(({ id }) => id);
  const deliveries = site.rows(deliveriesQuery);
  const phaseOf = (id: string, kind: string) =>
    deliveries.find((delivery) => delivery.request === id && delivery.kind === kind)?.phase;
  const forgottenIds = withoutConfirmation.filter((id) => phaseOf(id, "visitor") !== "unconfirmed");
  const actions = acknowledgedVisitors.flatMap((visitor) =>
    visitor.acknowledgedActions.map((action) => ({ visitor, action })),
  );
  const missing: string[] = [];
  for (const { visitor, action } of actions) {
    const { id } = visitor;
    for (const loss of await lossesOf(action, site)) missing.push(`${id}: ${loss}`);
    for (const kind of action.letters) {
      const copyCount = copiesOf(site, visitor, kind).length;
      if (copyCount === 0 && !isHandedOver(site, id, kind) && phaseOf(id, kind) !== "unconfirmed")
        missing.push(`${id}: no email of its ${kind}`);
      if (copyCount > maxCopies * action.attempts) missing.push(`${id}: ${copyCount} emails of its ${kind}`);
    }
  }
  for (const { id, files } of acknowledgedVisitors)
    if ((await filesOnCard(id, site)) !== files) missing.push(`${id}: not all of its ${files} files`);
  const countOf = (name: Action["name"]) => actions.filter(({ action }) => action.name === name).length;
  return {
    acknowledged: acknowledgedVisitors.length,
    withThreeFiles: acknowledgedVisitors.filter(({ files }) => files === 3).length,
    booked: countOf("booking"),
    quoted: countOf("quote"),
    accepted: countOf("acceptance"),
    /** Requests and actions that weren't acknowledged in the end, although they were repeated. There must be none. */
    unfinished: unfinishedOf(visitors).length,
    /** Acknowledged, but never emailed to staff. There must be none. */
    lost: unknownToStaff(site, visitors).map(({ id }) => id),
    /** Bookings, files, quotes and acceptances that were acknowledged, but are missing or weren't emailed. */
    missing,
    /** Acknowledged, but without a confirmation, and the inbox doesn't know that it may be missing. There must be none. */
    forgotten: forgottenIds,
    /** Acknowledged, but without a confirmation, which the inbox lists as unconfirmed. */
    unconfirmed: withoutConfirmation.length - forgottenIds.length,
    byFallback: staffCopies.flat().filter(isByFallback).length,
    doubled: staffCopies.filter((copies) => copies.length > 1).length,
    maxCopies: Math.max(...staffCopies.map((copies) => copies.length)),
    outOfThread: staffCopies.filter(
      (copies) =>
        new Set(copies.filter((letter) => !isByFallback(letter)).map(({ headers }) => headers?.References)).size > 1,
    ).length,
    /** The rows of emails whose requests aren't settled. */
    states: deliveries.filter(({ settled }) => settled !== 1).map((delivery) => JSON.stringify(delivery)),
  };
}

const deliveriesQuery =
  "SELECT request, kind, phase, attempts, state ->> 'unknownOutcomes' AS unknowns, settled FROM mails JOIN requests ON id = request";

const longestRoundMs = 400;
/** How often visitors who aren't finished after the last kill post again, a quarter of a second apart. */
const maxPasses = 40;
/** The longest that a kill waits for acknowledgements, as half of the kills do. A slow machine may need all of it. */
const longestWaitMs = 5000;

/** Waits for the moment to kill: any time in a round, or shortly after some of its requests are acknowledged. */
async function waitForKillMoment(newVisitors: readonly Visitor[], random: Random): Promise<void> {
  const limit = after(random.oneIn(2) ? random.integer(0, longestRoundMs) : longestWaitMs, "late");
  const wantedCount = random.integer(0, newVisitors.length);
  const pauseMs = random.integer(0, 150);
  const areEnough = () => newVisitors.filter(({ reference }) => reference !== undefined).length >= wantedCount;
  while (!areEnough()) if ((await Promise.race([limit, after(5)])) === "late") return;
  await after(pauseMs);
}

function visitorOf(number: number, random: Random): Visitor {
  const id = crypto.randomUUID();
  const kind = (["fault", "alone", "booking", "quote", "files"] as const)[number % 5] ?? "alone";
  const faultReport = kind === "fault" && { kind: "fault", fault: "battery", since: "today" };
  const changes = { name: `Visitor ${number}`, ...faultReport };
  const photo = (name: string) => new File([png({ noise: random.integer(1, 400_000) })], name);
  const threePhotos = [photo("roof.png"), photo("tank.png"), photo("inverter.png")];
  const withSome = random.oneIn(4) ? threePhotos.slice(random.integer(0, 2)) : [];
  const file = kind === "files" ? threePhotos : withSome;
  const form = file.length > 0 ? formRequest({ ...changes, file }) : undefined;
  return {
    id,
    request: form ? { ...form, headers: { "Idempotency-Key": id } } : jsonRequest(minimalRequest(changes), id),
    files: file.length,
    postsAtMs: random.integer(0, longestRoundMs),
    insists: !random.oneIn(4),
    reference: undefined,
    actions: actionsOf(id, kind, random),
    acknowledgedActions: [],
  };
}

function mailFaultFrom(random: Random): Fault {
  const mode = random.pick(["none", "none", "none", "500", "hang", "reset", "accept-then-hang", "202-failed"] as const);
  return { mode, times: random.integer(1, 4) };
}

const { aliasOf } = createSignatures([localLinkSecret]);

function isByFallback({ campaign_id }: Message): boolean {
  return campaign_id === undefined;
}

/**
 * Whether the fallback has accepted an email. The runtime's simulation accepts an email before it stores it, so a kill in between
 * loses the email. A real service wouldn't do that. Only the fallback answers with a message's full id.
 */
function isHandedOver(site: KillableSite, id: string, kind: string): boolean {
  const query = `SELECT 1 FROM mails WHERE request = '${id}' AND kind = '${kind}' AND state ->> 'requestId' LIKE '<%'`;
  return site.rows(query).length > 0;
}

/**
 * The emails of a kind about a visitor's request. One by the fallback has no campaign id: staff's first about a request begins with its
 * reference, and each links to the card.
 */
function copiesOf(site: KillableSite, { id, reference }: Visitor, kind: string): Message[] {
  return site.mailbox.messages.filter((letter) =>
    isByFallback(letter)
      ? reference !== undefined &&
        textOf(letter).includes(`/office/${aliasOf(id)}?`) &&
        kind === (textOf(letter).startsWith(reference) ? "staff" : "change")
      : letter.campaign_id === `${aliasOf(id)}.${kind}`,
  );
}

/** The visitors whose request was acknowledged, but not emailed to staff. */
function unknownToStaff(site: KillableSite, visitors: readonly Visitor[]): Visitor[] {
  return visitors.filter(
    (visitor) =>
      visitor.reference !== undefined &&
      copiesOf(site, visitor, "staff").length === 0 &&
      !isHandedOver(site, visitor.id, "staff"),
  );
}

/** Waits until staff have every acknowledged request and nothing is due. Returns what is still awaited when the time is up. */
async function waitForArrival(site: KillableSite, visitors: readonly Visitor[]): Promise<string[]> {
  const dueQuery = "SELECT 1 FROM mails WHERE phase IN ('due', 'sending') AND kind IN ('change', 'visit', 'quote')";
  for (const endMs = Date.now() + longestArrivalMs; ; await after(250)) {
    site.mailbox.readFallbackMails();
    const awaitedCounts = {
      "requests that aren't settled": await sweepAndCountPending(site),
      "emails that are due": site.rows(dueQuery).length,
      "requests that staff don't know": unknownToStaff(site, visitors).length,
    };
    const awaited = Object.entries(awaitedCounts).filter(([, count]) => count > 0);
    if (awaited.length === 0 || Date.now() > endMs) return awaited.map(([what, count]) => `${count} ${what}`);
  }
}

/** Runs the timer and returns how many requests aren't settled; infinity while the inbox doesn't answer. */
async function sweepAndCountPending(site: KillableSite): Promise<number> {
  await site.sweep();
  const { leads } = healthSchema.parse(await (await site.ask(healthLink())).json());
  return leads.pending ?? Number.POSITIVE_INFINITY;
}

const healthSchema = z.object({ leads: z.object({ pending: z.optional(z.number()) }) });

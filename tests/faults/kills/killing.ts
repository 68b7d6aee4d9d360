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
  acknowledged: string | undefined;
  /** What is to be done about the request. Each action is repeated until it is acknowledged. */
  actions: Action[];
  done: Action[];
}

/**
 * Posts leads, books visits, sends quotes and accepts them, and kills the runtime at random moments: while requests come in, while
 * files are written, while an email is sent, or long after. The seed repeats the plan, but not what each kill hits.
 */
export async function runKilling(site: KillableSite, { leads, kills, seed }: KillingPlan) {
  const random = seededRandom(seed);
  const visitors: Visitor[] = [];

  /** Posts once: the request, or the next action about it. */
  async function attempt(visitor: Visitor): Promise<void> {
    const {
      actions: [action],
      done,
    } = visitor;
    if (visitor.acknowledged !== undefined) {
      if (action && (await action.attempt(site))) done.push(...visitor.actions.splice(0, 1));
      return;
    }
    const response = await site.ask("/api/assessment", visitor.request).catch(() => undefined);
    const body: unknown = await response?.json().catch(() => undefined);
    if (response?.status === 202 && body !== undefined) visitor.acknowledged = referenceIn(body);
    else if (response !== undefined && response.status !== 202 && response.status < 500)
      throw new Error(`${visitor.id} was refused: ${response.status}`);
  }

  const unfinished = () =>
    visitors.filter(
      ({ insists, acknowledged, actions }) => insists && (acknowledged === undefined || actions.length > 0),
    );

  for (let round = 0; round < kills; round++) {
    const count = Math.round(((round + 1) * leads) / kills) - visitors.length;
    const unfinishedVisitors = unfinished();
    const newVisitors = Array.from({ length: count }, (_, index) => visitorOf(visitors.length + index, random));
    visitors.push(...newVisitors);
    site.mailbox.faults.set(faultOf(random));
    // On a busy machine the first response after a start takes seconds, so wait for it before the round begins.
    await site.ask("/api/health");
    const posts = [...newVisitors, ...unfinishedVisitors].map(async (visitor) => {
      await after(visitor.postsAtMs);
      await attempt(visitor);
    });
    await waitForKillMoment(newVisitors, random);
    await site.kill();
    await Promise.all(posts);
    await site.start();
  }

  site.mailbox.faults.set({ mode: "none" });
  for (let pass = 0; pass < maxPasses && unfinished().length > 0; pass++, await after(250))
    for (const visitor of unfinished()) await attempt(visitor);
  const letters = await waitForArrival(site, visitors);
  const acknowledgedVisitors = visitors.filter((visitor) => visitor.acknowledged !== undefined);
  const staffCopies = visitors.map((visitor) => letters(visitor, "staff"));
  const withoutConfirmation = acknowledgedVisitors
    .filter((visitor) => letters(visitor, "visitor").length === 0)
    .map(({ id }) => id);
  const deliveries = site.rows(deliveriesQuery);
  const phaseOf = (id: string, kind: string) =>
    deliveries.find((delivery) => delivery.request === id && delivery.kind === kind)?.phase;
  const forgottenIds = withoutConfirmation.filter((id) => phaseOf(id, "visitor") !== "unconfirmed");
  const actions = acknowledgedVisitors.flatMap((visitor) => visitor.done.map((action) => ({ visitor, action })));
  const losses: string[] = [];
  for (const { visitor, action } of actions) {
    const { id } = visitor;
    for (const loss of await lossesOf(action, site)) losses.push(`${id}: ${loss}`);
    for (const kind of action.letters) {
      const copies = letters(visitor, kind).length;
      if (copies === 0 && !isHandedOver(site, id, kind) && phaseOf(id, kind) !== "unconfirmed")
        losses.push(`${id}: no email of its ${kind}`);
      if (copies > maxCopies * action.attempts) losses.push(`${id}: ${copies} emails of its ${kind}`);
    }
  }
  for (const { id, files } of acknowledgedVisitors)
    if ((await filesOnCard(id, site)) !== files) losses.push(`${id}: not all of its ${files} files`);
  const stillPending = await sweepAndCountPending(site);
  const countOf = (name: Action["name"]) => actions.filter(({ action }) => action.name === name).length;
  return {
    kills,
    posted: visitors.length,
    acknowledged: acknowledgedVisitors.length,
    withThreeFiles: acknowledgedVisitors.filter(({ files }) => files === 3).length,
    booked: countOf("booking"),
    quoted: countOf("quote"),
    accepted: countOf("acceptance"),
    /** Requests and actions that weren't acknowledged in the end, although they were repeated. There must be none. */
    unfinished: unfinished().length,
    /** Acknowledged, but never emailed to staff. There must be none. */
    lost: acknowledgedVisitors
      .filter((visitor) => letters(visitor, "staff").length === 0 && !isHandedOver(site, visitor.id, "staff"))
      .map(({ id }) => id),
    /** Bookings, files, quotes and acceptances that were acknowledged, but are missing or weren't emailed. */
    missing: losses,
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
    stillPending,
    /** The rows of emails whose requests aren't settled. */
    states: deliveries.filter(({ settled }) => settled !== 1).map((delivery) => JSON.stringify(delivery)),
  };
}

const deliveriesQuery =
  "SELECT request, kind, phase, attempts, state ->> 'unknownOutcomes' AS unknowns, settled FROM mails JOIN requests ON id = request";

const longestRoundMs = 400;
const maxPasses = 40;

/** Waits for the moment to kill: any time in a round, or shortly after some of its requests are acknowledged. */
async function waitForKillMoment(newVisitors: readonly Visitor[], random: Random): Promise<void> {
  const limit = after(random.oneIn(2) ? random.integer(0, longestRoundMs) : 5000, "late");
  const wantedCount = random.integer(0, newVisitors.length);
  const pauseMs = random.integer(0, 150);
  const enough = () => newVisitors.filter(({ acknowledged }) => acknowledged !== undefined).length >= wantedCount;
  while (!enough()) if ((await Promise.race([limit, after(5)])) === "late") return;
  await after(pauseMs);
}

function visitorOf(number: number, random: Random): Visitor {
  const id = crypto.randomUUID();
  const kind = (["fault", "alone", "booking", "quote", "files"] as const)[number % 5] ?? "alone";
  const isFault = kind === "fault";
  const changes = { name: `Visitor ${number}`, ...(isFault && { kind: "fault", fault: "battery", since: "today" }) };
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
    acknowledged: undefined,
    actions: actionsOf(id, kind, random),
    done: [],
  };
}

function faultOf(random: Random): Fault {
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

/** Waits until staff have every acknowledged request and nothing is pending, or until the time is up. */
async function waitForArrival(site: KillableSite, visitors: readonly Visitor[]) {
  // An email by the fallback has no campaign id. Staff's first email begins with the reference, and each links to the card.
  const letters = ({ id, acknowledged }: Visitor, kind: string): Message[] =>
    site.mailbox.messages.filter((letter) =>
      isByFallback(letter)
        ? acknowledged !== undefined &&
          textOf(letter).includes(`/office/${aliasOf(id)}?`) &&
          kind === (textOf(letter).startsWith(acknowledged) ? "staff" : "change")
        : letter.campaign_id === `${aliasOf(id)}.${kind}`,
    );
  const isAnyMissing = () =>
    visitors.some(
      (visitor) =>
        visitor.acknowledged !== undefined &&
        letters(visitor, "staff").length === 0 &&
        !isHandedOver(site, visitor.id, "staff"),
    );
  const dueCount = () =>
    site.rows("SELECT 1 FROM mails WHERE phase IN ('due', 'sending') AND kind IN ('change', 'visit', 'quote')").length;
  for (const ends = Date.now() + longestArrivalMs; Date.now() < ends; await after(250)) {
    site.mailbox.readFallbackMails();
    if ((await sweepAndCountPending(site)) === 0 && dueCount() === 0 && !isAnyMissing()) break;
  }
  return letters;
}

/** Runs the timer and returns how many requests aren't settled; infinity while the inbox doesn't answer. */
async function sweepAndCountPending(site: KillableSite): Promise<number> {
  await site.sweep();
  const { leads } = healthSchema.parse(await (await site.ask(healthLink())).json());
  return leads.pending ?? Number.POSITIVE_INFINITY;
}

const healthSchema = z.object({ leads: z.object({ pending: z.optional(z.number()) }) });

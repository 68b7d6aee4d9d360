// What became of everything that was acknowledged while the runtime was killed.
import { setTimeout as after } from "node:timers/promises";
import * as z from "zod/mini";
import { longestArrivalMs } from "#tests/deadlines.ts";
import { healthLink, textOf } from "#tests/running-site/lead-site.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { maxUnknowns } from "#worker/leads/inbox/policy.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { KillableSite } from "../killable-site.ts";
import { type Action, filesOnCard, lossesOf } from "./actions.ts";
import { unfinishedOf, type Visitor } from "./visitors.ts";

/** Each of three attempts without a response may have delivered a copy, and so may the last attempt, after a recovery. */
export const allowedCopies = maxUnknowns + 1;

export async function countArrivals(site: KillableSite, visitors: readonly Visitor[]) {
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
  const missingLines: string[] = [];
  for (const { visitor, action } of actions) {
    const { id } = visitor;
    for (const loss of await lossesOf(action, site)) missingLines.push(`${id}: ${loss}`);
    for (const kind of action.letters) {
      const copyCount = copiesOf(site, visitor, kind).length;
      if (copyCount === 0 && !fallbackAccepted(site, id, kind) && phaseOf(id, kind) !== "unconfirmed")
        missingLines.push(`${id}: no email of its ${kind}`);
      if (copyCount > allowedCopies * action.attempts) missingLines.push(`${id}: ${copyCount} emails of its ${kind}`);
    }
  }
  for (const { id, files } of acknowledgedVisitors)
    if ((await filesOnCard(id, site)) !== files) missingLines.push(`${id}: not all of its ${files} files`);
  const countOf = (name: Action["name"]) => actions.filter(({ action }) => action.name === name).length;
  return {
    acknowledgedCount: acknowledgedVisitors.length,
    threeFilesCount: acknowledgedVisitors.filter(({ files }) => files === 3).length,
    bookedCount: countOf("booking"),
    quotedCount: countOf("quote"),
    acceptedCount: countOf("acceptance"),
    /** Requests and actions that weren't acknowledged in the end, although they were repeated. There must be none. */
    unfinishedCount: unfinishedOf(visitors).length,
    /** Acknowledged, but never emailed to staff. There must be none. */
    lostIds: unknownToStaff(site, visitors).map(({ id }) => id),
    /** Bookings, files, quotes and acceptances that were acknowledged, but are missing or weren't emailed. */
    missingLines,
    /** Acknowledged, but without a confirmation, and the inbox doesn't know that it may be missing. There must be none. */
    forgottenIds,
    /** Acknowledged, but without a confirmation, which the inbox lists as unconfirmed. */
    unconfirmedCount: withoutConfirmation.length - forgottenIds.length,
    byFallbackCount: staffCopies.flat().filter(isByFallback).length,
    doubledCount: staffCopies.filter((copies) => copies.length > 1).length,
    mostCopies: Math.max(...staffCopies.map((copies) => copies.length)),
    outOfThreadCount: staffCopies.filter(
      (copies) =>
        new Set(copies.filter((letter) => !isByFallback(letter)).map(({ headers }) => headers?.References)).size > 1,
    ).length,
    /** The rows of emails whose requests aren't settled. */
    unsettledRows: deliveries.filter(({ settled }) => settled !== 1).map((delivery) => JSON.stringify(delivery)),
  };
}

const deliveriesQuery =
  "SELECT request, kind, phase, attempts, state ->> 'unknownOutcomes' AS unknowns, settled FROM mails JOIN requests ON id = request";

const { aliasOf } = createSignatures([localLinkSecret]);

function isByFallback({ campaign_id }: Message): boolean {
  return campaign_id === undefined;
}

/**
 * Whether the fallback has accepted an email. The runtime's simulation accepts an email before it stores it, so a kill in between
 * loses the email. A real service wouldn't do that. Only the fallback answers with a message's full id.
 */
function fallbackAccepted(site: KillableSite, id: string, kind: string): boolean {
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
      !fallbackAccepted(site, visitor.id, "staff"),
  );
}

/** Waits until staff have every acknowledged request and nothing is due. Returns what is still awaited when the time is up. */
export async function waitForArrival(site: KillableSite, visitors: readonly Visitor[]): Promise<string[]> {
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

import { setTimeout as after } from "node:timers/promises";
import { type Chances, chancesOf } from "#tests/chances.ts";
import { formRequest, jsonRequest, signedHealth } from "#tests/running-site/lead-site.ts";
import { assessment, png } from "#tests/sample-requests/samples.ts";
import { localLinkSecret } from "#tools/local/config.ts";
import type { Fault } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { KillableSite } from "../killable-site.ts";

export interface KillingPlan {
  leads: number;
  kills: number;
  seed: number;
}

/** Three tries whose outcome nobody heard may each have left a copy; one more is made at the end. */
export const mostCopies = 4;

interface Visitor {
  id: string;
  request: RequestInit;
  /** Moments after the round's begin at which the request is sent, and whether it is sent again until it is answered. */
  postsAtMs: number;
  insists: boolean;
  acknowledged: boolean;
}

/**
 * Posts leads and kills the runtime at random moments: while requests come in, while files are written, while the relay
 * is spoken to, or long after. The seed repeats the plan; what a kill hits is the machine's chance.
 */
export async function runKilling(site: KillableSite, { leads, kills, seed }: KillingPlan) {
  const chances = chancesOf(seed);
  const visitors: Visitor[] = [];

  async function tryOnce(visitor: Visitor): Promise<void> {
    const answer = await site.ask("/api/assessment", visitor.request).catch(() => undefined);
    if (answer?.status === 202) visitor.acknowledged = true;
    else if (answer !== undefined && answer.status < 500)
      throw new Error(`${visitor.id} was refused: ${answer.status}`);
    await answer?.text().catch(() => "");
  }

  for (let round = 0; round < kills; round++) {
    const count = Math.round(((round + 1) * leads) / kills) - visitors.length;
    const fresh = Array.from({ length: count }, (_, index) => visitorOf(visitors.length + index, chances));
    const again = visitors.filter(({ insists, acknowledged }) => insists && !acknowledged);
    visitors.push(...fresh);
    site.mailbox.faults.set(faultOf(chances));
    // The first answer after a start takes seconds on a busy machine; what is to be hit comes after it.
    await site.ask("/api/health");
    const posts = [...fresh, ...again].map(async (visitor) => {
      await after(visitor.postsAtMs);
      await tryOnce(visitor);
    });
    await moment(fresh, chances);
    await site.kill();
    await Promise.all(posts);
    await site.start();
  }

  site.mailbox.faults.set({ mode: "none" });
  for (const visitor of visitors.filter(({ insists, acknowledged }) => insists && !acknowledged))
    await tryOnce(visitor);
  const mails = await arrived(site, visitors);
  const staff = visitors.map(({ id }) => mails(id, "staff"));
  const acknowledged = visitors.filter((visitor) => visitor.acknowledged);
  const withoutMail = acknowledged.filter(({ id }) => mails(id, "visitor").length === 0).map(({ id }) => id);
  const stored = site.mails();
  const phaseOf = (id: string) => stored.find(({ request, kind }) => request === id && kind === "visitor")?.phase;
  const unconfirmed = withoutMail.filter((id) => phaseOf(id) !== "unconfirmed");
  const stillPending = await pending(site);
  return {
    kills,
    posted: visitors.length,
    acknowledged: acknowledged.length,
    /** Acknowledged, and never mailed to staff. The claim is that there are none. */
    lost: acknowledged.filter(({ id }) => mails(id, "staff").length === 0).map(({ id }) => id),
    /** Acknowledged, without a confirmation, though fewer than three tries of it ended unheard. */
    unconfirmed,
    unheard: withoutMail.length - unconfirmed.length,
    doubled: staff.filter((copies) => copies.length > 1).length,
    mostCopies: Math.max(...staff.map((copies) => copies.length)),
    outOfThread: staff.filter((copies) => new Set(copies.map(({ headers }) => headers?.References)).size > 1).length,
    stillPending,
    /** What was written down of those that aren't settled. */
    states: stored.filter(({ settled }) => settled !== 1).map((mail) => JSON.stringify(mail)),
  };
}

const longestRoundMs = 400;

/** When to kill: at any time of a round, or shortly after some of its requests were acknowledged. */
async function moment(fresh: readonly Visitor[], chances: Chances): Promise<void> {
  const limit = after(chances.oneIn(2) ? chances.whole(0, longestRoundMs) : 5000, "late");
  const wanted = chances.whole(0, fresh.length);
  const pause = chances.whole(0, 150);
  const enough = () => fresh.filter(({ acknowledged }) => acknowledged).length >= wanted;
  while (!enough()) if ((await Promise.race([limit, after(5)])) === "late") return;
  await after(pause);
}

function visitorOf(number: number, chances: Chances): Visitor {
  const id = crypto.randomUUID();
  const isFault = number % 5 === 0;
  const changes = { name: `Visitor ${number}`, ...(isFault && { kind: "fault", fault: "battery", since: "today" }) };
  const photo = (name: string) => new File([png({ noise: chances.whole(1, 400_000) })], name);
  const file = [photo("roof.png"), photo("tank.png"), photo("inverter.png")].slice(chances.whole(0, 2));
  const form = chances.oneIn(4) ? formRequest({ ...changes, file }) : undefined;
  return {
    id,
    request: form ? { ...form, headers: { "Idempotency-Key": id } } : jsonRequest(assessment(changes), id),
    postsAtMs: chances.whole(0, longestRoundMs),
    insists: !chances.oneIn(4),
    acknowledged: false,
  };
}

function faultOf(chances: Chances): Fault {
  const mode = chances.pick([
    "none",
    "none",
    "none",
    "500",
    "hang",
    "reset",
    "accept-then-hang",
    "202-failed",
  ] as const);
  return { mode, times: chances.whole(1, 4) };
}

const { aliasOf } = createSignatures([localLinkSecret]);

/** Waits until staff have every acknowledged request and nothing is pending, or until waiting is no use. */
async function arrived(site: KillableSite, visitors: readonly Visitor[]) {
  const mails = (id: string, kind: "staff" | "visitor"): Message[] =>
    site.mailbox.messages.filter(({ campaign_id }) => campaign_id === `${aliasOf(id)}.${kind}`);
  const missing = () => visitors.some(({ id, acknowledged }) => acknowledged && mails(id, "staff").length === 0);
  for (const ends = Date.now() + longestArrivalMs; Date.now() < ends; await after(250))
    if ((await pending(site)) === 0 && !missing()) break;
  return mails;
}

const longestArrivalMs = 120_000;

/** How many requests aren't settled, after another look of the timer. */
async function pending(site: KillableSite): Promise<number> {
  await site.sweep();
  const health: unknown = await (await site.ask(signedHealth())).json();
  const leads: unknown = typeof health === "object" && health !== null ? Reflect.get(health, "leads") : undefined;
  return Number(typeof leads === "object" && leads !== null ? Reflect.get(leads, "pending") : Number.NaN);
}

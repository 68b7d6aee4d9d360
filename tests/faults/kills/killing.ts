import { setTimeout as after } from "node:timers/promises";
import { type Random, seededRandom } from "#tests/random.ts";
import type { Fault } from "#tools/mailbox/faults.ts";
import type { KillableSite } from "../killable-site.ts";
import { countArrivals, waitForArrival } from "./arrivals.ts";
import { attempt, longestRoundMs, unfinishedOf, type Visitor, visitorOf } from "./visitors.ts";

export interface KillingPlan {
  leads: number;
  kills: number;
  seed: number;
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

function mailFaultFrom(random: Random): Fault {
  const mode = random.pick(["none", "none", "none", "500", "hang", "reset", "accept-then-hang", "202-failed"] as const);
  return { mode, times: random.integer(1, 4) };
}

import { availableParallelism } from "node:os";
import * as fc from "fast-check";
import type { KillableRuntime } from "../killable-runtime.ts";
import { buildWithFaults } from "./build.ts";
import { type Violation, violations } from "./invariants.ts";
import { knownSchedules } from "./known.ts";
import { play } from "./play.ts";
import { startRelay } from "./relay.ts";
import { startRuntime } from "./runtime.ts";
import { isDeadly, type Schedule, schedule } from "./schedule.ts";
import { seldomMet } from "./seldom.ts";

export interface CampaignOptions {
  runs: number;
  seed: number;
  /** Plays one schedule again, as a failure printed it. */
  path?: string | undefined;
  /** The name of a planted bug. */
  planted?: string;
  /** Hears of a schedule that failed before it is made smaller, which takes a while. */
  onFailure?(failure: Failure): void;
  /** Hears how many were played so far. */
  onPlayed?(played: number): void;
}

export interface Failure {
  seed: number;
  path: string;
  schedule: Schedule;
  found: Violation[];
}

export interface Outcome {
  played: number;
  killed: number;
  relayCalls: number;
  failures: Failure[];
}

/** The command that plays a failed schedule again. */
export function replayOf({ seed, path }: Failure): string {
  return `npx node tests/faults/schedules/run.ts --seed ${seed} --path ${path}`;
}

/** Plays generated schedules, many at once, against the Worker with faults; shrinks what fails to its smallest form. */
export async function runCampaign({
  runs,
  seed,
  path,
  planted,
  onFailure,
  onPlayed,
}: CampaignOptions): Promise<Outcome> {
  const built = await buildWithFaults();
  const relay = await startRelay();
  // A runtime runs on one core. They are told apart by when they start, so one after another.
  const cores = Math.max(2, availableParallelism());
  const shared: KillableRuntime[] = [];
  while (shared.length < cores) shared.push(await startRuntime(built, relay, planted));
  // Kept apart, so that a kill ends no schedule but its own.
  let killable: Promise<KillableRuntime> | undefined;
  const outcome: Outcome = { played: 0, killed: 0, relayCalls: 0, failures: [] };
  let turn: Promise<unknown> = Promise.resolve();
  /** The lane whose schedule failed: the others end. */
  let failed: number | undefined;

  async function playOne(one: Schedule): Promise<Violation[]> {
    const number = outcome.played++;
    const name = `s${number}`;
    const run = async (runtime: KillableRuntime) => {
      try {
        const history = await play(one, name, runtime, relay);
        outcome.relayCalls += history.relay.length;
        onPlayed?.(outcome.played);
        return violations(history);
      } catch (error) {
        return [
          { invariant: "nothing goes wrong unhandled, or goes on without end" as const, details: [inFull(error)] },
        ];
      }
    };
    const own = shared[number % cores];
    if (own && !isDeadly(one)) return run(own);
    outcome.killed += 1;
    killable ??= startRuntime(built, relay, planted);
    const mine = Promise.all([killable, turn]).then(([runtime]) => run(runtime));
    turn = mine.catch(() => {});
    return mine;
  }

  async function lane(number: number, lanes: number): Promise<void> {
    const own = seed + number;
    let started = -1;
    let shrinkUntil: number | undefined;
    const property = fc.asyncProperty(schedule, async (one) => {
      // What is smaller fails no more once there was time enough to make it so, nor does anything after a failure elsewhere.
      if (path === undefined && failed !== undefined && failed !== number) return;
      if (shrinkUntil !== undefined && performance.now() > shrinkUntil) return;
      started += 1;
      const found = await playOne(one);
      if (found.length === 0) return;
      if (failed === undefined) {
        failed = number;
        shrinkUntil = performance.now() + longestShrinkMs;
        if (path === undefined) onFailure?.({ seed: own, path: String(started), schedule: one, found });
      }
      throw new Violated(found);
    });
    const replay = path === undefined ? {} : { path };
    const numRuns = path === undefined ? Math.ceil(runs / lanes) : 1;
    // How small a planted bug's schedule can be is of no interest, nor is a replayed one to be shrunk again.
    const endOnFailure = planted !== undefined || path !== undefined;
    const checked = await fc.check(property, { seed: own, numRuns, endOnFailure, ...replay });
    if (!checked.failed || !checked.counterexample) return;
    const { errorInstance: error } = checked;
    if (!(error instanceof Violated)) throw error;
    outcome.failures.push({
      seed: own,
      path: checked.counterexamplePath ?? "",
      schedule: checked.counterexample[0],
      found: error.found,
    });
  }

  async function playKnown(): Promise<void> {
    const met = planted && seldomMet[planted];
    const found = await Promise.all([...(met ? [met] : []), ...knownSchedules].map(playKnownOne));
    outcome.failures.push(...found.flat().slice(0, 1));
  }

  async function playKnownOne(one: Schedule, number: number): Promise<Failure[]> {
    const found = await playOne(one);
    return found.length > 0 ? [{ seed: 0, path: `known ${number}`, schedule: one, found }] : [];
  }

  try {
    if (path === undefined) await playKnown();
    if (outcome.failures.length > 0) return outcome;
    const lanes = path === undefined ? Math.min(runs, 6 * cores) : 1;
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number, lanes)));
    return outcome;
  } finally {
    await Promise.all(shared.map((runtime) => runtime.stop()));
    await (await killable)?.stop();
    await relay.stop();
  }
}

function inFull(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? `${error}: ${error.cause}` : String(error);
}

const longestShrinkMs = 120_000;

class Violated extends Error {
  readonly found: Violation[];

  constructor(found: Violation[]) {
    super(found.map(({ invariant, details }) => `${invariant}: ${details.join("; ")}`).join("\n"));
    this.found = found;
  }
}

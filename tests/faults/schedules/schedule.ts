import * as fc from "fast-check";
import type { CardPost } from "./card-post.ts";
import {
  type Broken,
  breakable,
  type CallFault,
  type HookMode,
  hookModes,
  type NamedFault,
  type Plan,
  type RelayMode,
  relayModes,
} from "./entry/plan.ts";

/** What visitors, staff, time and bad luck do, in order. Generated, shrunk and replayed as one value. */
export interface Schedule {
  leads: LeadPlan[];
  steps: Step[];
  /** Faults of stores and objects: how many calls go well before each. */
  calls: { after: number; fault: CallFault }[];
  /** Of a schedule written by hand: faults of the calls that it means, by their names. */
  named?: NamedFault[];
  /** What the relay does, try by try; afterwards it takes everything. */
  relay: { mode: RelayMode; times: number }[];
  /** What the business's own system does, call by call; afterwards it takes everything. Undefined where there is none. */
  hook?: { mode: HookMode; times: number }[] | undefined;
  /** Whether the site counts on delivery reports. */
  receipts: boolean;
  broken: Broken[];
}

const leadKinds = ["assessment", "with-times", "callback", "robot"] as const;

interface LeadPlan {
  /** A robot fills in the field that people can't see. */
  kind: (typeof leadKinds)[number];
  /** A program or the island brings an id; a form without script doesn't. */
  envelope: "json" | "form";
  file: boolean;
  /** Names the first request as the one that it corrects. */
  corrects: boolean;
}

/** `overlaps`: the next step begins before this one has ended. */
export type Step = { overlaps: boolean } & Doing;

type Doing =
  | { do: "post"; lead: number; variant: number }
  | { do: "withdraw"; lead: number; scope: "withdraw" | "delete" }
  | { do: "alarms" | "sweep" | "evict" }
  /** Staff press a button on the card, once or twice; or somebody else tries to. */
  | ({ do: "mark"; lead: number } & CardPost)
  /** An earlier press of a button is posted again, as it was. */
  | { do: "replay"; mark: number }
  /** By the link in the confirmation: one of two files. */
  | { do: "add"; lead: number; file: number }
  /** Somebody with the bucket's keys cuts a kept request short, or asks for one to be mailed again. */
  | { do: "spoil" | "resend"; lead: number }
  | { do: "wait"; minutes: number }
  /** Time goes by and no alarm goes off: the platform is late. */
  | { do: "stall"; minutes: number }
  | { do: "clock"; hours: number }
  /** The machine starts with its clock off by so much: alarms are set by it as well. */
  | { do: "machine-clock"; hours: number }
  | { do: "receipt"; mail: number; event: "processed" | "delivered" | "hard-bounced" | "dropped"; times: 1 | 2 }
  | { do: "forge"; mail: number; event: "delivered" | "hard-bounced" };

const lead = fc.nat({ max: 1 });
const nothingBroken: Broken[] = [];
const slowForHours: Schedule["relay"] = [{ mode: "accept-then-hang", times: 60 }];
/** A week of an hour between two tries, and some. */
const downForAWeek: Schedule["hook"] = [{ mode: "500", times: 180 }];
const times = fc.integer({ min: 1, max: 7 });

const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("post"), lead, variant: sometimes(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("withdraw"), lead, scope: fc.constantFrom("withdraw", "delete") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("mark"),
      lead,
      outcome: fc.constantFrom("called", "no-answer", "booked", "not-for-us", "fresh-link", "note"),
      times: fc.constantFrom(1, 2),
      by: fc.constantFrom("staff", "staff", "staff", "staff", "forger", "another website", "holder of an ended link"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("replay"), mark: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add"), lead, file: sometimes(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("alarms", "sweep", "evict") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("spoil", "resend"), lead }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("wait"), minutes: fc.constantFrom(1, 5, 20, 70, 600, 4320, 10_080) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("clock"), hours: fc.constantFrom(-2, 2, -26, 26, -720, 720) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("machine-clock"), hours: fc.constantFrom(-2, 0, 0, 2, 960) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("receipt"),
      mail: fc.nat({ max: 7 }),
      event: fc.constantFrom("processed", "delivered", "hard-bounced", "dropped"),
      times: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("forge"),
      mail: fc.nat({ max: 7 }),
      event: fc.constantFrom("delivered", "hard-bounced"),
    }),
  },
);

const step = fc
  .tuple(doing, fc.integer({ min: 0, max: 3 }))
  .map(([what, one]): Step => ({ ...what, overlaps: one === 3 }));

/** A program, the island and a form post first; then anything may happen. */
function schedules(deadly: boolean): fc.Arbitrary<Schedule> {
  const faults: CallFault[] = ["before", "after", "evict-before", "evict-after"];
  const kills: CallFault[] = ["kill-before", "kill-after"];
  const fault = fc.constantFrom(...(deadly ? kills : faults));
  return fc.record({
    leads: fc.array(
      fc.record({
        kind: fc.constantFrom("assessment", ...leadKinds),
        envelope: fc.constantFrom("json", "form"),
        file: fc.boolean(),
        corrects: fc.boolean(),
      }),
      { minLength: 2, maxLength: 2 },
    ),
    steps: fc
      .tuple(
        fc.record({ do: fc.constant("post"), lead, variant: fc.constant(0), overlaps: fc.boolean() }),
        fc.array(step, { maxLength: 12 }),
      )
      .map(([first, rest]) => [first, ...rest]),
    calls: fc.array(fc.record({ after: fc.nat({ max: deadly ? 40 : 15 }), fault }), {
      minLength: deadly ? 1 : 0,
      maxLength: deadly ? 2 : 5,
    }),
    relay: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.record({ mode: fc.constantFrom(...relayModes), times }), { maxLength: 4 }) },
      // Slow for hours: it takes every mail, and answers too late.
      { weight: 1, arbitrary: fc.constant(slowForHours) },
    ),
    hook: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 14, arbitrary: fc.array(fc.record({ mode: fc.constantFrom(...hookModes), times }), { maxLength: 3 }) },
      { weight: 2, arbitrary: fc.constant(downForAWeek) },
    ),
    receipts: fc.boolean(),
    broken: fc.oneof(
      { weight: 3, arbitrary: fc.constant(nothingBroken) },
      { weight: 1, arbitrary: fc.subarray([...breakable]) },
    ),
  });
}

/** A runtime that is killed takes most of a second to come back: one schedule in twenty. */
export const schedule = fc.oneof(
  { weight: 19, arbitrary: schedules(false) },
  { weight: 1, arbitrary: schedules(true) },
);

export function isDeadly({ calls }: Schedule): boolean {
  return calls.some(({ fault }) => fault.startsWith("kill"));
}

/** The same by the numbers of the calls that meet them. */
export function planOf({ calls, named = [], relay, hook, receipts, broken }: Schedule): Plan {
  const numbered: Record<number, CallFault> = {};
  let number = 0;
  for (const { after, fault } of calls) {
    number += after;
    numbered[number] = fault;
    number += 1;
  }
  const plan = { calls: numbered, named, relay: inTurn(relay), receipts, broken, callsBefore: 0, relayCallsBefore: 0 };
  return hook ? { ...plan, hook: inTurn(hook) } : plan;
}

function inTurn<Mode>(modes: { mode: Mode; times: number }[]): Mode[] {
  return modes.flatMap(({ mode, times }) => Array.from({ length: times }, () => mode));
}

function sometimes(value: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 3 }).map((one) => (one === 3 ? value : 0));
}

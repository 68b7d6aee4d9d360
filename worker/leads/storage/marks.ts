import * as z from "zod/mini";
import { keys, type LeadBucket } from "./bucket.ts";

/** What staff can say about a request. "note" stands for a note alone. */
export const outcomes = ["called", "no-answer", "booked", "not-for-us", "fresh-link", "note"] as const;
type CardOutcome = (typeof outcomes)[number];

export const longestNote = 500;

/** Nobody rings one visitor this often; beyond it somebody is playing. */
const mostMarks = 200;

const markSchema = z.object({
  /** One for each time the card was shown: the same button pressed twice is one mark. */
  key: z.optional(z.string()),
  /** When it was posted. */
  at: z.string().check(z.refine((given) => !Number.isNaN(Date.parse(given)))),
  outcome: z.enum(outcomes),
  /** When to try again, or when the visit is: "2026-11-26T14:30" in Melbourne. */
  time: z.optional(z.string()),
  note: z.optional(z.string()),
});

const cardSchema = z.object({ marks: z.array(markSchema) });

export type Mark = z.output<typeof markSchema>;
export type NewMark = Omit<Mark, "at">;

/** What the card says without anything that was typed. */
export interface MarksSummary {
  /** The last one that says where the request stands. */
  outcome?: "called" | "no-answer" | "booked" | "not-for-us" | undefined;
  /** When somebody first rang, whether or not it was answered. */
  calledAt?: number | undefined;
  freshLinks: number;
  /** In seconds: links that expire before this were ended by a fresh one. */
  linksFrom: number;
}

/** Links to the card are valid for so long. */
export const cardDays = 30;
const cardSeconds = cardDays * 86_400;

/** Throws where something lies there that can't be read: an ended link must not come back to life. */
export async function readMarks(bucket: LeadBucket, id: string): Promise<Mark[]> {
  const object = await bucket.get(keys.card(id));
  if (!object) return [];
  return cardSchema.parse(JSON.parse(await object.text())).marks;
}

/** Puts one more mark behind the others, unless it is there already. */
export async function addMark(bucket: LeadBucket, id: string, mark: NewMark, now: number): Promise<Mark[]> {
  const before = await readMarks(bucket, id);
  if (before.length >= mostMarks || before.some((one, index) => isSame(one, mark, index === before.length - 1)))
    return before;
  const marks = [...before, { ...mark, at: new Date(now).toISOString() }];
  await bucket.put(keys.card(id), JSON.stringify({ marks } satisfies z.input<typeof cardSchema>));
  return marks;
}

export function summaryOf(marks: readonly Mark[]): MarksSummary {
  const firstCall = marks.find(({ outcome }) => isCall(outcome));
  const fresh = marks.filter(({ outcome }) => outcome === "fresh-link");
  return {
    outcome: marks.findLast(isAboutRequest)?.outcome,
    ...(firstCall && { calledAt: Date.parse(firstCall.at) }),
    freshLinks: fresh.length,
    linksFrom: Math.max(0, ...fresh.map(({ at }) => cardExpires(Date.parse(at)) + 1)),
  };
}

/** In seconds: when a link that is made at this time ends. */
export function cardExpires(now: number, { linksFrom }: Pick<MarksSummary, "linksFrom"> = { linksFrom: 0 }): number {
  return Math.max(Math.floor(now / 1000) + cardSeconds, linksFrom);
}

type StandingMark = Mark & { outcome: NonNullable<MarksSummary["outcome"]> };

function isAboutRequest(mark: Mark): mark is StandingMark {
  return mark.outcome === "not-for-us" || isCall(mark.outcome);
}

function isCall(outcome: CardOutcome): boolean {
  return outcome === "called" || outcome === "no-answer" || outcome === "booked";
}

/** A post without a key counts as the same press again if it repeats the last one. */
function isSame(known: Mark, { key, outcome, time, note }: NewMark, isLast: boolean): boolean {
  if (key !== undefined) return known.key === key;
  return isLast && known.outcome === outcome && known.time === time && known.note === note;
}

import { mapValues } from "#content/map-values.ts";
import { knownChanges } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";

type Kind = "claim" | "rule" | "market" | "physics";

export interface Source {
  name: string;
  url?: string;
  /** What was read is a stored copy of the page, or others' account of it: the page itself was not opened on the day of the check. */
  listed?: true;
  /** Ours: nothing was looked up. */
  own?: true;
}

/** A text, or what it is on a day where a rule or a price changes it. */
export type Dated = string | ((day: Day) => string);

/** One figure. When it was checked, and until when it holds, is in dates.json under the same id. */
export interface FigureRecord<Value extends Dated = Dated> {
  /** The exact text to print. */
  value: Value;
  kind: Kind;
  /** The case the figure holds for, as a sentence. */
  assumption: Dated;
  source: Source;
  /** The figure to plan on, where a claim alone would mislead. */
  today?: PlanningFigure;
  /** Already about a date after the next rule change, so its note names no "changes on" date. */
  isAboutNextChange?: true;
}

/** The figure to plan on, where a claim alone would mislead, and the claim with who gets it. */
export interface PlanningFigure {
  /** What rules and prices give on a day: "about $4,620". */
  value: (day: Day) => string;
  /** What that is for, as the sentence goes on: "for a typical Melbourne home after rebates". */
  label: Dated;
  /** The other figure and who has it, on a line of its own: "$6,020 for household incomes from $150,000". */
  other?: (day: Day) => string;
  /** The next sentence: the claim and who gets it. None where nobody gets it any more. */
  claim?: Dated;
  /** Until when somebody got what the record says: a sentence with its date, printed once on the site. Empty while it holds. */
  history?: Dated;
  /** In a running sentence, where the value doesn’t fit. */
  inText?: (day: Day) => string;
  /** How it comes about, as a sentence. */
  why: (day: Day) => string;
}

const ownOffer: Source = { name: "Our own offer", own: true };

export function claim(value: string, assumption: string, today?: PlanningFigure): FigureRecord<string> {
  return { value, kind: "claim", assumption, source: ownOffer, ...(today && { today }) };
}

/** Figures of one kind from one source: each with its value and the case it holds for. */
export function recordsFrom<Id extends string, Value extends Dated>(
  kind: Kind,
  source: Source,
  figures: Readonly<Record<Id, readonly [value: Value, assumption: Dated]>>,
  more: Pick<FigureRecord, "isAboutNextChange"> = {},
): Record<Id, FigureRecord<Value>> {
  return mapValues(figures, ([value, assumption]) => ({ value, kind, assumption, source, ...more }));
}

export function textOn(text: Dated, day: Day): string {
  return typeof text === "string" ? text : text(day);
}

export interface Change {
  from: Day;
  value: string;
}

/** What a text is known to become after a day; nothing is said of days after the last one that was checked. */
export function nextChange(text: Dated, day: Day, knownUntil: Day): Change | undefined {
  if (typeof text === "string" || day > knownUntil) return undefined;
  const from = knownChanges.find((change) => change > day && change <= knownUntil && text(change) !== text(day));
  return from === undefined ? undefined : { from, value: text(from) };
}

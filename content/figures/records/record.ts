import { mapValues } from "#content/map-values.ts";
import { knownChanges } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";

type Kind = "claim" | "rule" | "market" | "physics";

export interface Source {
  name: string;
  url?: string;
  /** On the day of the check we read a stored copy of the page, or what others wrote about it, but not the page itself. */
  secondhand?: true;
  /** Our own figure: it has no source to name. */
  own?: true;
}

/** A text, or a function of the day if a rule or a price changes it. */
export type Dated = string | ((day: Day) => string);

/** One figure. dates.json has the days of its last check and its expiry, under the same id. */
export interface FigureRecord<Value extends Dated = Dated> {
  /** The exact text to print. */
  value: Value;
  kind: Kind;
  /** When the figure holds, as a sentence. */
  assumption: Dated;
  source: Source;
  /** The figure to plan on, if the claim alone would mislead. */
  planningFigure?: PlanningFigure;
  /** The figure already describes the time after the next rule change, so its note names no "changes on" date. */
  isAboutNextChange?: true;
}

/** The figure to plan on, and the claim with who gets it. */
export interface PlanningFigure {
  /** The value from a day's rules and prices: "about $4,620". */
  value: (day: Day) => string;
  /** What the value is for, to continue the sentence: "for a typical Melbourne home after rebates". */
  label: Dated;
  /** The other value and who gets it, on its own line: "$6,020 for household incomes from $150,000". */
  other?: (day: Day) => string;
  /** The next sentence: the claim and who gets it. Empty if nobody gets it any more. */
  claim?: Dated;
  /** Once the claim no longer holds: a sentence saying when it ended. Shown in one place only. */
  history?: Dated;
  /** The text for a running sentence, if the value doesn't fit one. */
  inText?: (day: Day) => string;
  /** How the figure is worked out, as a sentence. */
  how: (day: Day) => string;
}

const ownOffer: Source = { name: "Our own offer", own: true };

export function claim(value: string, assumption: string, planningFigure?: PlanningFigure): FigureRecord<string> {
  return { value, kind: "claim", assumption, source: ownOffer, ...(planningFigure && { planningFigure }) };
}

/** Figures of one kind from one source. Fixed and dated values need separate calls, so that each keeps its type. */
export function recordsFrom<Id extends string, Value extends Dated>(
  kind: Kind,
  source: Source,
  figures: Readonly<Record<Id, readonly [value: Value, assumption: Dated]>>,
  options: Pick<FigureRecord, "isAboutNextChange"> = {},
): Record<Id, FigureRecord<Value>> {
  return mapValues(figures, ([value, assumption]) => ({ value, kind, assumption, source, ...options }));
}

export function textOn(text: Dated, day: Day): string {
  return typeof text === "string" ? text : text(day);
}

export interface Change {
  from: Day;
  value: string;
}

/** The next change of a text that is already known on a day; undefined if there is none, or after the last day we've checked. */
export function nextChange(text: Dated, day: Day, knownUntil: Day): Change | undefined {
  if (typeof text === "string" || day > knownUntil) return undefined;
  const from = knownChanges.find((change) => change > day && change <= knownUntil && text(change) !== text(day));
  return from === undefined ? undefined : { from, value: text(from) };
}

import { knownChanges } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import type { Today } from "../today/today.ts";

type Kind = "claim" | "rule" | "market" | "physics";

export interface Source {
  name: string;
  url?: string;
  /** The address is from a list; the page itself was not opened on the day of the check. */
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
  today?: Today;
  /** It's about an installation after the next change already, so its note has no change of its own to name. */
  isAboutNextChange?: true;
}

type Rest = Pick<FigureRecord, "source" | "isAboutNextChange">;

export function claim(value: string, assumption: string, today?: Today): FigureRecord<string> {
  const record: FigureRecord<string> = { value, kind: "claim", assumption, source: ownOffer };
  return today === undefined ? record : { ...record, today };
}

export function rule<Value extends Dated>(value: Value, assumption: Dated, rest: Rest): FigureRecord<Value> {
  return { value, kind: "rule", assumption, ...rest };
}

export function market<Value extends Dated>(value: Value, assumption: Dated, rest: Rest): FigureRecord<Value> {
  return { value, kind: "market", assumption, ...rest };
}

export function physics(value: string, assumption: string, source: Source): FigureRecord<string> {
  return { value, kind: "physics", assumption, source };
}

const ownOffer: Source = { name: "Our own offer", own: true };

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
  const from = knownChanges.find((each) => each > day && each <= knownUntil && text(each) !== text(day));
  return from === undefined ? undefined : { from, value: text(from) };
}

import type { Day } from "#content/rules/schedule.ts";

type Kind = "advertised" | "rule" | "market" | "physics";

export type Source = { name: string; url?: string };

export type FigureRecord = {
  /** The exact text to print. */
  value: string;
  kind: Kind;
  /** The case the figure holds for, as a sentence. */
  assumption: string;
  source: Source;
  checkedOn: Day;
  /** The last day on which the figure may be taken as true. */
  validUntil: Day;
  /** What the rules and prices of the checked day give, where that differs from an advertised figure. */
  today?: string;
};

const checkedOn: Day = "2026-11-21";

type Rest = { source: Source; validUntil: Day; today?: string };

export function advertised(
  value: string,
  assumption: string,
  today?: string,
  validUntil: Day = "2027-06-30",
): FigureRecord {
  const record: FigureRecord = { value, kind: "advertised", assumption, source: ownOffer, checkedOn, validUntil };
  return today === undefined ? record : { ...record, today };
}

export function rule(value: string, assumption: string, rest: Rest): FigureRecord {
  return { value, kind: "rule", assumption, checkedOn, ...rest };
}

export function market(value: string, assumption: string, rest: Rest): FigureRecord {
  return { value, kind: "market", assumption, checkedOn, ...rest };
}

export function physics(
  value: string,
  assumption: string,
  source: Source,
  validUntil: Day = "2027-11-30",
): FigureRecord {
  return { value, kind: "physics", assumption, source, checkedOn, validUntil };
}

const ownOffer: Source = { name: "Our own advertised offer" };

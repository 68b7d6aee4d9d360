import type { Day } from "#content/rules/schedule.ts";
import dates from "./dates.json" with { type: "json" };
import { commercialOffers } from "./records/commercial.ts";
import { energyFigures } from "./records/energy.ts";
import { federalPrograms } from "./records/federal.ts";
import { marketFigures } from "./records/market.ts";
import { marketClaims } from "./records/market-claims.ts";
import { offerClaims } from "./records/offer-claims.ts";
import { rebateClaims } from "./records/rebate-claims.ts";
import { type FigureRecord, textOn } from "./records/record.ts";
import { rentalRules } from "./records/rentals.ts";
import { safetyAdvice } from "./records/safety.ts";
import { victorianPrograms } from "./records/victoria.ts";

const records = {
  ...rebateClaims,
  ...offerClaims,
  ...commercialOffers,
  ...marketClaims,
  ...federalPrograms,
  ...victorianPrograms,
  ...rentalRules,
  ...safetyAdvice,
  ...marketFigures,
  ...energyFigures,
};

export type FigureId = keyof typeof records;

/** A figure that reads the same on every day, so that a fixed text may contain it. */
export type FixedFigureId = {
  [Id in FigureId]: (typeof records)[Id] extends FigureRecord<string> ? Id : never;
}[FigureId];

interface Checked {
  checkedOn: Day;
  /** The last day on which the figure may be relied on. */
  validUntil: Day;
}

const checkedDates: Readonly<Record<FigureId, Checked>> = dates;

export type Figure = FigureRecord & Checked & { id: FigureId };

/** Every figure that we claim or quote. */
export const figures: readonly Figure[] = Object.keys(records).filter(isFigureId).map(figure);

export function figure(name: FigureId): Figure {
  const id = figureId(name);
  return { id, ...records[id], ...checkedDates[id] };
}

/** Checks that a figure named in a text exists. */
export function figureId(name: string): FigureId {
  if (!isFigureId(name))
    throw new Error(`content/figures: no figure is called "${name}"; content/figures/records has them`);
  return name;
}

export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(records, id);
}

export function fixedValue(id: FixedFigureId): string {
  return records[id].value;
}

export function valueOn(id: FigureId, day: Day): string {
  return textOn(records[id].value, day);
}

/** The figure to plan on that precedes a claim on a day; undefined if the two are the same. */
export function planningFigureOn(id: FigureId, day: Day) {
  const { value, today } = figure(id);
  const text = today?.value(day);
  return today && text !== undefined && text !== value
    ? {
        value: text,
        label: textOn(today.label, day),
        other: today.other?.(day) ?? "",
        claim: claimOn(id, day),
        inText: today.inText?.(day) ?? text,
      }
    : undefined;
}

/** The claim beside a figure, with who gets it; empty if nobody gets it any more. */
export function claimOn(id: FigureId, day: Day): string {
  return textOn(figure(id).today?.claim ?? "", day);
}

/** When a record's claim ended; empty while it holds. */
export function historyOf(id: FigureId, day: Day): string {
  return textOn(figure(id).today?.history ?? "", day);
}

/** A figure in a sentence: the one to plan on. Once its last day has passed, it says so. */
export function sentenceText(id: FigureId, day: Day): string {
  const text = planningFigureOn(id, day)?.inText ?? valueOn(id, day);
  return isUnderReview(figure(id), day) ? `${text} (under review)` : text;
}

/** The text of a figure's note. Figures with the same text share one note. */
export function noteOf({ id, value, assumption, today, source, checkedOn, validUntil }: Figure): string {
  if (typeof value !== "string" || typeof assumption !== "string" || today) return id;
  return [assumption, source.name, checkedOn, validUntil].join(" | ");
}

/** The earliest day on which one of these was checked. */
export function oldestCheck(ids: readonly FigureId[]): Day {
  return ids.map((id) => figure(id).checkedOn).sort()[0] ?? "";
}

/** After its last day a figure is shown with "under review" beside it. */
export function isUnderReview({ validUntil }: Pick<Figure, "validUntil">, day: Day): boolean {
  return day > validUntil;
}

// Every figure that we claim or quote: its record, its dates, and what it says on a day.
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
import { victorianFigures } from "./records/victoria.ts";

const records = {
  ...rebateClaims,
  ...offerClaims,
  ...commercialOffers,
  ...marketClaims,
  ...federalPrograms,
  ...victorianFigures,
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

interface CheckedDates {
  checkedOn: Day;
  /** The last day when the figure may be relied on. */
  validUntil: Day;
}

const checkedDates: Readonly<Record<FigureId, CheckedDates>> = dates;

export type Figure = FigureRecord & CheckedDates & { id: FigureId };

/** Every figure that we claim or quote. */
export const figures: readonly Figure[] = Object.keys(records).filter(isFigureId).map(figure);

export function figure(name: FigureId): Figure {
  const id = figureId(name);
  return { id, ...records[id], ...checkedDates[id] };
}

/** The id of a figure that a text names. Throws if there is none. */
export function figureId(name: string): FigureId {
  if (!isFigureId(name))
    throw new Error(`content/figures: no figure is called "${name}". content/figures/records has them all`);
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
  const { value, planningFigure } = figure(id);
  const text = planningFigure?.value(day);
  return planningFigure && text !== undefined && text !== value
    ? {
        value: text,
        label: textOn(planningFigure.label, day),
        other: planningFigure.other?.(day) ?? "",
        claim: claimOn(id, day),
        inText: planningFigure.inText?.(day) ?? text,
      }
    : undefined;
}

/** The sentence with the claim and who gets it; empty if nobody gets it any more. */
export function claimOn(id: FigureId, day: Day): string {
  return textOn(figure(id).planningFigure?.claim ?? "", day);
}

/** The sentence that says when a claim ended; empty while it holds. */
export function historyOf(id: FigureId, day: Day): string {
  return textOn(figure(id).planningFigure?.history ?? "", day);
}

/** A figure's text for a sentence: the figure to plan on, marked "(under review)" after its last day. */
export function sentenceText(id: FigureId, day: Day): string {
  const text = planningFigureOn(id, day)?.inText ?? valueOn(id, day);
  return isUnderReview(figure(id), day) ? `${text} (under review)` : text;
}

/** A key for a figure's note: figures whose notes would read the same have the same key, and share one note. */
export function noteKey({ id, value, assumption, planningFigure, source, checkedOn, validUntil }: Figure): string {
  if (typeof value !== "string" || typeof assumption !== "string" || planningFigure) return id;
  return [assumption, source.name, checkedOn, validUntil].join(" | ");
}

/** The earliest day when one of these was checked. */
export function oldestCheck(ids: readonly FigureId[]): Day {
  const [oldest] = ids.map((id) => figure(id).checkedOn).sort();
  if (!oldest) throw new Error("oldestCheck() needs a figure");
  return oldest;
}

/** Whether a figure's last day has passed: it is then shown with "under review" beside it. */
export function isUnderReview({ validUntil }: Pick<Figure, "validUntil">, day: Day): boolean {
  return day > validUntil;
}

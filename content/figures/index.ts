import type { Day } from "#content/rules/schedule.ts";
import dates from "./dates.json" with { type: "json" };
import { advertisedMarket } from "./records/advertised-market.ts";
import { advertisedOffers } from "./records/advertised-offers.ts";
import { advertisedRebates } from "./records/advertised-rebates.ts";
import { commercialOffers } from "./records/commercial.ts";
import { energyFigures } from "./records/energy.ts";
import { federalPrograms } from "./records/federal.ts";
import { marketFigures } from "./records/market.ts";
import { type FigureRecord, on } from "./records/record.ts";
import { victorianPrograms } from "./records/victoria.ts";

const records = {
  ...advertisedRebates,
  ...advertisedOffers,
  ...commercialOffers,
  ...advertisedMarket,
  ...federalPrograms,
  ...victorianPrograms,
  ...marketFigures,
  ...energyFigures,
};

export type FigureId = keyof typeof records;

/** A figure that reads the same on every day, so that a text may hold it. */
export type FixedFigureId = {
  [Id in FigureId]: (typeof records)[Id] extends FigureRecord<string> ? Id : never;
}[FigureId];

interface Checked {
  checkedOn: Day;
  /** The last day on which the figure may be taken as true. */
  validUntil: Day;
}

const checkedDates: Readonly<Record<FigureId, Checked>> = dates;

export type Figure = FigureRecord & Checked & { id: FigureId };

/** Every figure that is advertised or quoted. */
export const figures: readonly Figure[] = Object.keys(records).filter(isFigureId).map(figure);

export function figure(id: FigureId): Figure {
  if (!isFigureId(id))
    throw new Error(`content/figures: no figure is called "${id}"; content/figures/*.ts has the ids`);
  return { id, ...records[id], ...checkedDates[id] };
}

export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(records, id);
}

export function valueOf(id: FixedFigureId): string {
  return records[id].value;
}

export function valueOn(id: FigureId, day: Day): string {
  return on(records[id].value, day);
}

/** After its last day a figure is shown with "under review" beside it. */
export function isUnderReview({ validUntil }: Pick<Figure, "validUntil">, day: Day): boolean {
  return day > validUntil;
}

import type { Day } from "#content/rules/schedule.ts";
import { advertisedMarket } from "./advertised-market.ts";
import { advertisedOffers } from "./advertised-offers.ts";
import { advertisedRebates } from "./advertised-rebates.ts";
import { energyFigures } from "./energy.ts";
import { federalPrograms } from "./federal.ts";
import type { FigureRecord } from "./figure.ts";
import { marketFigures } from "./market.ts";
import { victorianPrograms } from "./victoria.ts";

const records = {
  ...advertisedRebates,
  ...advertisedOffers,
  ...advertisedMarket,
  ...federalPrograms,
  ...victorianPrograms,
  ...marketFigures,
  ...energyFigures,
};

export type FigureId = keyof typeof records;
export type Figure = FigureRecord & { id: string };

/** Every figure that is advertised or quoted, by id. */
export const figures: Readonly<Record<string, Figure>> = withIds(records);

export function figure(id: FigureId): Figure {
  const found = Object.hasOwn(figures, id) ? figures[id] : undefined;
  if (!found) throw new Error(`content/figures: no figure is called "${id}"; the ids stand in content/figures/*.ts`);
  return found;
}

export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(records, id);
}

/** Past its day a figure is shown with "under review" beside it. */
export function isUnderReview(figure: Pick<Figure, "validUntil">, melbourneDate: Day): boolean {
  return melbourneDate > figure.validUntil;
}

function withIds(records: Record<string, FigureRecord>): Record<string, Figure> {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, { id, ...record }]));
}

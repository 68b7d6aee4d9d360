import { pastFeedIn } from "#content/energy/prices/tariffs.ts";
import type { FixedFigureId } from "#content/figures/index.ts";

export interface TariffOption {
  type: string;
  description: string;
  bestFor: string;
  figure: FixedFigureId;
}

export const tariffOptions: readonly TariffOption[] = [
  {
    type: "Flat rate",
    description: "You get the same rate all day.",
    bestFor: "homes without a battery, which export most around noon.",
    figure: "feed-in-flat",
  },
  {
    type: "Time-varying rate",
    description: "It’s lowest around midday, when every roof exports, and highest in the early evening.",
    bestFor: "homes with a battery, which can sell in the evening.",
    figure: "feed-in-varying",
  },
];

/** Cents per kWh; nothing where no minimum was set. */
export interface FeedInYear {
  year: string;
  minimum: number | undefined;
}

export const feedInYears: readonly FeedInYear[] = [
  ...Object.entries(pastFeedIn).map(([year, minimum]) => ({ year, minimum })),
  { year: "2025–26", minimum: undefined },
  { year: "2026–27", minimum: undefined },
];

import type { Opening } from "#content/energy/business.ts";

/** A kind of building that is not a house, with the hours that decide what solar does for it. Texts may name figures. */
export interface Building extends Opening {
  id: string;
  name: string;
  /** The hours in words. */
  works: string;
  differs: string;
}

export const buildings: readonly Building[] = [
  {
    id: "aged-care",
    name: "Aged care",
    works: "around the clock, seven days",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "The kitchen, laundry and heating never stop, so you can use what a full roof makes. We start by agreeing with the manager what has to stay on in an outage.",
  },
  {
    id: "strata",
    name: "Strata",
    works: "around the clock, seven days",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "Most of the power is used in the flats, not by lifts, pumps and car park lights. A system shared by the flats can get [a state grant](#owners-corporation).",
  },
  {
    id: "shops",
    name: "Shops and offices",
    works: "9 am to 6 pm, six days",
    from: 9,
    to: 18,
    days: 6,
    differs:
      "You need cooling most when the sun’s out. If you rent, the owner must agree in writing, and the lease should run longer than the payback.",
  },
  {
    id: "warehouses",
    name: "Sheds and warehouses",
    works: "6 am to 4 pm, five days",
    from: 6,
    to: 16,
    days: 5,
    differs:
      "The roof usually has room for more panels than you need, so we size for your weekday load. Cold rooms or vehicles to charge need a bigger system.",
  },
  {
    id: "schools",
    name: "Schools",
    works: "8 am to 4 pm, five days, forty weeks",
    from: 8,
    to: 16,
    days: 5,
    weeks: 40,
    differs:
      "School hours suit solar; holidays and weekends don’t. We size to the school day, and install in the holidays.",
  },
  {
    id: "community",
    name: "Community buildings",
    works: "6 pm to 10 pm, four evenings",
    from: 18,
    to: 22,
    days: 4,
    differs:
      "A hall that opens at six exports almost everything for {feed-in-today}. Daytime hire, hot water at noon or a battery would change that. [Halls can buy as a group](/blog/solar-battery-community).",
  },
];

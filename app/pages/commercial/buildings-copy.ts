import type { Opening } from "#content/energy/business/opening.ts";

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
    works: "day and night, all week",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "Kitchen, laundry, heating and cooling never stop, so you can fill the roof. We plan work in occupied wings around the residents’ day, and list with the manager what must stay on in an outage before we design anything.",
  },
  {
    id: "strata",
    name: "Strata",
    works: "day and night, all week",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "Lifts, pumps and car park lights are a small load; the flats are the large one. A shared system can bring up to {solar-for-apartments-cap} an apartment or {solar-for-apartments-building-cap} a building from the state. [Check a system for your building](/your-price?tab=apartments), or follow [the path for an owners corporation](#owners-corporation).",
  },
  {
    id: "shops",
    name: "Shops and offices",
    works: "9 am to 6 pm, six days",
    from: 9,
    to: 18,
    days: 6,
    differs:
      "Cooling peaks with the sun. If you rent, the owner must agree in writing, and the lease should outlast the payback or name a price for the system.",
  },
  {
    id: "warehouses",
    name: "Sheds and warehouses",
    works: "6 am to 4 pm, five days",
    from: 6,
    to: 16,
    days: 5,
    differs:
      "The roof is usually larger than the load. Size it to the weekday, not to the sheet metal; cold rooms and chargers need more. From 30 kW the state’s discount for {veu-commercial-solar-size} may apply.",
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
      "A school day fits the sun; twelve weeks of holidays and every weekend don’t. We size to the school day, work in the holidays, and put a display where a class can read the meter.",
  },
  {
    id: "community",
    name: "Community buildings",
    works: "6 pm to 10 pm, four evenings",
    from: 18,
    to: 22,
    days: 4,
    differs:
      "A hall or club that opens at six would export almost everything for {feed-in-today}. Daytime hirers, hot water heated at noon or a battery change that; so does [buying together](/blog/solar-battery-community).",
  },
];

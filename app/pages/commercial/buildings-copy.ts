import type { Opening } from "#content/energy/opening.ts";

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
      "Kitchen, laundry, heating and cooling never stop, so the roof can be filled. Work in occupied wings follows the residents’ day, and what must stay on in an outage is listed with the manager before anything is drawn.",
  },
  {
    id: "strata",
    name: "Strata",
    works: "day and night, all week",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "Lifts, pumps and car park lights are a small load; the flats are the large one. A shared system can bring up to {solar-for-apartments-cap} an apartment or {solar-for-apartments-building-cap} a building from the state. The owners corporation decides: [how a vote, a roof and a meter are shared](/blog/solar-battery-apartments).",
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
      "The roof is usually larger than the load. Size it to the weekday, not to the sheet metal; cold rooms and chargers change that sum. From 30 kW the state’s discount for {veu-commercial-solar-size} may apply.",
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
      "A term day fits the sun; twelve weeks of holidays and every weekend do not. We size to the term day, work in the holidays, and put a display where a class can read the meter.",
  },
  {
    id: "community",
    name: "Community buildings",
    works: "6 pm to 10 pm, four evenings",
    from: 18,
    to: 22,
    days: 4,
    differs:
      "A hall or club that opens at six would sell almost everything for {feed-in-today}. Day-time hirers, hot water heated at noon or a battery turn that round; so does [buying together](/blog/solar-battery-community).",
  },
];

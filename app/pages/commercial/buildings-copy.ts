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
    works: "around the clock, seven days",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "The kitchen, laundry, heating and cooling never stop, so you can use everything a full roof of panels makes. We plan work in occupied wings around the residents’ day, and before we design anything we sit down with the manager and list what must stay on in an outage.",
  },
  {
    id: "strata",
    name: "Strata",
    works: "around the clock, seven days",
    from: 0,
    to: 24,
    days: 7,
    differs:
      "Lifts, pumps and car park lights are a small load; the flats are the big one. A shared system can attract a state grant of up to {solar-for-apartments-cap} an apartment or {solar-for-apartments-building-cap} a building. [See what a system would do for your building](/your-price?tab=apartments), or follow [the steps for an owners corporation](#owners-corporation).",
  },
  {
    id: "shops",
    name: "Shops and offices",
    works: "9 am to 6 pm, six days",
    from: 9,
    to: 18,
    days: 6,
    differs:
      "You need cooling most when the sun’s out. If you rent, the owner must agree in writing, and the lease should run longer than the payback, or set a price for the system if you leave.",
  },
  {
    id: "warehouses",
    name: "Sheds and warehouses",
    works: "6 am to 4 pm, five days",
    from: 6,
    to: 16,
    days: 5,
    differs:
      "There’s usually room on the roof for more panels than you need. Size the system for your weekday load, not the roof. If you have cold rooms or charge vehicles, you’ll need a bigger one. Systems of {veu-commercial-solar-size} may get a state discount.",
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
      "School hours suit solar; twelve weeks of holidays and every weekend don’t. We size to the school day, work in the holidays, and put a display where a class can see what the panels are making.",
  },
  {
    id: "community",
    name: "Community buildings",
    works: "6 pm to 10 pm, four evenings",
    from: 18,
    to: 22,
    days: 4,
    differs:
      "A hall or club that opens at six would export almost everything for {feed-in-today}. Hiring it out by day, heating water at noon or adding a battery would change that. [Buying as a group with other halls](/blog/solar-battery-community) can bring the price down.",
  },
];

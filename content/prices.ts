/** Dollars: a simple job with entry-level equipment, an ordinary one, and a difficult one. */
export interface PriceRange {
  low: number;
  typical: number;
  high: number;
}

/** Proof that customers have paid a price or saved an amount. It is never shown. */
interface Proof {
  date: string;
  invoice: string;
}

/** Something we claim. Until it is proved, `npm run deploy` names what lies below our own list. */
interface Claim {
  dollars: number;
  /** Who gets it, to follow the figure in a sentence. */
  condition: string;
  proof?: Proof;
}

export interface PriceList {
  /** The list is an example. The site isn't published until this is false. */
  sample: boolean;
  /** A base and so much a kW, lower or higher by the spread. */
  panels: { base: number; perKw: number; spread: number };
  batteryPerKwh: PriceRange;
  heatPump: PriceRange;
  airConditioning: Readonly<Record<AirConditioningSize, PriceRange & { name: string }>>;
  newInverter: number;
  commercial: readonly { kw: number; typical: number }[];
}

export interface Claims {
  /** The lowest prices, after certificates and rebates. */
  from: Readonly<Record<PackageId | TierId | "heat-pump", Claim>>;
  /** The highest savings of a year. The use that reaches them is worked out. */
  savesUpTo: Readonly<Record<PackageId, Claim>>;
  mostPopular: { package: { id: PackageId; proof?: Proof }; tier: { id: TierId; proof?: Proof } };
}

export type PackageId = "smart-saver" | "night-optimiser" | "all-electric-home";
type TierId = "essential" | "home" | "extended";
export type AirConditioningSize = "split" | "large-split" | "three-heads" | "five-heads" | "ducted";

/**
 * What we charge, for the owner to edit. Everything on the site that is a price is worked out from here. Dollars with GST,
 * before certificates, rebates and discounts, unless a line says otherwise.
 */
export const prices: PriceList = {
  sample: true,

  /** Panels with their inverter, installed. */
  panels: { base: 700, perKw: 1030, spread: 0.15 },
  /** A battery, installed, for each usable kWh. */
  batteryPerKwh: { low: 700, typical: 850, high: 1000 },
  /** An inverter in place of an old one. */
  newInverter: 1800,
  /** Heat pump hot water, installed in place of an old tank. */
  heatPump: { low: 2780, typical: 4200, high: 5800 },
  /** Reverse-cycle air conditioning, installed. */
  airConditioning: {
    split: { name: "Split system, 2.5–3.5 kW", low: 1600, typical: 2100, high: 2800 },
    "large-split": { name: "Split system, about 7 kW", low: 2700, typical: 3400, high: 4300 },
    "three-heads": { name: "Multi-head, 3 indoor units", low: 6500, typical: 8500, high: 11_000 },
    "five-heads": { name: "Multi-head, 5 indoor units", low: 9500, typical: 12_500, high: 16_000 },
    ducted: { name: "Ducted reverse cycle, 10–14 kW", low: 9500, typical: 13_000, high: 18_000 },
  },
  /** Panels for a business, before GST. */
  commercial: [
    { kw: 10, typical: 17_000 },
    { kw: 30, typical: 45_000 },
    { kw: 50, typical: 70_000 },
  ],
};

const simplestRoof = "on the simplest roof, with entry-level equipment and every discount";
const simplestBattery = "for an entry-level battery, if the switchboard next to it needs no work";
const atHome = "with someone home all day";

/** What we claim, for the owner to prove. */
export const claims: Claims = {
  /** A proof looks like this: { dollars: 1499, condition: simplestRoof, proof: { date: "2026-10-12", invoice: "1042" } }. */
  from: {
    "smart-saver": { dollars: 1499, condition: simplestRoof },
    "night-optimiser": { dollars: 4500, condition: simplestRoof },
    "all-electric-home": { dollars: 6900, condition: simplestRoof },
    essential: { dollars: 5200, condition: simplestBattery },
    home: { dollars: 6500, condition: simplestBattery },
    extended: { dollars: 8000, condition: simplestBattery },
    "heat-pump": { dollars: 1250, condition: "for an entry-level unit in the same spot as the old tank" },
  },
  savesUpTo: {
    "smart-saver": { dollars: 1200, condition: atHome },
    "night-optimiser": { dollars: 2400, condition: atHome },
    "all-electric-home": { dollars: 3000, condition: atHome },
  },
  mostPopular: { package: { id: "night-optimiser" }, tier: { id: "home" } },
};

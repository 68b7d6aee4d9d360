// The price list, which the owner edits.

/** Dollars for the equipment that most homes choose, on a simple, an ordinary and a difficult job. */
export interface PriceRange {
  low: number;
  typical: number;
  high: number;
}

/** A figure that not everybody gets. Once the list isn't a sample, `npm run deploy` refuses a figure without a proof. */
interface Claim {
  dollars: number;
  /** Who gets it; follows the figure in a sentence. */
  condition: string;
}

interface CommercialSize {
  kw: number;
  typical: number;
}

export interface PriceList {
  /** The list is a sample. The site isn't published until this is false. */
  sample: boolean;
  /** A base price plus a price per kW, lower or higher by the spread. */
  panels: { base: number; perKw: number; spread: number };
  batteryPerKwh: PriceRange;
  /** Wiring that keeps circuits running in a blackout, on top of a battery's price. */
  backupWiring: PriceRange;
  heatPump: PriceRange;
  airConditioning: Readonly<Record<AirConditioningSize, PriceRange & { name: string }>>;
  newInverter: number;
  /** One size or more. */
  commercial: readonly [CommercialSize, ...CommercialSize[]];
  /** The price of each offer with entry-level equipment on the simplest job. The site prints it after discounts: "from $1,499". */
  fromPrices: Readonly<Record<OfferId, Claim>>;
}

export interface Claims {
  /** The highest savings in a year. The use that reaches them is calculated. */
  savesUpTo: Readonly<Record<PackageId, Claim>>;
  mostPopular: { package: PackageId; tier: TierId };
}

interface Proof {
  date: string;
  invoice: string;
}

export interface Proofs {
  fromPrices: Partial<Record<OfferId, Proof>>;
  savesUpTo: Partial<Record<PackageId, Proof>>;
  mostPopular: Partial<Record<keyof Claims["mostPopular"], Proof>>;
}

export type PackageId = "smart-saver" | "night-optimiser" | "all-electric-home";
export type TierId = "essential" | "home" | "extended";
export type OfferId = PackageId | TierId | "heat-pump";
export type AirConditioningSize = "split" | "large-split" | "three-heads" | "five-heads" | "ducted";

const simplestRoof = "on the simplest roof, with entry-level equipment";
const simplestBattery = "for an entry-level battery, if the switchboard next to it needs no work";

/**
 * What we charge, for the owner to edit. Every price on the site is calculated from this list. Dollars with GST, before
 * certificates, rebates and discounts, unless a line says otherwise.
 */
export const prices: PriceList = {
  sample: true,

  /** Panels with their inverter, installed. */
  panels: { base: 700, perKw: 1030, spread: 0.15 },
  /** A battery, installed, for each usable kWh. */
  batteryPerKwh: { low: 780, typical: 850, high: 1000 },
  /** Backup wiring, from one circuit to the whole house. */
  backupWiring: { low: 800, typical: 1400, high: 2500 },
  /** A new inverter to replace an old one. */
  newInverter: 1800,
  /** Heat pump hot water, installed, replacing an old tank. */
  heatPump: { low: 2800, typical: 4200, high: 5800 },
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
  /** Never above the ordinary low of the same size. */
  fromPrices: {
    "smart-saver": { dollars: 4381, condition: simplestRoof },
    "night-optimiser": { dollars: 10_270, condition: simplestRoof },
    "all-electric-home": { dollars: 14_304, condition: simplestRoof },
    essential: { dollars: 7784, condition: simplestBattery },
    home: { dollars: 11_022, condition: simplestBattery },
    extended: { dollars: 13_852, condition: simplestBattery },
    "heat-pump": { dollars: 2782, condition: "for an entry-level unit in the same spot as the old tank" },
  },
};

const atHome = "with someone home all day";

/** What we claim, for the owner to confirm. */
export const claims: Claims = {
  savesUpTo: {
    "smart-saver": { dollars: 1200, condition: atHome },
    "night-optimiser": { dollars: 2400, condition: atHome },
    "all-electric-home": { dollars: 3000, condition: atHome },
  },
  mostPopular: { package: "night-optimiser", tier: "home" },
};

/**
 * A paid invoice for each "from" price and claim above, such as `home: { date: "2026-10-12", invoice: "1042" }`. Only `npm run deploy`
 * reads them. They are kept apart from the prices, so that browsers never load invoice numbers.
 */
export const proofs: Proofs = {
  fromPrices: {},
  savesUpTo: {},
  mostPopular: {},
};

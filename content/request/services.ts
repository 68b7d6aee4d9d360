import type { FigureId } from "../figures/index.ts";

/** A service that can be asked for. `figures` are the records whose notes belong beside the price and the saving. */
export interface Service {
  id: ServiceId;
  name: string;
  description: string;
  price: string;
  savings: string;
  figures: readonly FigureId[];
}

export const serviceIds = [
  "solar-panels",
  "solar-battery",
  "heat-pump",
  "aircon-rebate",
  "commercial-solar",
  "vpp-eligibility",
] as const;

export type ServiceId = (typeof serviceIds)[number];

const byVisit = "priced after a site visit";

export const services: readonly Service[] = [
  {
    id: "solar-panels",
    name: "Solar panels",
    description: "6.6kW and up, laid out for your roof and the hours you use power in.",
    price: "from $1,499",
    savings: "save up to $1,200/yr",
    figures: ["smart-saver-price", "smart-saver-saving"],
  },
  {
    id: "solar-battery",
    name: "Solar battery",
    description: "With new panels, or added to the ones you have.",
    price: "from $5,200",
    savings: "8–12 h of evening use stored",
    figures: ["tier-essential-price", "tier-essential-runtime"],
  },
  {
    id: "heat-pump",
    name: "Heat pump hot water",
    description: "Replaces a gas or electric storage heater.",
    price: "from $1,250",
    savings: "65% less energy than an electric tank",
    figures: ["heat-pump-price", "heat-pump-energy-saving"],
  },
  {
    id: "aircon-rebate",
    name: "Air conditioning with the VEU rebate",
    description: "Ducted, or up to 5 indoor units on one outdoor unit.",
    price: byVisit,
    savings: "rebate up to $7,000",
    figures: ["aircon-rebate-max"],
  },
  {
    id: "commercial-solar",
    name: "Commercial solar",
    description: "For shops, sheds, schools, strata and aged care.",
    price: byVisit,
    savings: "30–70% lower electricity cost",
    figures: ["commercial-cost-reduction"],
  },
  {
    id: "vpp-eligibility",
    name: "VPP eligibility check",
    description: "Whether your battery can join a virtual power plant, and on what terms.",
    price: byVisit,
    savings: "earn $150–$450 a year",
    figures: ["vpp-earnings"],
  },
];

export function serviceName(id: ServiceId): string {
  return services.find((service) => service.id === id)?.name ?? id;
}

import { type FixedFigureId, figure, fixedValue, isUnderReview, todayOf } from "#content/figures/index.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type ServiceId, serviceIds, serviceName } from "./services.ts";

/** What the form says of a service. Only the server computes it: the browser gets it with the page. */
export interface ServiceOffer {
  id: ServiceId;
  name: string;
  description: string;
  price: Offered;
  savings: Offered;
}

/** What is advertised, and where today's value differs, that in words. */
export interface Offered {
  advertised: string;
  today?: string;
  /** The record has run out. */
  underReview?: true;
  /** The record whose note belongs next to it. */
  figure?: FixedFigureId;
}

interface Words {
  figure: FixedFigureId;
  before?: string;
  after?: string;
  /** After today's value, where that is a number. */
  afterToday?: string;
}

const byVisit = "priced after a site visit";

const offers: Record<ServiceId, { description: string; price?: Words; savings: Words }> = {
  "solar-panels": {
    description: `${fixedValue("smart-saver-size").replace("kW", "\u00a0kW")} and up, laid out to suit your roof and when you use power.`,
    price: { before: "from ", figure: "smart-saver-price" },
    savings: { before: "save up to ", figure: "smart-saver-saving" },
  },
  "solar-battery": {
    description: "With new panels, or added to the ones you have.",
    price: { before: "from ", figure: "tier-essential-price" },
    savings: { figure: "tier-essential-runtime", after: " in a blackout" },
  },
  "heat-pump": {
    description: "Replaces a gas or electric hot water tank.",
    price: { before: "from ", figure: "heat-pump-price" },
    savings: { figure: "heat-pump-energy-saving", after: " less energy than an electric tank", afterToday: " less" },
  },
  "aircon-rebate": {
    description: `Ducted, or up to ${fixedValue("multi-head-units")} indoor units on one outdoor unit.`,
    savings: { before: "rebate up to ", figure: "aircon-rebate-max" },
  },
  "commercial-solar": {
    description: "For shops, sheds, schools, strata and aged care.",
    savings: { figure: "commercial-cost-reduction", after: " lower electricity costs", afterToday: " lower" },
  },
  "vpp-eligibility": {
    description: "Whether your battery can join a virtual power plant, and on what terms.",
    savings: { before: "earn ", figure: "vpp-earnings", after: " a year", afterToday: " a year" },
  },
};

export function serviceOffers(day: Day): ServiceOffer[] {
  return serviceIds.map((id) => {
    const { description, price, savings } = offers[id];
    return {
      id,
      name: serviceName(id),
      description,
      price: price ? offered(price, day) : { advertised: byVisit },
      savings: offered(savings, day),
    };
  });
}

function offered({ figure: id, before = "", after = "", afterToday = "" }: Words, day: Day): Offered {
  const today = todayOf(id, day)?.value;
  return {
    advertised: before + fixedValue(id) + after,
    figure: id,
    ...(today !== undefined && { today: /[\d%]$/.test(today) ? today + afterToday : today }),
    ...(isUnderReview(figure(id), day) && { underReview: true as const }),
  };
}

import { type Payback, payback } from "#content/energy/payback.ts";
import { panelsPrice } from "#content/energy/prices.ts";
import { type EnergyFlow, type House, type Worth, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";

/** The house of the typical example: Melbourne, facing north, no battery. */
const typicalHouse = { kw: 6.6, dailyUse: 18, home: "mixed" } as const satisfies House;

export interface TypicalExample {
  price: number;
  certificates: number;
  certificateValue: number;
  /** For an eligible household. */
  stateRebate: number;
  left: number;
  year: EnergyFlow;
  worth: Worth;
  payback: Payback;
}

/** From the assumed price to what is left, and from there through the years, by the rules of a day. */
export function typicalExample(day: Day): TypicalExample {
  const price = panelsPrice(typicalHouse.kw);
  const certificates = solarCertificates(typicalHouse.kw, 4, Number(day.slice(0, 4)));
  const certificateValue = certificates * certificatePrice.assumed;
  const stateRebate = panelsRebate(price.assumed - certificateValue, day);
  const year = yearOf(typicalHouse);
  const worth = yearlyWorth(year);
  return {
    price: price.assumed,
    certificates,
    certificateValue,
    stateRebate,
    left: price.assumed - certificateValue - stateRebate,
    year,
    worth,
    payback: payback(price, certificateValue, stateRebate, worth),
  };
}

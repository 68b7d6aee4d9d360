import type { Flow, Payback, Span } from "#content/energy/estimate.ts";
import { fade } from "#content/energy/house/tables.ts";
import { paybackOf } from "#content/energy/money/payback.ts";
import { costsOf } from "#content/energy/prices/costs.ts";
import { house } from "#content/figures/homes.computed.ts";
import type { Day } from "#content/rules/schedule.ts";

const kw = 6.6;

/** The house of the typical example: Melbourne, facing north, 18 kWh a day, no battery. */
export interface TypicalExample {
  price: number;
  certificates: number;
  certificateValue: number;
  /** For an eligible household. */
  stateRebate: number;
  left: number;
  year: Flow;
  worth: Span;
  payback: Payback;
}

/** From the assumed price to what is left, and from there through the years, by the rules of a day. */
export function typicalExample(day: Day): TypicalExample {
  const { price, panelCertificates, certificateValue, stateRebate, left } = costsOf({ kw, usable: 0 }, day);
  const { panels: worth } = house.worth;
  return {
    price: price.assumed,
    certificates: panelCertificates,
    certificateValue,
    stateRebate,
    left: left.panels.assumed,
    year: house.panels,
    worth,
    payback: paybackOf(left.panels, worth, fade.panels),
  };
}

import type { Span } from "../energy/house/input.ts";
import { batteryPrice, panelsPrice } from "../energy/prices/prices.ts";
import { batteryCertificates } from "../rules/battery-certificates.ts";
import { certificatePrice } from "../rules/certificate-price.ts";
import type { Day } from "../rules/schedule.ts";
import { solarCertificates } from "../rules/solar-certificates.ts";
import { panelsRebate } from "../rules/solar-homes.ts";
import type { Fitted } from "./run.ts";

export interface Costs {
  panels: Span;
  battery: Span;
}

/** The zone of most of Victoria's roofs; the other one earns a sixth more. */
const zone = 4;

/** Dollars after certificates. The low end has the state's rebate, which a home with panels has had or can't have. */
export function costsOf({ kw, battery }: Fitted, hasPanels: boolean, today: Day): Costs {
  const panels = panelsPrice(kw);
  const panelsOff = solarCertificates(kw, zone, Number(today.slice(0, 4))) * certificatePrice.assumed;
  const rebate = hasPanels ? 0 : panelsRebate(panels.low - panelsOff, today);
  const stored = batteryPrice(battery);
  const batteryOff = batteryCertificates(battery, today) * certificatePrice.assumed;
  return { panels: less(panels, panelsOff, rebate), battery: less(stored, batteryOff, 0) };
}

function less({ low, assumed, high }: Span, certificates: number, rebate: number): Span {
  const after = (price: number) => Math.max(0, price - certificates);
  return { low: Math.max(0, after(low) - rebate), assumed: after(assumed), high: after(high) };
}

import { batteryPrice, panelsPrice } from "#content/energy/prices.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";
import type { Package } from "./packages.ts";

interface Certificates {
  count: number;
  value: number;
}

/** From the assumed market price to what is left to pay, in Melbourne, installed on a day. */
export interface PackageCost {
  panels: number;
  battery: number;
  panelCertificates: Certificates;
  batteryCertificates: Certificates;
  /** Solar Homes, for a household that is eligible. */
  stateRebate: number;
  left: number;
}

export function packageCost({ kw, batteryKwh }: Pick<Package, "kw" | "batteryKwh">, day: Day): PackageCost {
  const panels = panelsPrice(kw).assumed;
  const battery = batteryPrice(batteryKwh).assumed;
  const panelCertificates = worth(solarCertificates(kw, 4, Number(day.slice(0, 4))));
  const batteryPart = worth(batteryCertificates(batteryKwh, day));
  const stateRebate = panelsRebate(panels - panelCertificates.value, day);
  const left = panels + battery - panelCertificates.value - batteryPart.value - stateRebate;
  return { panels, battery, panelCertificates, batteryCertificates: batteryPart, stateRebate, left };
}

function worth(count: number): Certificates {
  return { count, value: count * certificatePrice.assumed };
}

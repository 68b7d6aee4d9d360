import { batteryPrice, panelsPrice } from "#content/energy/prices/prices.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";

export interface Certificates {
  count: number;
  /** Dollars, at the assumed price of one. */
  value: number;
}

/** From the assumed market price to what is left to pay, GST included, in Melbourne, installed on a day. */
export interface SystemCost {
  panels: number;
  battery: number;
  panelCertificates: Certificates;
  batteryCertificates: Certificates;
  /** Solar Homes, for a household that is eligible. */
  stateRebate: number;
  left: number;
}

export function systemCost({ kw, batteryKwh }: { kw: number; batteryKwh: number }, day: Day): SystemCost {
  const panels = panelsPrice(kw).assumed;
  const battery = batteryPrice(batteryKwh).assumed;
  const panelPart = panelCertificates(kw, day);
  const batteryPart = certificates(batteryCertificates(batteryKwh, day));
  const stateRebate = panelsRebate(panels - panelPart.value, day);
  const left = panels + battery - panelPart.value - batteryPart.value - stateRebate;
  return { panels, battery, panelCertificates: panelPart, batteryCertificates: batteryPart, stateRebate, left };
}

/** Of panels in Melbourne. */
export function panelCertificates(kw: number, day: Day, zone: 3 | 4 = 4): Certificates {
  return certificates(solarCertificates(kw, zone, yearOfDay(day)));
}

export function certificates(count: number): Certificates {
  return { count, value: count * certificatePrice.assumed };
}

import { batteryPrice, type Price, panelsPrice } from "#content/energy/prices.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate } from "#content/rules/solar-homes.ts";
import type { SavingsInput } from "./question.ts";
/** Dollars: what is bought, and what comes off it. */
export type Cost = { price: Price; certificates: number; certificateValue: number; stateRebate: number };

export function costOf({ battery, zone, price, site, stc }: SavingsInput, kw: number, today: Day): Cost {
  const panels = panelsPrice(kw);
  const stored = batteryPrice(battery);
  const assumed = panels.assumed + stored.assumed;
  const own = price === undefined ? undefined : { low: price, assumed: price, high: price };
  const ofPanels = solarCertificates(kw, zone, Number(today.slice(0, 4)));
  const certificates = ofPanels + batteryCertificates(battery, today);
  const panelsShare = price === undefined ? panels.low : (price * panels.assumed) / assumed;
  return {
    price: own ?? {
      low: panels.low + stored.low,
      assumed,
      high: panels.high + stored.high,
    },
    certificates,
    certificateValue: certificates * stc,
    stateRebate: site === "home" ? panelsRebate(panelsShare - ofPanels * stc, today) : 0,
  };
}

import { batteryPrice, panelsPrice } from "#content/energy/prices.ts";
import { type AdvertisedPackage, advertisedPackages } from "#content/figures/records/packages.ts";
import { kwhSize, kw as kwText, money } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Day } from "#content/rules/schedule.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import { panelsRebate, solarHomes } from "#content/rules/solar-homes.ts";
import type { Line } from "../question/estimate.ts";

export type CheckedPackage = {
  package: AdvertisedPackage;
  lines: Line[];
  /** Dollars left by today's rules at the prices we assume. */
  left: number;
};

/** Our own packages, put through the same check as anyone's quote: Melbourne, today's rules, the prices we assume. */
export function ownPackages(today: Day): CheckedPackage[] {
  return advertisedPackages.map((each) => {
    const { kw, battery } = each;
    const price = panelsPrice(kw).assumed + batteryPrice(battery).assumed;
    const panels = solarCertificates(kw, 4, Number(today.slice(0, 4)));
    const stored = batteryCertificates(battery, today);
    const ofPanels = panels * certificatePrice.assumed;
    const ofBattery = stored * certificatePrice.assumed;
    const rebate = panelsRebate(panelsPrice(kw).assumed - ofPanels, today);
    const left = price - ofPanels - ofBattery - rebate;
    const size = battery > 0 ? `${kwText(kw)} and ${kwhSize(battery)} usable` : kwText(kw);
    const lines: Line[] = [
      { label: "Assumed price before certificates", calculation: size, amount: price },
      {
        label: "Certificates for the panels",
        calculation: `${panels} × ${money(certificatePrice.assumed)}`,
        amount: -ofPanels,
      },
      ...(battery > 0
        ? [
            {
              label: "Certificates for the battery",
              calculation: `${stored} × ${money(certificatePrice.assumed)}`,
              amount: -ofBattery,
            },
          ]
        : []),
      {
        label: "Solar Homes, if eligible",
        calculation: `Half the rest of the panels' price, at most ${money(solarHomes.panelsCap)}`,
        amount: -rebate,
      },
      { label: "Left to pay", calculation: "Sum of these", amount: left },
    ];
    return { package: each, lines, left };
  });
}

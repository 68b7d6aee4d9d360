import type { Cost, RebateStatus } from "#content/cost.ts";
import { longDate, money, number, percent } from "#content/format.ts";
import { creditedUsableKwh } from "#content/rules/battery-certificates.ts";
import { largestCertifiedSystem } from "#content/rules/solar-certificates.ts";
import { incomeCapOn, solarHomes } from "#content/rules/solar-homes.ts";
import { solarCertificatesProgram } from "../programs/solar.ts";
import type { PriceInput } from "./question.ts";

/** One discount by name: what comes off, who gets it, and how it is worked out. */
export interface Discount {
  name: string;
  amount: number;
  condition: string;
  calculation: string;
}

export function discountsOf({ kw, battery, panelsAlready, when, energy }: PriceInput, cost: Cost): Discount[] {
  const { zone, stc } = energy;
  const { certificates: ofPanels, rebate } = cost.panels;
  const { certificates: ofBattery } = cost.battery;
  const list: Discount[] = [];
  if (kw > 0) {
    const [count] = solarCertificatesProgram({ kw, zone: zone ?? 4, when, stc }).arithmetic;
    list.push({
      name: `${number(ofPanels.count)} federal certificates for the panels`,
      amount: ofPanels.value,
      condition:
        kw > largestCertifiedSystem
          ? "Larger systems earn certificates year by year instead."
          : "For everyone. We claim them and take them off your price.",
      calculation: `${count?.calculation ?? ""}. Each is worth ${money(stc)}.`,
    });
  }
  if (battery > 0)
    list.push({
      name: `${number(ofBattery.count)} federal certificates for the battery`,
      amount: ofBattery.value,
      condition:
        kw > 0 || panelsAlready
          ? "For anyone with solar, once per address."
          : "None without solar panels. If you already have panels, say so below.",
      calculation: `Only the first ${number(creditedUsableKwh)} usable kWh count, and each size band earns less per kWh than the one below it. We assume the compliance certificate is dated ${longDate(when.day)}.`,
    });
  if (kw > 0)
    list.push({
      name: "Solar Homes rebate (Victoria)",
      amount: rebate.amount,
      condition: rebateCondition(rebate.status, when.day),
      calculation: `${percent(solarHomes.share)} of the panels’ price after certificates, up to ${money(solarHomes.panelsCap)}.`,
    });
  return list;
}

function rebateCondition(status: RebateStatus, day: string): string {
  const cap = incomeCapOn(day);
  const conditions: Record<RebateStatus, string> = {
    counted: "You told us your income is under the limit. You apply before you pay.",
    "if-eligible": `If your household’s taxable income is under ${money(cap ?? 0)} and you own and live in the home. The top of the price range assumes you don’t get it.`,
    "no-income": `Not for households with a taxable income of ${money(cap ?? 0)} or more.`,
    "no-renter": "Renters can’t claim it. The landlord can.",
    "not-bought": "Only for panels.",
    "no-business": "Only for homes.",
    "has-panels": `Not if the home has had panels in the last ${solarHomes.yearsSinceLastSolar} years.`,
    unknown: `Nothing has been announced beyond ${longDate(solarHomes.knownUntil)}, so we haven’t counted it.`,
  };
  return conditions[status];
}

import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { yearsToPay } from "#content/energy/money/payback.ts";
import { remainingOutputShare } from "#content/energy/yield.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import { prices } from "#content/prices.ts";

const bought = costOf({ kw: 6.6, batteryKwh: 10 }, "2026-11-21");
const oldKw = 2 * remainingOutputShare(15);
const alone = modelledYear({ kw: oldKw, batteryKwh: 10 });
const together = modelledYear({ kw: 6.6 + oldKw, batteryKwh: 10 });

export const old = { ...alone.year.panels, saving: alone.savings.panels.assumed };
export const both = together.year.panels;
export const panelGain = together.savings.panels.assumed - alone.savings.panels.assumed;
export const panelPrice = bought.panels.price.typical;
export const certificateCount = bought.panels.certificates.count;
export const panelNet = bought.panels.withoutRebate.typical;
export const rebate = bought.panels.rebate.amount;
export const panelYears = yearsToPay(panelNet, panelGain, yearlyDegradation.panels);
export const panelYearsWithRebate = yearsToPay(bought.panels.pay.typical, panelGain, yearlyDegradation.panels);
export const batteryNet = bought.battery.pay.typical;
export const batteryGain = together.savings.batteryOnTop.assumed;
export const batteryYears = yearsToPay(batteryNet, batteryGain, yearlyDegradation.battery);
export const aloneDischargedKwh = alone.year.both.discharged;
export const aloneGain = alone.savings.batteryOnTop.assumed;
export const inverter = prices.newInverter;
export const inverterYears = yearsToPay(inverter, old.saving, yearlyDegradation.panels);
export const newExportedShare = (both.exported - old.exported) / (both.made - old.made);

const large = modelledYear({ kw: 6.6 }).year.panels;

export const words = [
  checkedWords("about half of that at home", old.direct / old.made, 0.45, 0.55),
  checkedWords("you'd use about a quarter", large.direct / large.made, 0.2, 0.3),
];

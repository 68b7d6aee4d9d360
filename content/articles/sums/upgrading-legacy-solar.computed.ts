import { costOf } from "#content/cost.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { yearsToPay } from "#content/energy/money/payback.ts";
import { remainingOutputShare } from "#content/energy/yield.ts";
import { checkedWords } from "#content/figures/checked-words.ts";
import { prices } from "#content/prices.ts";

const cost = costOf({ kw: 6.6, batteryKwh: 10 }, "2026-11-21");
const oldKw = 2 * remainingOutputShare(15);
const oldOnly = modelledYear({ kw: oldKw, batteryKwh: 10 });
const oldAndNew = modelledYear({ kw: 6.6 + oldKw, batteryKwh: 10 });

export const oldPanels = { ...oldOnly.year.panels, saving: oldOnly.savings.panels.assumed };
export const allPanels = oldAndNew.year.panels;
export const panelGain = oldAndNew.savings.panels.assumed - oldOnly.savings.panels.assumed;
export const panelPrice = cost.panels.price.typical;
export const certificateCount = cost.panels.certificates.count;
export const panelNetPrice = cost.panels.withoutRebate.typical;
export const rebate = cost.panels.rebate.amount;
export const panelYears = yearsToPay(panelNetPrice, panelGain, yearlyDegradation.panels);
export const panelYearsWithRebate = yearsToPay(cost.panels.pay.typical, panelGain, yearlyDegradation.panels);
export const batteryNetPrice = cost.battery.pay.typical;
export const batteryGain = oldAndNew.savings.batteryOnTop.assumed;
export const batteryYears = yearsToPay(batteryNetPrice, batteryGain, yearlyDegradation.battery);
export const oldOnlyDischargedKwh = oldOnly.year.both.discharged;
export const oldOnlyBatteryGain = oldOnly.savings.batteryOnTop.assumed;
export const inverterPrice = prices.newInverter;
export const inverterYears = yearsToPay(inverterPrice, oldPanels.saving, yearlyDegradation.panels);
export const newExportedShare = (allPanels.exported - oldPanels.exported) / (allPanels.made - oldPanels.made);

const yearWith6Kw = modelledYear({ kw: 6.6 }).year.panels;

export const words = [
  checkedWords("about half of that at home", oldPanels.direct / oldPanels.made, 0.45, 0.55),
  checkedWords("you'd use about a quarter", yearWith6Kw.direct / yearWith6Kw.made, 0.2, 0.3),
];

import { batteryWorkingShare } from "#content/energy/batteries.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";

const { year, worth } = modelledYear({ usable: 10 });
const lost = (year.panels.exported - year.both.exported) / year.both.moved;

export const without = year.panels;
export const stored = year.both;
export const gain = worth.batteryOnTop.assumed;
export const cap = 200;
export const buyBack = (cap * meanOffer.usage) / 100;
export const sunRefill = (cap * lost * feedIn.assumed) / 100;
export const low = cap - buyBack;
export const high = cap - sunRefill;
const dearer = 0.03;
export const planWith = stored.bought * dearer;
export const planWithout = without.bought * dearer;
export const perEvent = 10 * batteryWorkingShare;

import { batteryWorkingShare } from "#content/energy/batteries.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { feedIn, meanOffer } from "#content/energy/tariffs/default-offer.ts";

const { year, savings } = modelledYear({ batteryKwh: 10 });
const lostExportShare = (year.panels.exported - year.both.exported) / year.both.discharged;

export const withoutBattery = year.panels;
export const withBattery = year.both;

/** Dollars a year that the battery saves on top of the panels, without the plan. */
export const batteryGain = savings.batteryOnTop.assumed;

/** kWh that the plan pays for in a year. */
export const paidKwh = 200;

/** Dollars that the plan pays per kWh. */
const dollarsPerKwh = 1;

export const credit = paidKwh * dollarsPerKwh;

/** Dollars for the energy sold: bought back at night, or not exported by day. */
export const buyBackDollars = (paidKwh * meanOffer.usageCents) / 100;
export const refillDollars = (paidKwh * lostExportShare * feedIn.assumed) / 100;

/** Dollars left of the credit after buying the energy back at night, or refilling the battery from the sun. */
export const lowCredit = credit - buyBackDollars;
export const highCredit = credit - refillDollars;

/** Cents per kWh above an ordinary plan's rate. */
const extraUsageCents = 3;

/** Dollars a year that the higher rate costs, with the battery and without. */
export const higherRateDollarsWithBattery = (withBattery.bought * extraUsageCents) / 100;
export const higherRateDollarsWithoutBattery = (withoutBattery.bought * extraUsageCents) / 100;

/** kWh that one event can take from the battery. */
export const kwhPerEvent = 10 * batteryWorkingShare;

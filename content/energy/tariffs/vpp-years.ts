// Two examples of a year with a 13.5 kWh battery in a virtual power plant, in dollars. Both plans cost 3 c more per kWh bought.
import { batteryEfficiency } from "../batteries.ts";
import { feedIn, meanOffer } from "./default-offer.ts";

/** kWh bought from the grid in either year. */
export const boughtKwh = 2000;
const extraUsageDollars = boughtKwh * 0.03;

/** What the first example keeps: a fixed credit of $15 a month, on a plan whose daily charge is 20 c higher. */
export const fixedPlanNetDollars = 15 * 12 - extraUsageDollars - 365 * 0.2;

/** The second example's kWh exported in the evenings at 25 c, and how many of them are bought back. */
const tradedKwh = 600;
const boughtBackKwh = 60;

/** The second example's credits: $80 for events, $60 a year, and the exports. */
export const tradingPlanCreditDollars = 80 + 60 + tradedKwh * 0.25;
export const buyBackDollars = (boughtBackKwh * meanOffer.usageCents) / 100;
/** What the power that is stored at noon for the evening would have earned as an export. */
export const noonExportDollars = ((tradedKwh / batteryEfficiency) * feedIn.high) / 100;
export const tradingPlanBestDollars = tradingPlanCreditDollars - extraUsageDollars;
export const tradingPlanWorstDollars = tradingPlanBestDollars - buyBackDollars - noonExportDollars;

import { batteryEfficiency } from "../batteries.ts";
import { feedIn, meanOffer } from "./default-offer.ts";

// Two examples of a year with a 13.5 kWh battery in a virtual power plant. Both plans cost 3 c more per kWh bought.

/** kWh bought from the grid in either year. */
export const boughtInYear = 2000;
const higherRates = boughtInYear * 0.03;

/** A fixed credit of $15 a month, on a plan whose daily charge is 20 c higher. */
export const fixedNet = 15 * 12 - higherRates - 365 * 0.2;

/**
 * Events, a yearly credit, and 600 kWh exported in the evenings at 25 c, of which 60 are bought back and 600 are stored at noon.
 */
export const tradedCredits = 80 + 60 + 600 * 0.25;
export const buyBack = (60 * meanOffer.usage) / 100;
export const noonExport = ((600 / batteryEfficiency) * feedIn.high) / 100;
export const tradedHigh = tradedCredits - higherRates;
export const tradedLow = tradedHigh - buyBack - noonExport;

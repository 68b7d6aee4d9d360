import { moneyRangeText, moneyText } from "#content/format.ts";
import { prices } from "#content/prices.ts";

const { low, typical, high } = prices.backupWiring;

/** What backup wiring adds to a battery's price: "about $1,400 ($800–2,500)". */
export const backupWiringText = `about ${moneyText(typical)} (${moneyRangeText(low, high)})`;

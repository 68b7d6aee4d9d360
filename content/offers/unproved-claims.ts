import { costOf } from "#content/cost.ts";
import { tiers } from "#content/energy/batteries.ts";
import { type Claims, claims, type PriceList, prices } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { packageSizes } from "./package-sizes.ts";

/** "From" prices that nobody has been shown to pay, and that our own list's low price doesn't reach after every discount. */
export function unprovedClaims(day: Day, list: PriceList = prices, { from }: Claims = claims) {
  const priced = [
    ...packageSizes.map(({ id, name, kw, batteryKwh }) => ({ id, name, bought: { kw, battery: batteryKwh } })),
    ...tiers.map(({ id, least }) => ({
      id,
      name: `${least} kWh battery`,
      bought: { battery: least, panelsAlready: true },
    })),
    { id: "heat-pump" as const, name: "Heat pump", bought: { heatPump: "local" as const } },
  ];
  return priced.flatMap(({ id, name, bought }) => {
    const { dollars, proof } = from[id];
    const { low } = costOf(bought, day, list).pay;
    return proof === undefined && dollars < low ? [{ name, from: dollars, low }] : [];
  });
}

import type { Claim, Claims, PriceList } from "#content/prices.ts";

/** The prices and claims that lack the proof they need, by their place in the price list. A sample list needs no proof. */
export function unprovedClaims({ sample, entry }: PriceList, { savesUpTo, mostPopular }: Claims): string[] {
  const claimGroups: Readonly<Record<string, Readonly<Record<string, Pick<Claim, "proof">>>>> = {
    entry,
    savesUpTo,
    mostPopular,
  };
  return Object.entries(claimGroups).flatMap(([group, records]) =>
    Object.entries(records).flatMap(([id, { proof }]) => (sample || proof ? [] : [`${group}: ${id}`])),
  );
}

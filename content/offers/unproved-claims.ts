import type { Claims, PriceList, Proofs } from "#content/prices.ts";

/** The prices and claims that lack the proof they need, by their place in the price list. A sample list needs no proof. */
export function unprovedClaims({ sample, fromPrices }: PriceList, claims: Claims, proofs: Proofs): string[] {
  if (sample) return [];
  const claimGroups: [string, object, object][] = [
    ["fromPrices", fromPrices, proofs.fromPrices],
    ["savesUpTo", claims.savesUpTo, proofs.savesUpTo],
    ["mostPopular", claims.mostPopular, proofs.mostPopular],
  ];
  return claimGroups.flatMap(([group, claimsOfGroup, proofsOfGroup]) =>
    Object.keys(claimsOfGroup).flatMap((id) => (id in proofsOfGroup ? [] : [`${group}: ${id}`])),
  );
}

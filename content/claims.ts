/** Words that say a number, such as "nine to ten years": true only while the value lies in the band. The build checks it. */
export interface Claim {
  words: string;
  value: number;
  least: number;
  most: number;
}

export function claim(words: string, value: number, least: number, most: number): Claim {
  return { words, value, least, most };
}

/** What is wrong with the claims among some values, however deep they lie. */
export function brokenClaims(value: unknown): string[] {
  if (isClaim(value)) {
    const { words, value: is, least, most } = value;
    return is >= least && is <= most
      ? []
      : [`“${words}” holds from ${least} to ${most}, but the value is ${Number(is.toPrecision(4))}`];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(brokenClaims) : [];
}

/** The claims among some values. */
export function claimsIn(value: unknown): Claim[] {
  if (isClaim(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(claimsIn) : [];
}

function isClaim(value: unknown): value is Claim {
  return typeof value === "object" && value !== null && "words" in value && "least" in value && "most" in value;
}

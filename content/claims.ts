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
export function brokenClaims(values: unknown): string[] {
  return claimsIn(values)
    .filter(({ value, least, most }) => !(value >= least && value <= most))
    .map(
      ({ words, value, least, most }) =>
        `“${words}” holds from ${least} to ${most}, but the value is ${Number(value.toPrecision(4))}`,
    );
}

/** The claims among some values. */
export function claimsIn(value: unknown): Claim[] {
  if (isClaim(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(claimsIn) : [];
}

function isClaim(value: unknown): value is Claim {
  return typeof value === "object" && value !== null && "words" in value && "least" in value && "most" in value;
}

/** Certificate zones of the Clean Energy Regulator. Victoria has two. */
export type Zone = 3 | 4;

/** Examples and prices without a postcode are for Melbourne. */
export const melbourneZone: Zone = 4;

const zone3: readonly (readonly [number, number])[] = [
  [3036, 3038],
  [3045, 3045],
  [3047, 3049],
  [3059, 3059],
  [3061, 3064],
  [3075, 3076],
  [3099, 3099],
  [3293, 3302],
  [3309, 3319],
  [3334, 3337],
  [3340, 3758],
  [3761, 3764],
];

/** The zone of a Victorian postcode (3000–3999, 8000–8999); undefined for any other. */
export function zoneOf(postcode: string): Zone | undefined {
  if (!/^[38]\d{3}$/.test(postcode)) return undefined;
  const code = Number(postcode);
  return zone3.some(([first, last]) => code >= first && code <= last) ? 3 : 4;
}

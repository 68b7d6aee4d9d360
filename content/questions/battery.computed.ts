import { claim } from "#content/claims.ts";
import { eveningShare } from "#content/energy/day/night.ts";

const night = 18 * eveningShare("mixed");

/** What the answers about batteries say in words. */
export const claims = [
  claim("about 11 kWh", night, 10.5, 11.5),
  claim("about 13 kWh covers it", night / 0.9, 12.4, 13.4),
];

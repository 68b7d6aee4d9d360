import { claim } from "#content/claims.ts";
import { eveningShare } from "#content/energy/day/night.ts";
import { inputOf } from "#content/energy/model-house.ts";
import { costsOf } from "#content/energy/prices/costs.ts";
import { simulateSizes, sizingOf } from "#content/energy/sizing.ts";

const costOf = (usable: number) => costsOf({ kw: 0, usable }, "2026-11-21").left.battery.assumed;
const { suggested = 0 } = sizingOf(simulateSizes(inputOf({}), {}), costOf);
const night = 18 * eveningShare("mixed");

/** What the answers about batteries say in words. */
export const claims = [
  claim("about 11 kWh", night, 10.5, 11.5),
  claim("about 13 kWh covers a night like that", night / 0.9, 12.4, 13.4),
  claim("up to about 8 kWh", suggested, 8, 8),
];

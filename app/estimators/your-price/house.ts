import { averageCarKwh } from "#content/energy/car.ts";
import type { EnergyInput } from "#content/energy/estimate.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import type { Orientation } from "#content/energy/yield.ts";
import type { Cost } from "./cost.ts";
import type { PriceInput } from "./question.ts";

/** The house as the energy engine takes it; undefined without a usable bill or use. */
export function engineInput({ energy, kw, battery }: PriceInput, cost: Cost): EnergyInput | undefined {
  const { dailyUse, home, orientation, rate, supply, feedin, midday, car, postcode } = energy;
  if (dailyUse === undefined) return undefined;
  return {
    place: { factor: yieldAt(postcode).factor },
    ...(kw > 0 && { panels: { faces: [{ kw, azimuth: azimuths[orientation] }] } }),
    load: { daily: dailyUse, home },
    ...(battery > 0 && { battery: { usable: battery, ...(midday && { gridCharge: "free" as const }) } }),
    ...(car !== "no" && {
      car: {
        kmPerWeek: (averageCarKwh * 0.9 * 7) / 0.17,
        charge: car === "day" ? ("solar" as const) : ("night" as const),
        homeDays: 5,
      },
    }),
    plan: { usage: rate, supply, feedIn: feedin, ...(midday && { free: { from: 11, to: 14 } }) },
    ...(midday && { planNow: { usage: rate, supply, feedIn: feedin } }),
    cost: cost.parts,
  };
}

const azimuths: Record<Orientation, number> = {
  north: 0,
  "north-east": 45,
  east: 90,
  south: 180,
  west: 270,
  "north-west": 315,
};

import { modelled, modelledDay } from "#content/energy/model-house.ts";
import { packages } from "#content/offers/packages.ts";

/** October's average day of each package, and where the power of its house's year comes from. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyUse }) => {
    const house = { kw, usable: batteryKwh, daily: dailyUse };
    const { direct, moved, bought } = modelled(house).year.both;
    return [id, { rows: modelledDay(house, 10)?.rows ?? [], year: { direct, moved, bought } }];
  }),
);

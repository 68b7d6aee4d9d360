import { dayPaths } from "#app/charts/day/day-curve-paths.ts";
import { modelled, modelledDay } from "#content/energy/model-house.ts";
import { packages } from "#content/offers/packages.ts";

export const height = 600;
/** All three have one scale. */
const topKw = 5.8;

/** October's average day of each package as it is drawn, and where the power of its house's year comes from. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyUse }) => {
    const house = { kw, usable: batteryKwh, daily: dailyUse };
    const { direct, moved, bought } = modelled(house).year.both;
    const { sun, direct: used, discharge, grid } = dayPaths(modelledDay(house, 10)?.rows ?? [], 0, height, topKw);
    return [id, { paths: { sun, direct: used, discharge, grid }, year: { direct, moved, bought } }];
  }),
);

import { modelled, modelledDay } from "#content/energy/model-house.ts";
import { packages } from "#content/offers/packages.ts";

/** October's average day of each package, what its house buys on an average day of October and of June, and its year. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyUse }) => {
    const house = { kw, usable: batteryKwh, daily: dailyUse };
    const [october, june] = [10, 6].map((month) => modelledDay(house, month));
    const { direct, moved, bought } = modelled(house).year.both;
    return [
      id,
      {
        rows: october?.rows ?? [],
        use: { october: october?.totals.use ?? 0, june: june?.totals.use ?? 0 },
        bought: { october: october?.totals.grid ?? 0, june: june?.totals.grid ?? 0 },
        year: { direct, moved, bought },
      },
    ];
  }),
);

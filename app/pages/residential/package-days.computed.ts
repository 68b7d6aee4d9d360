import { modelledDay } from "#content/energy/model-house.ts";
import { packages } from "#content/offers/packages.ts";

/** October's average day of each package, and what its house buys on an average day of October and of June. */
export const packageDays = Object.fromEntries(
  packages.map(({ id, kw, batteryKwh, dailyUse }) => {
    const [october, june] = [10, 6].map((month) => modelledDay({ kw, usable: batteryKwh, daily: dailyUse }, month));
    return [
      id,
      {
        rows: october?.rows ?? [],
        use: { october: october?.totals.use ?? 0, june: june?.totals.use ?? 0 },
        bought: { october: october?.totals.grid ?? 0, june: june?.totals.grid ?? 0 },
      },
    ];
  }),
);

import { familyDailyKwh, modelledDay } from "#content/energy/model-house.ts";
import { mapValues } from "#content/map-values.ts";

/** The house in the pictures, on an average October day. */
export const picturedHouse = { month: 10, kw: 8, batteryKwh: 10, dailyKwh: familyDailyKwh };

const { rows } = modelledDay(
  { kw: picturedHouse.kw, batteryKwh: picturedHouse.batteryKwh, dailyKwh: picturedHouse.dailyKwh },
  picturedHouse.month,
);

/** The house's mean power in each hour of the day, in kW. `stored` and `bought` are negative when power flows the other way. */
export const hourlyKw = Array.from({ length: 24 }, (_, hour) => {
  const halfHours = rows.slice(hour * 2, hour * 2 + 2);
  const mean = (kwOf: (row: (typeof rows)[number]) => number) => halfHours.reduce((sum, row) => sum + kwOf(row), 0) / 2;
  const { made, stored, bought } = mapValues(
    {
      made: mean((row) => row.made),
      stored: mean(({ charged, discharged }) => charged - discharged),
      bought: mean((row) => row.bought - row.exported),
    },
    roundToTenth,
  );
  // From the rounded figures, so that a reader's own sum agrees.
  return { made, used: roundToTenth(made + bought - stored), stored, bought };
});

function roundToTenth(kilowatts: number): number {
  return Math.round(kilowatts * 10) / 10;
}

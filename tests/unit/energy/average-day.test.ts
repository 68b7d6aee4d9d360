import { expect, test } from "vitest";
import { dayCurveOf } from "#content/energy/average-day.ts";
import { type EnergyInput, estimate } from "#content/energy/estimate.ts";

const june = 5;
const load = { dailyKwh: 18 };
const battery = { kwh: 10 };

test("the drawing of a day in June with panels has night from 5 pm to 7.30 am", () => {
  expect(juneDay({ panels: { faces: [{ kw: 6.6 }] }, load })).toMatchObject({ sunrise: 7.5, sunset: 17 });
});

test("the drawing of a day without panels has no night", () => {
  expect(juneDay({ load, battery })).toMatchObject({ sunrise: 0, sunset: 24 });
});

function juneDay(input: EnergyInput) {
  const day = estimate(input).averageDays[june];
  if (!day) throw new Error("estimate() returned no average day for June");
  return dayCurveOf(day);
}

import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { sunKwOf } from "#content/energy/year/sun.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

const limitKw = 5;
const busyKw = 1.5;
const quietKw = 0.5;
/** A half-hour hides the short peaks between passing clouds, so a limit holds back about a quarter more than the model says. */
const withShortPeaks = 1.25;

/** kWh a year over a 5 kW limit, behind a house that uses 1.5 kW by day and one that uses 0.5. */
export const systems = {
  kw6_6: overLimit(6.6, 5),
  kw8: overLimit(8),
  kw10: overLimit(10),
  kw13_2: overLimit(13.2, 10),
};

/** The clearest day of December with 10 kW of panels, and 1 kW used. */
export const clearDay = clearestOf(10, 1);

/** About what a heat pump takes in a day to heat water for four people. */
const heatPumpKwh = 3;

export const words = [
  checkedWords("Held back over about six hours", clearDay.hours, 5.5, 6.5),
  checkedWords("roughly a quarter of the loss", heatPumpKwh / clearDay.heldBackKwh, 0.2, 0.3),
];

function overLimit(kw: number, inverterKw = kw) {
  const yearUsing = (useKw: number) => {
    const profile = Array.from({ length: 12 }, () => new Array<number>(halfHoursPerDay).fill(useKw / 2));
    return modelledYear({ kw, inverterKw }, { profile }).year.panels;
  };
  const [busy, quiet] = [yearUsing(busyKw), yearUsing(quietKw)];
  return {
    madeKwh: quiet.made,
    busyLossKwh: busy.spilled * withShortPeaks,
    quietLossKwh: quiet.spilled * withShortPeaks,
  };
}

function clearestOf(kw: number, useKw: number) {
  const days = sunKwOf({ faces: [{ kw }] });
  // The last of December's simulated skies is the clearest: see `skies` in constants.ts.
  const day = days.subarray(days.length - halfHoursPerDay);
  const overKwh = day.map((sunKw) => Math.max(0, sunKw - useKw - limitKw) / 2);
  return {
    madeKwh: day.reduce((sum, kw) => sum + kw / 2, 0),
    peakKw: Math.max(...day),
    heldBackKwh: overKwh.reduce((sum, kwh) => sum + kwh, 0),
    hours: overKwh.filter((kwh) => kwh > 0).length / 2,
  };
}

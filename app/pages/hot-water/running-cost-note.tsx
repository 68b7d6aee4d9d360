import { Note } from "#app/figures/notes.tsx";
import { gasPrice, hotWater, hotWaterYear } from "#content/energy/hot-water.ts";
import { meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, number, range, rate, size } from "#content/format.ts";

/** The household that this page's sums are worked out for. */
export const people = 3;

export function RunningCostNote() {
  const { gasEfficiency, heatPumpCop, litresPerPerson } = hotWater;
  return (
    <Note id="running-cost">
      {number(people * litresPerPerson)} L a day for {people} people, {kwh(hotWaterYear(people).heatKwh)} of heat a
      year. Gas at {size(gasPrice.assumed)} c/MJ, {range(gasEfficiency.low * 100, gasEfficiency.high * 100)}% of it
      reaching the tap; electricity at {rate(meanOffer.usage)}, the mean of the Victorian Default Offer 2026–27; heat
      pump at an average COP over the year of {size(heatPumpCop.low)} to {size(heatPumpCop.high)}. Prices include GST;
      tank losses and daily charges are left out. A model, not a measurement.
    </Note>
  );
}

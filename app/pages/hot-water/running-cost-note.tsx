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
      For {number(people * litresPerPerson)} L a day, {kwh(hotWaterYear(people).heatKwh)} of heat a year. Gas costs{" "}
      {size(gasPrice.assumed)} c/MJ, and {range(gasEfficiency.low * 100, gasEfficiency.high * 100)}% of its heat reaches
      the tap. Electricity costs {rate(meanOffer.usage)}, the mean of the Victorian Default Offer 2026–27. The heat
      pump’s COP is {size(heatPumpCop.low)} to {size(heatPumpCop.high)}. Heat lost from the tank and daily charges are
      left out.
    </Note>
  );
}

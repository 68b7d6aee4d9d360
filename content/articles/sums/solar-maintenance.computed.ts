import { modelledYear } from "#content/energy/model-house.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

export const withoutBattery = lossesOf(0);
export const withBattery = lossesOf(10);

export const words = [checkedWords("a $350 clean doesn't pay for itself", withBattery.lostAt10Percent, 1, 300)];

/** Dollars a year that 6.6 kW save, and how many of them are lost with 4% and 10% less output. */
function lossesOf(batteryKwh: number) {
  const savingWithout = (share: number) => modelledYear({ kw: 6.6 * (1 - share), batteryKwh }).savings.together.assumed;
  const whole = savingWithout(0);
  return { saving: whole, lostAt4Percent: whole - savingWithout(0.04), lostAt10Percent: whole - savingWithout(0.1) };
}

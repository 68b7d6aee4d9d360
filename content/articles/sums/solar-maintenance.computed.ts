import { modelledYear } from "#content/energy/model-house.ts";
import { checkedWords } from "#content/figures/checked-words.ts";

export const alone = lossesOf(0);
export const withBattery = lossesOf(10);

export const words = [checkedWords("a $350 clean doesn't pay for itself", withBattery.large, 1, 300)];

function lossesOf(usable: number) {
  const worth = (share: number) => modelledYear({ kw: 6.6 * (1 - share), usable }).worth.together.assumed;
  const whole = worth(0);
  return { worth: whole, small: whole - worth(0.04), large: whole - worth(0.1) };
}

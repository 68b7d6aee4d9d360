import { modelled } from "#content/energy/model-house.ts";

const clean = 350;

export const alone = lossesOf(0);
export const withBattery = lossesOf(10);

function lossesOf(usable: number) {
  const worth = (share: number) => modelled({ kw: 6.6 * (1 - share), usable }).worth.together.assumed;
  const whole = worth(0);
  const loss = (share: number) => {
    const lost = Math.round(whole - worth(share));
    return { lost, years: clean / lost };
  };
  return { worth: whole, small: loss(0.04), large: loss(0.1) };
}

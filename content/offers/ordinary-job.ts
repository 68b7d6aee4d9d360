// What a typical price includes, and what a quote adds to it. For the owner to confirm.
import { moneyText } from "#content/format.ts";
import { prices } from "#content/prices.ts";

/** Follows the price of panels. */
export const ordinaryJobText =
  "Our range covers a high, steep or tiled roof and a long cable to the panels. A new switchboard and taking old panels down are extra.";

const inverterForBatteryText = `if yours can’t run a battery, a new inverter (about ${moneyText(prices.newInverter)})`;

/** Follows the price of a battery. */
export const ordinaryBatteryText = `A battery’s price is for a wall near the switchboard. A long cable, a new switchboard and, ${inverterForBatteryText} are extra.`;

/** Follows the prices of panels and a battery, after `ordinaryJobText`, which names the switchboard. */
export const batteryBesidePanelsSentence = `So are a long cable to the battery and, ${inverterForBatteryText}.`;

const tank = "250\u00a0L";

/** The unit included in a heat pump's typical price. */
export const typicalHeatPumpText = `${tank} heat pump`;

/** What a home still pays after the system has paid for itself, to follow "you’re about $13,400 ahead". */
export function laterCostsText(kw: number, batteryKwh: number): string {
  const inverterText = kw > 0 ? `, less about ${moneyText(prices.newInverter)} for a new inverter` : "";
  return batteryKwh > 0 ? `${inverterText}, if the battery outlasts its ten-year warranty` : inverterText;
}

/** Follows the price of a heat pump. */
export const ordinaryHotWaterText = `We price a ${tank} tank, for three people, and count the certificates of a 180\u00a0L one; a larger tank costs more and may earn more. From gas, a new circuit, a slab and capping the gas are extra.`;

/** Follows the price of air conditioning. */
export const ordinaryAirConditioningText =
  "Long pipe runs, wall brackets, a pump for the drain, a new circuit and taking the old heater out are extra. Your quote lists each.";

/** What a package's "from" price buys. */
export const packageFromPriceSentence =
  "The “from” price is for one visit and one inverter, with the panels on one side of a single-storey roof.";

import { emissions } from "./emissions.ts";
import { feedIn, meanOffer } from "./prices/tariffs.ts";

const blocks = [5.5, 5.2, 3.6] as const;

/** Gas standing offers of September 2026, GST included: cents per MJ in falling blocks, dollars a day. */
export const gasPrice = {
  blocks,
  /** The last block's price. Most winter heating is charged at it. */
  cheapest: blocks[2],
  /** What a home that also heats with gas pays per MJ over a year. */
  assumed: 4.2,
  daily: 1.11,
} as const;

export const hotWater = {
  litresPerPerson: 45,
  /** Heat in that water, kWh per person and day. */
  heatPerPerson: 2.35,
  heatPumpCop: { low: 2.5, assumed: 3, high: 3.5 },
  gasEfficiency: { low: 0.55, assumed: 0.65, high: 0.75 },
  electricEfficiency: 1,
} as const;

export const megajoulesPerKwh = 3.6;

export type HotWaterPrices = { usage?: number | undefined; gas?: number | undefined };

type Running = {
  /** Energy bought a year: MJ of gas, else kWh. */
  energy: number;
  /** Dollars a year; low and high by how well the heater does. */
  cost: { low: number; assumed: number; high: number };
  /** kg CO₂-e a year. */
  emissions: number;
};

export type HotWaterYear = {
  heatKwh: number;
  gas: Running;
  electric: Running;
  heatPump: Running;
  /** The same heat pump run wholly on one's own midday solar: only the feed-in is given up. */
  heatPumpOnSolar: { low: number; high: number };
};

/** A year of hot water for some people, heated three ways. Tank losses and daily charges are left out. */
export function hotWaterYear(people: number, prices: HotWaterPrices = {}): HotWaterYear {
  const usage = (prices.usage ?? meanOffer.usage) / 100;
  const gas = (prices.gas ?? gasPrice.assumed) / 100;
  const heatKwh = people * hotWater.heatPerPerson * 365;
  const { gasEfficiency, heatPumpCop, electricEfficiency } = hotWater;
  const burnt = (efficiency: number) => (heatKwh * megajoulesPerKwh) / efficiency;
  const pumped = (cop: number) => heatKwh / cop;
  const electric = heatKwh / electricEfficiency;
  return {
    heatKwh,
    gas: {
      energy: burnt(gasEfficiency.assumed),
      cost: {
        low: burnt(gasEfficiency.high) * gas,
        assumed: burnt(gasEfficiency.assumed) * gas,
        high: burnt(gasEfficiency.low) * gas,
      },
      emissions: (burnt(gasEfficiency.assumed) / 1000) * emissions.gasKgPerGj,
    },
    electric: {
      energy: electric,
      cost: { low: electric * usage, assumed: electric * usage, high: electric * usage },
      emissions: electric * emissions.gridKgPerKwh,
    },
    heatPump: {
      energy: pumped(heatPumpCop.assumed),
      cost: {
        low: pumped(heatPumpCop.high) * usage,
        assumed: pumped(heatPumpCop.assumed) * usage,
        high: pumped(heatPumpCop.low) * usage,
      },
      emissions: pumped(heatPumpCop.assumed) * emissions.gridKgPerKwh,
    },
    heatPumpOnSolar: {
      low: (pumped(heatPumpCop.high) * feedIn.low) / 100,
      high: (pumped(heatPumpCop.low) * feedIn.high) / 100,
    },
  };
}

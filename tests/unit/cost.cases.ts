import { costOf, type Purchase } from "#content/cost.ts";
import { type PriceList, prices } from "#content/prices.ts";

/**
 * What the prices of fixed-prices.ts come to in November 2026, to ten dollars: the low, typical and high price after discounts, then
 * the typical one without the state's rebate. For example, Smart Saver: 700 + 6.6 × 1,030 = 7,498, less 39 certificates
 * (6.6 × 1.185 × 5 = 39.1) × 38 = 1,482, is 6,016, and less the state's 1,400 it is 4,616. No other file has these results.
 */
export const costs: readonly [name: string, purchase: Purchase, dollars: readonly number[]][] = [
  ["Smart Saver", { kw: 6.6 }, [3490, 4620, 7140, 6020]],
  ["Night Optimiser", { kw: 8, batteryKwh: 10 }, [9630, 11_670, 15_910, 13_070]],
  ["All-Electric Home", { kw: 10, batteryKwh: 15 }, [13_650, 16_350, 21_650, 17_750]],
  ["10 kWh of battery", { batteryKwh: 10, panelsAlready: true }, [5220, 5920, 7420, 5920]],
  ["20 kWh of battery", { batteryKwh: 20, panelsAlready: true }, [11_080, 12_480, 15_480, 12_480]],
  ["30 kWh of battery", { batteryKwh: 30, panelsAlready: true }, [17_550, 19_650, 24_150, 19_650]],
  ["a heat pump", { heatPump: "imported" }, [1270, 2670, 5270, 3670]],
  ["a heat pump made in Australia", { heatPump: "local" }, [1130, 2270, 5270, 3670]],
  ["a small split system", { airConditioner: "split" }, [1600, 2100, 2800, 2100]],
  ["a large split system", { airConditioner: "large-split" }, [2700, 3400, 4300, 3400]],
  ["a multi-head with three units", { airConditioner: "three-heads" }, [6500, 8500, 11_000, 8500]],
  ["a multi-head with five units", { airConditioner: "five-heads" }, [9500, 12_500, 16_000, 12_500]],
  ["a ducted system", { airConditioner: "ducted" }, [9500, 13_000, 18_000, 13_000]],
  ["30 kW for a business", { kw: 30, buyer: "business" }, [31_520, 38_270, 45_020, 38_270]],
];

/** Days on which different rules hold. */
export const days = ["2026-11-29", "2026-12-01", "2027-01-01", "2027-07-02", "2030-12-31"];
const postcodes = ["3000", "3350", "3500", "3844"];
const houses = [
  { kw: 6.6, battery: 0 },
  { kw: 8, battery: 10 },
  { kw: 10, battery: 13.5 },
  { kw: 13, battery: 20 },
];

/** Four houses at four postcodes, priced on each of the days. */
export const pricedHouses = days.flatMap((day) =>
  postcodes.flatMap((postcode) => houses.map((house) => ({ day, postcode, ...house }))),
);

const november = "2026-11-21";
const { pay, withoutRebate } = costOf({ kw: 6.6 }, november);
const payFor = (purchase: Purchase) => costOf({ kw: 6.6, ...purchase }, november).pay;
const batteryCount = (purchase: Purchase) => costOf(purchase, november).battery.certificates.count;
const [smallestSize, ...largerSizes] = prices.commercial;
const withDollarPerKw = ({ kw, typical }: typeof smallestSize) => ({ kw, typical: typical + kw });
const raisedPrices: PriceList = {
  ...prices,
  panels: { ...prices.panels, base: prices.panels.base + 1000 },
  batteryPerKwh: { ...prices.batteryPerKwh, typical: prices.batteryPerKwh.typical + 10 },
  heatPump: { ...prices.heatPump, high: prices.heatPump.high + 100 },
  commercial: [withDollarPerKw(smallestSize), ...largerSizes.map(withDollarPerKw)],
};
const riseOf = (purchase: Purchase, end: "low" | "typical" | "high") =>
  Math.round(costOf(purchase, november, raisedPrices).pay[end] - costOf(purchase, november).pay[end]);

/**
 * What the state's rebate of $1,400, a battery's certificates (10 kWh × 6.8) and a change of the list do to a cost: $1,000 for the
 * panels and $10 for each of 10 kWh, $100 for a heat pump, and $1 for each of a business's 40 kW.
 */
export const costRules: readonly [rule: string, compute: () => unknown, expected: unknown][] = [
  ["the state's rebate is in the typical price", () => withoutRebate.typical - pay.typical, 1400],
  ["the state's rebate isn't in the high price", () => pay.high, withoutRebate.high],
  [
    "the high price is with the rebate for a household that qualifies",
    () => payFor({ household: { underIncomeCap: true } }).high,
    pay.high - 1400,
  ],
  [
    "a household over the income limit doesn't get the state's rebate",
    () => payFor({ household: { underIncomeCap: false } }),
    withoutRebate,
  ],
  [
    "a household that doesn't own the house doesn't get the state's rebate",
    () => payFor({ household: { owner: false } }),
    withoutRebate,
  ],
  [
    "a house that already has panels doesn't get the state's rebate for panels",
    () => payFor({ panelsAlready: true }),
    withoutRebate,
  ],
  [
    "the state's rebate of 2028 is unknown",
    () => costOf({ kw: 6.6 }, "2028-02-29").panels.rebate,
    { amount: 0, status: "unknown" },
  ],
  ["a battery beside new panels earns certificates", () => batteryCount({ kw: 5, batteryKwh: 10 }), 68],
  [
    "a battery beside existing panels earns certificates",
    () => batteryCount({ batteryKwh: 10, panelsAlready: true }),
    68,
  ],
  ["a battery without panels earns no certificates", () => batteryCount({ batteryKwh: 10 }), 0],
  ["a higher price for panels raises what is paid", () => riseOf({ kw: 6.6 }, "typical"), 1000],
  [
    "higher prices for panels and battery raise what is paid for both",
    () => riseOf({ kw: 8, batteryKwh: 10 }, "typical"),
    1100,
  ],
  ["a higher price for heat pumps raises what is paid", () => riseOf({ heatPump: "imported" }, "high"), 100],
  ["a higher price for businesses raises what is paid", () => riseOf({ kw: 40, buyer: "business" }, "typical"), 40],
];

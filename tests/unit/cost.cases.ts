import type { Purchase } from "#content/cost.ts";

/**
 * What the sample list comes to in November 2026, the one place where that is written down: what is bought, and what is paid at
 * the low, typical and high price, then the typical one without the state's rebate, to ten dollars.
 */
export const costs: readonly [name: string, bought: Purchase, dollars: readonly number[]][] = [
  ["Smart Saver", { kw: 6.6 }, [3490, 4620, 7140, 6020]],
  ["Night Optimiser", { kw: 8, battery: 10 }, [8830, 11_670, 15_910, 13_070]],
  ["All-Electric Home", { kw: 10, battery: 15 }, [12_450, 16_350, 21_650, 17_750]],
  ["10 kWh of battery", { battery: 10, panelsAlready: true }, [4420, 5920, 7420, 5920]],
  ["20 kWh of battery", { battery: 20, panelsAlready: true }, [9480, 12_480, 15_480, 12_480]],
  ["30 kWh of battery", { battery: 30, panelsAlready: true }, [15_150, 19_650, 24_150, 19_650]],
  ["a heat pump", { heatPump: "imported" }, [1250, 2670, 5270, 3670]],
  ["a heat pump made in Australia", { heatPump: "local" }, [1120, 2270, 5270, 3670]],
  ["a small split system", { airConditioner: "split" }, [1600, 2100, 2800, 2100]],
  ["30 kW for a business", { kw: 30, site: "business" }, [31_520, 38_270, 45_020, 38_270]],
];

/** Days on which the rules say different things. */
export const days = ["2026-11-21", "2026-12-31", "2027-01-01", "2027-07-01", "2030-12-31"];
const postcodes = ["3000", "3350", "3500", "3844"];
const houses = [
  { kw: 6.6, battery: 0 },
  { kw: 8, battery: 10 },
  { kw: 10, battery: 13.5 },
  { kw: 13, battery: 20 },
];

/** Houses at four postcodes, asked about on five days. */
export const asked = days.flatMap((day) =>
  postcodes.flatMap((postcode) => houses.map((house) => ({ day, postcode, ...house }))),
);

import { expect, test } from "vitest";
import { buildings } from "#app/pages/commercial/buildings-copy.ts";
import { commercialCost, commercialSizes, yardstick } from "#content/offers/commercial-cost.ts";
import { commercialFinance } from "#content/offers/commercial-finance.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

test("commercial certificates are those of the rules, and our example less them is what is left", () => {
  const [small = 0, middle = 0, large = 0] = prices.commercial.map(({ typical }) => typical);
  const melbourne = commercialSizes.map((size) => commercialCost(size, 4, 2026));
  expect(melbourne.map(({ certificates }) => certificates)).toEqual([59, 177, 296, 591]);
  expect(melbourne.map(({ left }) => left?.exGst)).toEqual([
    small - off(59),
    middle - off(177),
    large - off(296),
    undefined,
  ]);
  expect(melbourne.map(({ left }) => left && Math.round(left.incGst))).toEqual([
    Math.round(small * 1.1) - off(59),
    Math.round(middle * 1.1) - off(177),
    Math.round(large * 1.1) - off(296),
    undefined,
  ]);
  expect(commercialSizes.map((size) => commercialCost(size, 3, 2027).certificates)).toEqual([55, 165, 276, 552]);
});

test("the yardstick divides what is left by what is used, and using less makes a kWh dearer", () => {
  const size = { kw: 30, example: { dollars: 50_000, gst: "ex" } } as const;
  const most = yardstick(size, 20, 0.7, 2026);
  expect(most.left).toBe(50_000 - off(177));
  expect(most.made).toBeGreaterThan(740_000);
  expect(most.made).toBeLessThan(30 * 1312.1 * 20);
  expect(most.cents).toBeCloseTo((most.left / (most.made * 0.7)) * 100, 9);
  expect(yardstick(size, 20, 0.5, 2026).cents).toBeGreaterThan(most.cents);
});

test("the four ways to pay and the buildings that ask for us are named", () => {
  expect(commercialFinance.map(({ option }) => option)).toEqual([
    "Cash",
    "Green business loans",
    "Operating leases",
    "PPAs",
  ]);
  const names = buildings.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Schools", "Aged care", "Strata", "Community buildings"]));
});

function off(certificates: number): number {
  return certificates * certificatePrice.assumed;
}

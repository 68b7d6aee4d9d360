import { expect, test } from "vitest";
import { readPage } from "#tests/unit/read-page.ts";
import { fixedPrices, withPrices } from "../fixed-prices.ts";

const { hotWater } = await withPrices(
  { prices: fixedPrices },
  () => import("#app/estimators/calculators/hot-water.tsx"),
);

test("a heat pump that saves nothing at best costs more, and isn't said to save up to $0", async () => {
  const [query, day] = ["rate=55&gasprice=2.4", "2026-11-23"];
  const result = hotWater.answer(query, day);
  expect(result.numbers["hot-water-saving-high"]).toBeCloseTo(0);
  expect(hotWater.announce(result)).toBe("The heat pump costs $0–270 more a year");
  expect(hotWater.summarise(result)).toContainEqual({ label: "Yearly extra cost", value: "$0–270" });
  expect(await readPage(`/hot-water?${query}`, day)).not.toContain("save up to");
});

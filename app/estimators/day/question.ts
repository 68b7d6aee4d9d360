import { type HouseQuestion, houseFrom } from "../house/question.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

/** A house, and the month whose average day is drawn. */
export type DayEstimateInput = { house: HouseQuestion; month: number };

/** Home's own day: October, 8 kW, 10 kWh usable. */
const usual = { kw: "8", battery: "10", daily: "22.4", month: "10", orientation: "north" };

const largestHouseKw = 100;

export function read(query: URLSearchParams): Reading<DayEstimateInput> {
  const reader = readerOf(query, usual);
  const house = houseFrom(reader, { largestKw: largestHouseKw, wantsDay: true });
  const month = reader.numeric("month", {
    name: "the month",
    least: 1,
    most: 12,
    whole: true,
    meanwhile: "Until then we draw October.",
  });
  return reading(reader, { house, month: month ?? Number(usual.month) });
}

import { daysInMonth, monthlyYield, yearlyDegradation } from "./house/tables.ts";

export { daysInMonth, monthlyYield };

/** Where a face looks, in degrees from north over east. */
export const azimuths = {
  north: 0,
  "north-east": 45,
  "north-west": 315,
  east: 90,
  west: 270,
  south: 180,
} as const;

/** Output lost each year after the first. */
export const fadePerYear = yearlyDegradation.panels;

/** kWh that panels facing north at 22° make in their first year. */
export function yearlyOutput(kw: number, place = 1): number {
  return monthlyYield.reduce((sum, perDay, month) => sum + perDay * (daysInMonth[month] ?? 0), 0) * kw * place;
}

/** What is left of a first year's output after some years: 0.5 % less each year. */
export function faded(years: number): number {
  return (1 - fadePerYear) ** years;
}

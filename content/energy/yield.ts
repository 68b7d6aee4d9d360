/** What a kW of panels makes in Melbourne, kWh on the average day of each month, facing north at 22°; good to about ±10 %. */
export const monthlyYield = [5.0, 4.7, 4.0, 3.1, 2.4, 2.1, 2.2, 2.8, 3.3, 4.1, 4.6, 4.9] as const;

export const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const orientations = {
  north: 1,
  "north-east": 0.97,
  "north-west": 0.97,
  east: 0.92,
  west: 0.92,
  south: 0.8,
} as const;

export type Orientation = keyof typeof orientations;

/** Output lost each year after the first. */
export const fadePerYear = 0.005;

/** Twelve months of kWh per kW and day; other places scale Melbourne's months. */
export function yieldByMonth(orientation: Orientation = "north", place = 1): number[] {
  return monthlyYield.map((month) => month * orientations[orientation] * place);
}

/** Sums twelve daily figures over the year. */
export function overTheYear(perDay: readonly number[]): number {
  return daysInMonth.reduce((sum, days, month) => sum + days * (perDay[month] ?? 0), 0);
}

/** kWh that a system makes in its first year. */
export function yearlyOutput(kw: number, orientation: Orientation = "north", place = 1): number {
  return overTheYear(yieldByMonth(orientation, place)) * kw;
}

/** What is left of a first year's output after some years: 0.5 % less each year. */
export function faded(years: number): number {
  return (1 - fadePerYear) ** years;
}

import { averageMonthLight, sunShape } from "./day-shapes.ts";
import { daysInMonth, monthlyYield } from "./yield.ts";

/** When a building works: hours of the day, days of the week counted from Monday, weeks of the year. */
export type Opening = { from: number; to: number; days: number; weeks?: number };

export type Business = Opening & {
  kw: number;
  /** kW drawn while it works, and at all other times. */
  workKw: number;
  idleKw: number;
};

/** Average kW over half an hour; `hour` is its middle. */
export type WorkRow = { hour: number; solar: number; use: number };

export type WorkingWeek = {
  /** Monday to Sunday. */
  days: WorkRow[][];
  totals: { made: number; direct: number; exported: number; weekendMade: number; weekendExported: number };
};

const step = 0.5;
const halfHours = Array.from({ length: 24 / step }, (_, index) => (index + 0.5) * step);
const workingDays = 5;

/** Seven average days of a month on a roof that faces north: the sun runs the building, what is left is exported. */
export function workingWeek(business: Business, month = 10): WorkingWeek {
  const { kw, workKw, idleKw, days: open, from, to } = business;
  const light = averageMonthLight(month);
  const daily = halfHours.reduce((sum, hour) => sum + sunShape(hour, light), 0) * step;
  const scale = (kw * (monthlyYield[month - 1] ?? 0)) / daily;
  const days = Array.from({ length: 7 }, (_, day) =>
    halfHours.map((hour) => ({
      hour,
      solar: sunShape(hour, light) * scale,
      use: day < open && hour > from && hour < to ? workKw : idleKw,
    })),
  );
  const sum = (rows: readonly WorkRow[], value: (row: WorkRow) => number) =>
    rows.reduce((total, row) => total + value(row), 0) * step;
  const all = days.flat();
  const weekend = days.slice(workingDays).flat();
  const spare = ({ solar, use }: WorkRow) => Math.max(0, solar - use);
  const made = sum(all, ({ solar }) => solar);
  const exported = sum(all, spare);
  return {
    days,
    totals: {
      made,
      direct: made - exported,
      exported,
      weekendMade: sum(weekend, ({ solar }) => solar),
      weekendExported: sum(weekend, spare),
    },
  };
}

/** The share of a year's sun that falls while a building works, its closed weeks spread over the year. */
export function sunShare({ from, to, days, weeks = 52 }: Opening): number {
  const months = monthlyYield.map((perDay, index) => {
    const light = averageMonthLight(index + 1);
    const sun = (within: (hour: number) => boolean) =>
      halfHours.filter(within).reduce((sum, hour) => sum + sunShape(hour, light), 0);
    const made = perDay * (daysInMonth[index] ?? 0);
    return { made, open: (made * sun((hour) => hour > from && hour < to)) / sun(() => true) };
  });
  const total = (key: "made" | "open") => months.reduce((sum, month) => sum + month[key], 0);
  return (total("open") / total("made")) * (days / 7) * (weeks / 52);
}

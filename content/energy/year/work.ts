import type { Work } from "../house/input.ts";
import { within } from "../house/plan.ts";

/** kW by the half-hour on a worked day and on a closed one, for each kWh of the week's average day. */
export function workDays({ days, idle, ...hours }: Work): { open: number[]; closed: number[] } {
  const open = Array.from(within(hours), (working) => (working ? 1 : idle));
  const closed = open.map(() => idle);
  const average = (days * kwhOf(open) + (7 - days) * kwhOf(closed)) / 7;
  const part = (day: number[]) => day.map((kw) => kw / average);
  return { open: part(open), closed: part(closed) };
}

export function kwhOf(day: readonly number[]): number {
  return day.reduce((sum, kw) => sum + kw / 2, 0);
}

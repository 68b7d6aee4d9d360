import { useToday } from "../page-request/today.tsx";

/**
 * Something that an article works out for the day of the visit. An author writes
 * `<OnDay>{(day) => money(rebateOn(day))}</OnDay>`; the build works it out for the years ahead, and hands over each text
 * with the day from which it holds.
 */
export function OnDay({ steps }: { steps: readonly (readonly [from: string, text: string])[] }) {
  const today = useToday();
  return (steps.findLast(([from]) => from <= today) ?? steps[0])?.[1];
}

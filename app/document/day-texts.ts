import { longDate } from "#content/format.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";

/** What pages print about the day of the visit: every day has as many texts, in the same order. */
export function dayTexts(day: string): string[] {
  const halfDays = offeredHalfDays(day).flatMap((value) => [value, halfDayName(value)]);
  return [longDate(day), day, ...halfDays];
}

/** Marks where a page written at build prints one of these texts. */
export function dayMark(index: number): string {
  return `{day ${index}}`;
}

/** A page written at build, as it is on a day. */
export function filledIn(text: string, day: string): string {
  const texts = dayTexts(day);
  return text.replaceAll(/\{day (\d+)\}/g, (mark, index) => texts[index] ?? mark);
}

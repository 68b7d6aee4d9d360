/** A day in Melbourne as "YYYY-MM-DD"; such texts compare as dates do. */
export type Day = string;

/** Panels' certificates go by the calendar year of the installation. */
export function yearOfDay(day: Day): number {
  return Number(day.slice(0, 4));
}

export type DatedValue<T> = { from: Day; value: T };

/** What a dated rule says on a day; nothing before its first step. Steps are in order. */
export function valueOn<T>(steps: readonly DatedValue<T>[], day: Day): T | undefined {
  let current: T | undefined;
  for (const step of steps) if (step.from <= day) current = step.value;
  return current;
}

/** The first step after a day: what is known to change next. */
export function changeAfter<T>(steps: readonly DatedValue<T>[], day: Day): DatedValue<T> | undefined {
  return steps.find((step) => step.from > day);
}

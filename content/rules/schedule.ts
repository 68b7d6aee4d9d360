/** A day in Melbourne as "YYYY-MM-DD". Comparing two such texts compares the days. */
export type Day = string;

/** A day's calendar year. Certificates for panels and heat pumps depend on it. */
export function yearOfDay(day: Day): number {
  return Number(day.slice(0, 4));
}

export type DatedValue<T> = { from: Day; value: T };

/** A dated rule's value on a day; undefined before its first step. Steps are in order. */
export function valueOn<T>(steps: readonly DatedValue<T>[], day: Day): T | undefined {
  let currentValue: T | undefined;
  for (const step of steps) if (step.from <= day) currentValue = step.value;
  return currentValue;
}

/** The first step after a day, which is the next known change. */
export function changeAfter<T>(steps: readonly DatedValue<T>[], day: Day): DatedValue<T> | undefined {
  return steps.find((step) => step.from > day);
}

/**
 * Words for a number, such as "nine to ten years", which are true only while the value is between `min` and `max`. The build checks
 * this.
 */
export interface CheckedWords {
  words: string;
  value: number;
  min: number;
  max: number;
}

export function checkedWords(words: string, value: number, min: number, max: number): CheckedWords {
  return { words, value, min, max };
}

/** A message for each `CheckedWords` whose value is outside its limits, however deeply nested. */
export function brokenWords(values: unknown): string[] {
  return checkedWordsIn(values)
    .filter(({ value, min, max }) => !(value >= min && value <= max))
    .map(
      ({ words, value, min, max }) =>
        `“${words}” holds from ${min} to ${max}, but the value is ${Number(value.toPrecision(4))}`,
    );
}

/** Every `CheckedWords` in a value, however deeply nested. */
export function checkedWordsIn(value: unknown): CheckedWords[] {
  if (isCheckedWords(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(checkedWordsIn) : [];
}

function isCheckedWords(value: unknown): value is CheckedWords {
  return typeof value === "object" && value !== null && "words" in value && "min" in value && "max" in value;
}

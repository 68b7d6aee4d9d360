/**
 * Words for a number, such as "nine to ten years", which are true only while the value is between `least` and `most`. The build checks
 * this.
 */
export interface CheckedWords {
  words: string;
  value: number;
  least: number;
  most: number;
}

export function checkedWords(words: string, value: number, least: number, most: number): CheckedWords {
  return { words, value, least, most };
}

/** A message for each `CheckedWords` whose value is outside its limits, however deeply nested. */
export function brokenWords(values: unknown): string[] {
  return checkedWordsIn(values)
    .filter(({ value, least, most }) => !(value >= least && value <= most))
    .map(
      ({ words, value, least, most }) =>
        `“${words}” holds from ${least} to ${most}, but the value is ${Number(value.toPrecision(4))}`,
    );
}

/** Every `CheckedWords` in a value, however deeply nested. */
export function checkedWordsIn(value: unknown): CheckedWords[] {
  if (isCheckedWords(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(checkedWordsIn) : [];
}

function isCheckedWords(value: unknown): value is CheckedWords {
  return typeof value === "object" && value !== null && "words" in value && "least" in value && "most" in value;
}

/**
 * Words for a number, such as "nine to ten years". They are true only while the value is within the band, and the build checks it.
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

/** What is wrong with the words among some values, however deeply nested. */
export function brokenWords(values: unknown): string[] {
  return checkedWordsIn(values)
    .filter(({ value, least, most }) => !(value >= least && value <= most))
    .map(
      ({ words, value, least, most }) =>
        `“${words}” holds from ${least} to ${most}, but the value is ${Number(value.toPrecision(4))}`,
    );
}

/** The words among some values. */
export function checkedWordsIn(value: unknown): CheckedWords[] {
  if (isCheckedWords(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(checkedWordsIn) : [];
}

function isCheckedWords(value: unknown): value is CheckedWords {
  return typeof value === "object" && value !== null && "words" in value && "least" in value && "most" in value;
}

/** Whether two words differ in at most `maxLetters` consecutive letters, or only in two swapped neighbours. */
export function isSimilar(one: string, other: string, maxLetters: number): boolean {
  const longerLength = Math.max(one.length, other.length);
  let sameAtStart = 0;
  while (sameAtStart < longerLength && one[sameAtStart] === other[sameAtStart]) sameAtStart++;
  let sameAtEnd = 0;
  while (sameAtEnd < longerLength - sameAtStart && one.at(-1 - sameAtEnd) === other.at(-1 - sameAtEnd)) sameAtEnd++;
  const differingLetters = longerLength - sameAtStart - sameAtEnd;
  const isSwap =
    differingLetters === 2 &&
    one[sameAtStart] === other[sameAtStart + 1] &&
    one[sameAtStart + 1] === other[sameAtStart];
  return isSwap || differingLetters <= maxLetters;
}

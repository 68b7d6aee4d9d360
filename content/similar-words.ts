/** Whether two words differ in at most `maxLetters` consecutive letters, or only in two swapped neighbours. */
export function isSimilar(one: string, other: string, maxLetters: number): boolean {
  const longer = Math.max(one.length, other.length);
  let start = 0;
  while (start < longer && one[start] === other[start]) start++;
  let end = 0;
  while (end < longer - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const differing = longer - start - end;
  const isSwap = differing === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSwap || differing <= maxLetters;
}

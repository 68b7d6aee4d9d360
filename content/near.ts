/** Whether two words differ only in so many consecutive letters, or in two swapped ones. */
export function isNear(one: string, other: string, letters: number): boolean {
  const longer = Math.max(one.length, other.length);
  let start = 0;
  while (start < longer && one[start] === other[start]) start++;
  let end = 0;
  while (end < longer - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const differing = longer - start - end;
  const isSwap = differing === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSwap || differing <= letters;
}

/**
 * How many letters must be changed, added, dropped or swapped with a neighbour to turn the typed text into the name, or into its
 * beginning; Infinity beyond the limit. It is the restricted Damerau–Levenshtein distance.
 */
export function countMistakes(typed: string, name: string, limit: number): { whole: number; beginning: number } {
  const columns = Math.min(name.length, typed.length + limit);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === name[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1])
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return { whole: Infinity, beginning: Infinity };
    beforePrevious = previous;
    previous = current;
  }
  const beginning = Math.min(...previous);
  const whole = name.length === columns ? (previous[columns] ?? Infinity) : Infinity;
  return { whole: within(whole, limit), beginning: within(beginning, limit) };
}

/** A word's letters, as one bit each: a name that lacks too many of the typed letters needn't be compared. */
export function letterBits(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

export function countMissingLetters(typed: number, name: number): number {
  let missing = typed & ~name;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count++;
  return count;
}

function within(cost: number, limit: number): number {
  return cost <= limit ? cost : Infinity;
}

/**
 * How many letters must be changed, added, dropped or swapped with a neighbour to turn the typed text into the name, or into its
 * beginning; Infinity beyond the limit. It is the restricted Damerau–Levenshtein distance.
 */
export function countMistakes(typed: string, name: string, limit: number): { whole: number; beginning: number } {
  const columns = Math.min(name.length, typed.length + limit);
  let secondLastRow: number[] = [];
  let previousRow = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const currentRow = [row];
    let lowest = row;
    for (let column = 1; column <= columns; column++) {
      const isSame = typed[row - 1] === name[column - 1];
      let cost = Math.min(
        (previousRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1])
        cost = Math.min(cost, (secondLastRow[column - 2] ?? 0) + 1);
      currentRow.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return { whole: Infinity, beginning: Infinity };
    secondLastRow = previousRow;
    previousRow = currentRow;
  }
  const beginning = Math.min(...previousRow);
  const whole = name.length === columns ? (previousRow[columns] ?? Infinity) : Infinity;
  return { whole: within(whole, limit), beginning: within(beginning, limit) };
}

/** A word's letters, as one bit each: a name that lacks too many of the typed letters needn't be compared. */
export function letterBits(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

export function countMissingLetters(typed: number, name: number): number {
  let missingBits = typed & ~name;
  let count = 0;
  for (; missingBits !== 0; missingBits &= missingBits - 1) count++;
  return count;
}

function within(cost: number, limit: number): number {
  return cost <= limit ? cost : Infinity;
}

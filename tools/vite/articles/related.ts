/** For each text the three that are closest to it in the words that set them apart. */
export function closest(texts: readonly string[], count = 3): number[][] {
  const documents = texts.map((text) => counted(stems(text)));
  const marks = telling(documents);
  const holders = new Map<string, [place: number, weight: number][]>();
  marks.forEach((weights, place) => {
    for (const [word, weight] of weights) holders.set(word, [...(holders.get(word) ?? []), [place, weight]]);
  });
  return marks.map((weights, own) => {
    const alike = new Float64Array(texts.length);
    for (const [word, weight] of weights)
      for (const [place, other] of holders.get(word) ?? []) alike[place] = (alike[place] ?? 0) + weight * other;
    return [...alike.keys()]
      .filter((place) => place !== own)
      .sort((a, b) => (alike[b] ?? 0) - (alike[a] ?? 0))
      .slice(0, count);
  });
}

/** So many words tell a text apart; with more of them, comparing all texts would grow costly and barely better. */
const wordsKept = 80;

/** How often a word is in a text, damped, times how rare it is among the texts; each text's weights have length one. */
function telling(documents: readonly ReadonlyMap<string, number>[]): [string, number][][] {
  const spread = new Map<string, number>();
  for (const words of documents) for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return documents.map((words) => {
    const weights = [...words]
      .map(([word, times]): [string, number] => {
        const rarity = Math.log(documents.length / (spread.get(word) ?? 1));
        return [word, (1 + Math.log(times)) * rarity];
      })
      .filter(([word, weight]) => weight > 0 && (spread.get(word) ?? 0) > 1)
      .sort(([, a], [, b]) => b - a)
      .slice(0, wordsKept);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([word, weight]) => [word, weight / length]);
  });
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words of four letters and more, cut where endings begin. */
function stems(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.replace(/(ies|es|s|ing|ed)$/, ""));
}

/** For each text the three that are closest to it in the words that set them apart. */
export function closest(texts: readonly string[], count = 3): number[][] {
  const weights = weigh(texts.map(stems));
  return weights.map((own, index) =>
    weights
      .map((other, place) => ({ place, alike: place === index ? -1 : product(own, other) }))
      .sort((a, b) => b.alike - a.alike)
      .slice(0, Math.min(count, texts.length - 1))
      .map(({ place }) => place),
  );
}

type Weights = ReadonlyMap<string, number>;

/** How often a word stands in a text, damped, times how rare it is among the texts; each text's weights have length one. */
function weigh(documents: readonly string[][]): Weights[] {
  const documentCounts = new Map<string, number>();
  for (const words of documents)
    for (const word of new Set(words)) documentCounts.set(word, (documentCounts.get(word) ?? 0) + 1);
  return documents.map((words) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weights = [...counts].map(([word, times]): [string, number] => {
      const rarity = Math.log(documents.length / (documentCounts.get(word) ?? 1));
      return [word, (1 + Math.log(times)) * rarity];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.filter(([, weight]) => weight > 0).map(([word, weight]) => [word, weight / length]));
  });
}

function product(a: Weights, b: Weights): number {
  let sum = 0;
  for (const [word, weight] of a) sum += weight * (b.get(word) ?? 0);
  return sum;
}

/** Words of four letters and more, cut where endings begin. */
function stems(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.replace(/(ies|es|s|ing|ed)$/, ""));
}

export interface Word {
  /** As it is compared: lower case, without accents and its ending. */
  term: string;
  start: number;
  end: number;
}

/** The words of a text. Everything that is neither letter nor digit separates them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\d[\d.]*\s?kwh?\b|[\p{L}\p{N}\p{M}'’]+/giu)].flatMap((match) => {
    const term = termOf(match[0]);
    return term ? [{ term, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function termOf(word: string): string {
  const plain = word
    // A question about 10 kW is answered by text about any size.
    .replace(/^[\d.]+\s?(?=kwh?$)/i, "")
    .normalize("NFKD")
    .replace(/[’']s$|[\p{M}'’]/gu, "")
    .toLowerCase();
  return stem(singular(plain));
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|gas)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Only endings that leave the word recognisable: export, exported, exporting. Stronger stemming finds unrelated words. */
function stem(word: string): string {
  if (/^(evening|morning|nothing|.*(eed|thing))$/.test(word)) return word;
  return word.replace(/^(.{4,})(ing|ed)$/, "$1").replace(/^(.{4,})e$/, "$1");
}

/** The field's words. They travel with the index, so that the code in the browser holds none of them. */
export interface Dictionary {
  /** Synonyms: a search for one finds pages that use another. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Lines of words that every question has and none is about, this year's and its neighbours' too; in the last, what we have nothing on. */
  emptyWords: readonly string[];
}

export interface Naming {
  /** A concept, as a term that can't be the same as a word. */
  term: string;
  /** Where its name stands among the words. */
  from: number;
  to: number;
}

export type Language = ReturnType<typeof createLanguage>;

/** Reads texts and questions with a dictionary. */
export function createLanguage(dictionary: Dictionary) {
  const emptyWords = new Set(dictionary.emptyWords.join(" ").split(" "));
  const thingsByName = new Map<string, string>();
  for (const [thing, names] of Object.entries(dictionary.names))
    for (const name of names) thingsByName.set(termsOf(name).join(" "), `~${thing}`);
  const longest = Math.max(...[...thingsByName.keys()].map((name) => name.split(" ").length));

  /** The things that a row of words names, each by the longest name that fits: "out of business" isn't a business. */
  function thingsIn(terms: readonly string[]): Naming[] {
    const things: Naming[] = [];
    for (let from = 0; from < terms.length; from = Math.max(from + 1, things.at(-1)?.to ?? 0))
      for (let to = Math.min(from + longest, terms.length); to > from; to--) {
        const term = thingsByName.get(terms.slice(from, to).join(" "));
        if (!term) continue;
        things.push({ term, from, to });
        break;
      }
    return things;
  }

  /** What a text is found by: its words without the empty ones, and a term for each thing that it names. */
  function foundBy(text: string): string[] {
    return text.split("\n").flatMap((line) => {
      const terms = termsOf(line);
      return [...terms.filter((term) => !emptyWords.has(term)), ...thingsIn(terms).map(({ term }) => term)];
    });
  }

  return { thingsIn, foundBy, isEmpty: (term: string) => emptyWords.has(term) };
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

interface Word {
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

/** Names of places, a line each. */
export function placeTermsOf(names: string): string[] {
  return names === "" ? [] : names.split("\n").map((name) => placeTerm(termsOf(name)));
}

/** A place is one term, however many words its name has: who types "north" doesn't ask for North Melbourne. */
export function placeTerm(words: readonly string[]): string {
  return words.length === 1 && /^[38]\d{3}$/.test(words[0] ?? "") ? anyPostcode : `@${words.join("-")}`;
}

/** Every postcode is the same term; Service areas answers for all of them. */
const anyPostcode = "@3000";

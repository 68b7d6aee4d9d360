import { type Language, type Naming, placeTerm, placeTermsOf, termsOf } from "./language.ts";

/** What was typed, as the index can be asked for it. */
interface Question {
  /** The words that a result should answer, by their place. */
  words: ReadonlyMap<number, string>;
  terms: readonly QueryTerm[];
}

/** A term to look for, and the words that are answered when it is found. */
interface QueryTerm extends Naming {
  /** Words that begin with it count as well. */
  beginning: boolean;
  /** How many mistakes it may have. */
  mistakes: number;
  weight: number;
}

/** What the index has. */
interface Vocabulary {
  word(term: string): boolean;
  beginning(term: string): boolean;
}

const plainly = { beginning: false, mistakes: 0, weight: 1 };

/** Who names a town asks whether we come there, whatever else is typed. */
const placeWeight = 12;

/** Towns that are words as well, and the one that everybody adds. */
const commonWords = new Set(
  placeTermsOf("bright, melbourne, officer, ovens, plenty, sale, sunshine, warne".replaceAll(", ", "\n")),
);

/** In letters; whatever comes after is not read. */
export const longestQuestion = 200;

const longest = { words: 16, placeName: 3 };

export function readQuestion(typed: string, { thingsIn, isEmpty }: Language, vocabulary: Vocabulary): Question {
  const all = termsOf(typed).slice(0, longest.words);
  const things = thingsIn(all)
    .filter(({ term }, at, named) => named.findIndex((other) => other.term === term) === at)
    .map((naming) => ({ ...plainly, ...naming }));
  // Of "not working" the name says more than its words.
  const isNamed = (place: number) => things.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  const questionTerms = all.flatMap((term, place) => {
    if (isEmpty(term) || all.indexOf(term) < place) return [];
    const queryTerm = termOfWord(term, place, place === all.length - 1, vocabulary);
    return [isNamed(place) ? { ...queryTerm, weight: 0.4 } : queryTerm];
  });
  // "Who are you" has no full word and yet means something.
  const toAnswer = questionTerms.length > 0 ? questionTerms : things;
  return {
    words: new Map(toAnswer.map(({ term, from }) => [from, term])),
    terms: [...things, ...placesIn(all, vocabulary), ...questionTerms],
  };
}

function termOfWord(term: string, place: number, last: boolean, vocabulary: Vocabulary): QueryTerm {
  const questionTerms = { ...plainly, term, from: place, to: place + 1 };
  if (vocabulary.word(term)) return { ...questionTerms, beginning: last };
  if (vocabulary.beginning(term)) return { ...questionTerms, beginning: true };
  const unswapped = swaps(term).find(vocabulary.word);
  return unswapped ? { ...questionTerms, term: unswapped } : { ...questionTerms, mistakes: mistakesIn(term) };
}

/** The towns that may be meant: whole names, a name being typed, a name with a mistake that is no other word. */
function placesIn(all: readonly string[], vocabulary: Vocabulary): QueryTerm[] {
  return all.flatMap((_, from) =>
    [1, 2, longest.placeName].flatMap((length) => {
      const words = all.slice(from, from + length);
      const term = placeTerm(words);
      if (words.length < length || all.indexOf(words[0] ?? "") < from) return [];
      const asWord = { ...plainly, term, from, to: from + length };
      const asPlace = { ...asWord, from: 0, to: all.length, weight: placeWeight };
      if (vocabulary.word(term)) return [commonWords.has(term) ? asWord : asPlace];
      const strange = !words.some(vocabulary.beginning);
      if (term.length < 5) return [];
      if (from + length === all.length && vocabulary.beginning(term))
        return [{ ...(strange ? asPlace : asWord), beginning: true, weight: strange ? 1 : 0.05 }];
      return strange ? [{ ...asPlace, mistakes: 1 }] : [];
    }),
  );
}

function mistakesIn({ length }: string): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/** The word with each two neighbouring letters exchanged, the commonest slip of all. */
function swaps(term: string): string[] {
  if (term.length < 4) return [];
  return Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(""),
  );
}

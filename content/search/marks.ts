import { type Language, type Naming, wordsOf } from "./language.ts";

export interface Part {
  text: string;
  marked: boolean;
}

/** A text that may be found, with what doesn't change from question to question. */
export interface MarkableText {
  text: string;
  words: ReturnType<typeof wordsOf>;
  things: readonly Naming[];
}

export function markable(text: string, { thingsIn }: Language): MarkableText {
  const words = wordsOf(text);
  return { text, words, things: thingsIn(words.map(({ term }) => term)) };
}

/** A text cut where it answers the question; a word that was only begun is marked as far as it was typed. */
export function markMatches({ text, words, things }: MarkableText, matched: readonly string[], begun: string): Part[] {
  const named = things.filter(({ term }) => matched.includes(term));
  const parts: Part[] = [];
  let at = 0;
  words.forEach(({ term, start, end }, place) => {
    const isNamed = named.some(({ from, to }) => from <= place && place < to);
    if (!isNamed && !matched.includes(term)) return;
    const onlyBegun = !isNamed && begun !== "" && term !== begun && term.startsWith(begun);
    const stop = onlyBegun ? start + begun.length : end;
    add(parts, text.slice(at, start), false);
    add(parts, text.slice(start, stop), true);
    at = stop;
  });
  add(parts, text.slice(at), false);
  return parts;
}

/** Marked words with nothing but a space between them are one mark. */
function add(parts: Part[], text: string, marked: boolean): void {
  const [before, last] = parts.slice(-2);
  if (marked && last?.text === " " && before?.marked) parts.splice(-2, 2, { text: `${before.text} ${text}`, marked });
  else if (text !== "") parts.push({ text, marked });
}

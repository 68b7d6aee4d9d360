import type { Language } from "./language.ts";

// Splits a text into the parts that match a query, to be marked, and the others.
export interface HighlightPart {
  text: string;
  isMarked: boolean;
}

/** A text split where it matches the query. An incomplete word is marked as far as it was typed. */
export function markMatches(
  text: string,
  language: Language,
  matched: readonly string[],
  begun: string,
): HighlightPart[] {
  const [beginning = ""] = language.queryTermsOf(begun);
  const parts: HighlightPart[] = [];
  let at = 0;
  for (const token of language.tokensOf(text)) {
    const terms = language.termsOf(token.text).filter((term) => matched.includes(term));
    if (terms.length === 0) continue;
    const isBegun = beginning !== "" && terms.every((term) => term !== beginning && term.startsWith(beginning));
    const end = isBegun ? token.start + begun.length : token.end;
    add(parts, text.slice(at, token.start), false);
    add(parts, text.slice(token.start, end), true);
    at = end;
  }
  add(parts, text.slice(at), false);
  return parts;
}

/** Marked words separated only by a space are one mark. */
function add(parts: HighlightPart[], text: string, isMarked: boolean): void {
  const [before, last] = parts.slice(-2);
  if (isMarked && last?.text === " " && before?.isMarked)
    parts.splice(-2, 2, { text: `${before.text} ${text}`, isMarked });
  else if (text !== "") parts.push({ text, isMarked });
}

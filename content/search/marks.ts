// Splits a text into the parts that match a query, to be marked, and the others.
import type { Language } from "./language.ts";

export interface HighlightPart {
  text: string;
  isMarked: boolean;
}

/** A text split where it matches the query. The query's last word may be incomplete, and is marked as far as it was typed. */
export function markMatches(
  text: string,
  language: Language,
  matchedTerms: readonly string[],
  lastWord: string,
): HighlightPart[] {
  const [partialTerm = ""] = language.queryTermsOf(lastWord);
  const parts: HighlightPart[] = [];
  let position = 0;
  for (const token of language.tokensOf(text)) {
    const terms = language.termsOf(token.text).filter((term) => matchedTerms.includes(term));
    if (terms.length === 0) continue;
    const isPartial = partialTerm !== "" && terms.every((term) => term !== partialTerm && term.startsWith(partialTerm));
    const end = isPartial ? token.start + lastWord.length : token.end;
    add(parts, { text: text.slice(position, token.start), isMarked: false });
    add(parts, { text: text.slice(token.start, end), isMarked: true });
    position = end;
  }
  add(parts, { text: text.slice(position), isMarked: false });
  return parts;
}

/** Marked words separated only by a space are one mark. */
function add(parts: HighlightPart[], { text, isMarked }: HighlightPart): void {
  const [partBefore, lastPart] = parts.slice(-2);
  if (isMarked && lastPart?.text === " " && partBefore?.isMarked)
    parts.splice(-2, 2, { text: `${partBefore.text} ${text}`, isMarked });
  else if (text !== "") parts.push({ text, isMarked });
}

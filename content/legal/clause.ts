/** A part of a legal page. Paragraphs may name figures, "{quote-validity}", and link, "[text](/path)". */
export interface Clause {
  id: string;
  title: string;
  text: readonly string[];
  /** The same in one line, for who is in a hurry. It does not replace the text. */
  short?: string;
}

/** The day on which the legal pages were last changed. */
export const legalPagesChanged = "2026-11-22";

/** For the owner: these pages are written in plain language and have not been read by a lawyer yet. */
export const legalReview = "A lawyer should read it before this website goes live.";

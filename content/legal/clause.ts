/** A part of a legal page. Paragraphs may name figures, "{quote-validity}", and link, "[text](/path)". */
export interface Clause {
  id: string;
  title: string;
  text: readonly string[];
  /** A one-line summary for readers in a hurry. It doesn't replace the text. */
  short?: string;
}

/** The day on which the legal pages were last changed. */
export const legalPagesChanged = "2026-11-25";

/** A question that visitors ask. Paragraphs may name figures, "{stc-price}", and link, "[text](/path)". */
export interface Question {
  id: string;
  ask: string;
  answer: readonly string[];
}

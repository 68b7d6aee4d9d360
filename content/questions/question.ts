import { figure, isFigureId } from "#content/figures/index.ts";

/** A question that visitors ask. Paragraphs may name figures, "{stc-price}", and link, "[text](/path)". */
export interface Question {
  id: string;
  ask: string;
  answer: readonly string[];
}

/** A paragraph without its marks: figures as their values, links as their words. */
export function plainText(paragraph: string): string {
  return paragraph
    .replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
      if (!isFigureId(id)) throw new Error(`content/questions: no figure is called "${id}"`);
      return figure(id).value;
    })
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

import { isFigureId, valueOn } from "#content/figures/index.ts";
import type { Day } from "#content/rules/schedule.ts";

/** A question that visitors ask. Paragraphs may name figures, "{stc-price}", and link, "[text](/path)". */
export interface Question {
  id: string;
  ask: string;
  answer: readonly string[];
}

/** A paragraph without its marks: figures as their values on a day, links as their words. */
export function plainText(paragraph: string, day: Day): string {
  return paragraph
    .replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
      if (!isFigureId(id)) throw new Error(`No figure is called "${id}"`);
      return valueOn(id, day);
    })
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

import { type FigureId, figure, figureId, isFigureId, sentenceText } from "#content/figures/index.ts";
import type { Day } from "#content/rules/schedule.ts";

/** A visitor's question. Paragraphs may name figures, "{stc-price}", and link, "[text](/path)". */
export interface Question {
  id: string;
  /** An earlier id. Links from elsewhere may still lead to it. */
  formerId?: string;
  ask: string;
  answer: readonly string[];
}

/** The figures named in a paragraph. */
export function figuresIn(paragraph: string): FigureId[] {
  return [...paragraph.matchAll(/\{([a-z0-9-]+)\}/g)].flatMap(([, id = ""]) => (isFigureId(id) ? [id] : []));
}

/** A paragraph as plain text, with a day's figures and without links. Without a day, a figure that changes is printed as "…". */
export function plainText(paragraph: string, day?: Day): string {
  const withFigures = paragraph.replaceAll(/\{([a-z0-9-]+)\}/g, (_, name: string) => {
    const id = figureId(name);
    const { value } = figure(id);
    return day === undefined ? (typeof value === "string" ? value : "…") : sentenceText(id, day);
  });
  return withoutLinks(withFigures);
}

/** A paragraph with links replaced by their words. */
export function withoutLinks(paragraph: string): string {
  return paragraph.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

import type { Article, Block } from "#tools/vite/articles/article.ts";
import { wordsIn } from "#tools/vite/articles/records.ts";

export interface Finding {
  file: string;
  line: number;
  text: string;
}

export interface Passage {
  line: number;
  text: string;
}

/** Everything a reader sees of an article, its notes and computed figures apart. */
export function passagesOf({ frontMatter, blocks }: Article): Passage[] {
  if (!frontMatter) return blocks;
  const { title, description, excerpt, cta } = frontMatter;
  return [title, description, excerpt, cta.title, cta.text].map((text): Passage => ({ line: 1, text })).concat(blocks);
}

/** The running text: whole sentences, without headings, captions and cells. */
export function proseOf({ blocks }: Article): Block[] {
  return blocks.filter(({ kind, inside }) => (kind === "paragraph" || kind === "item") && !inside.includes("Worked"));
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\{\}|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** What every article has: a length people will read, a worked example, a table, questions, something to look at. */
export function missingParts(articles: readonly Article[]): Finding[] {
  return articles.flatMap((article) => {
    const lacks = (text: string): Finding => ({ file: article.file, line: 1, text });
    const has = (...names: string[]) => names.some((name) => article.components.includes(name));
    const words = wordsIn(article.blocks.map(({ text }) => text).join(" "));
    return [
      ...(words < 900 || words > 2400 ? [lacks(`has ${words} words; it should have 900 to 2,400`)] : []),
      ...["Worked", "Table", "Faq"].filter((name) => !has(name)).map((name) => lacks(`has no <${name}>`)),
      ...(has("Bars", "YieldByMonth", "Picture")
        ? []
        : [lacks("has nothing to look at: Bars, YieldByMonth or Picture")]),
    ];
  });
}

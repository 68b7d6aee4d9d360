import type { Article, Block } from "#tools/vite/articles/article.ts";

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

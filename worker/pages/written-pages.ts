import { dayMark } from "#app/document/built-pages.ts";
import { longDate } from "#content/format.ts";
import type { Bytes } from "../memory/bytes.ts";

/** The pages that the build has written down, from a day until another. */
export interface WrittenPages {
  from: string;
  until: string;
  /** By path: the file that holds `<main>`, with the day from which it does; no file where it must be rendered. */
  pages: Record<string, [from: string, file: string][]>;
}

const encoder = new TextEncoder();

/** A page's `<main>` as the build wrote it for this day; undefined where it must be rendered. */
export async function writtenMain(files: Fetcher, path: string, today: string): Promise<Bytes | undefined> {
  const { default: written } = await import("virtual:written-pages");
  if (today < written.from || today >= written.until) return undefined;
  const [, file] = written.pages[path]?.findLast(([from]) => from <= today) ?? [];
  if (!file) return undefined;
  const answer = await files.fetch(`https://assets.invalid/assets/${file}`);
  if (!answer.ok) return undefined;
  const text = await answer.text();
  return encoder.encode(text.replaceAll(dayMark, longDate(today)));
}

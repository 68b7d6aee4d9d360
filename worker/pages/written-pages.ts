import { filledIn } from "#app/document/day-texts.ts";
import type { Bytes } from "../memory/bytes.ts";

const encoder = new TextEncoder();

/** A page's `<main>` as the build wrote it for this day; undefined where it must be rendered. */
export async function writtenMain(files: Fetcher, path: string, today: string): Promise<Bytes | undefined> {
  const { default: written } = await import("virtual:written-pages");
  if (today < written.from || today >= written.until) return undefined;
  const [, file] = written.pages[path]?.findLast(([from]) => from <= today) ?? [];
  if (!file) return undefined;
  const answer = await files.fetch(`https://assets.invalid/assets/${file}`);
  if (!answer.ok) return undefined;
  return encoder.encode(filledIn(await answer.text(), today));
}

/** A file of the build as text. */
export async function builtText(files: Fetcher, path: string): Promise<string> {
  const answer = await files.fetch(`https://assets.invalid${path}`);
  if (!answer.ok) throw new Error(`${path} can't be read: ${answer.status}`);
  return answer.text();
}

import type { Bytes } from "./bytes.ts";
import type { Encoding } from "./first-bytes.ts";
import { limits } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** Hands over a text line by line, whichever way its lines end. */
export async function readLines(bytes: Bytes, encoding: Encoding, onLine: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder(encoding);
  let unfinished = "";
  let lines = 0;

  function take(line: string): void {
    if (line.length > limits.lineLength || ++lines > limits.lines) throw new Refusal("too-large");
    onLine(line);
  }

  function takeWholeLines(text: string): string {
    let from = 0;
    for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
      // The other half of this ending may come with the next piece.
      if (ending === "\r" && index === text.length - 1) break;
      take(text.slice(from, index));
      from = index + ending.length;
    }
    return text.slice(from);
  }

  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    unfinished = takeWholeLines(unfinished + decoder.decode(piece, { stream: true }));
    if (unfinished.length > limits.lineLength) throw new Refusal("too-large");
  }
  takeWholeLines(`${unfinished}${decoder.decode()}\n`);
}

export async function readText(bytes: Bytes, most: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (let piece = await bytes.next(); piece; piece = await bytes.next()) {
    length += piece.length;
    if (length > most) throw new Refusal("too-large");
    parts.push(decoder.decode(piece, { stream: true }));
  }
  return parts.join("") + decoder.decode();
}

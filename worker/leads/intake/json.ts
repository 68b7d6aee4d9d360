import { UnreadableBody } from "#worker/bodies/unreadable.ts";

/**
 * Parses a request's JSON, after a look at its shape: fourteen megabytes of brackets would unpack to gigabytes. Texts
 * may be as long as the body, since a file arrives as one; what stands around them is small.
 */
export function parseJson(text: string): object {
  if (!isModest(text)) throw new UnreadableBody("malformed");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableBody("malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnreadableBody("malformed");
  return value;
}

const maxDepth = 8;
const maxOutsideTexts = 20_000;

function isModest(text: string): boolean {
  let depth = 0;
  let outside = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      at = endOfText(text, at);
      if (at === -1) return false;
      continue;
    }
    if (++outside > maxOutsideTexts) return false;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth > maxDepth) return false;
  }
  return true;
}

function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return -1;
}

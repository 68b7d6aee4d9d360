import { holdTogether } from "#content/hold-together.ts";

/** Keeps hyphenated words, and numbers with /yr, % or ¢, on one line if they have 6 to 15 characters: longer ones may not fit a narrow column. */
export function NoBreak({ text }: { text: string }) {
  return holdTogether(text)
    .split(unbrokenPattern)
    .map((part, index) =>
      index % 2 === 1 && part.length > 5 && part.length < 16 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <span className="together" key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}

const unbrokenPattern = /((?:\p{L}+|\d+)-\p{L}+|\$?[\d.,–\u2060]+(?:\/yr|[%¢][^\s)]*))/u;

import { holdTogether } from "#content/hold-together.ts";

/** Hyphenated words, and numbers with a unit after a slash, stay on one line, unless they are short or as long as a narrow column's. */
export function HeldTogether({ text }: { text: string }) {
  return holdTogether(text)
    .split(wholes)
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

const wholes = /((?:\p{L}+|\d+)-\p{L}+|\$?[\d.,–\u2060]+(?:\/yr|[%¢][^\s)]*))/u;

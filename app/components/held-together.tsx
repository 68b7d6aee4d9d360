import { holdTogether } from "#content/hold-together.ts";

/** Hyphenated words, and ranges with their units, stay on one line, unless they are short or as long as a narrow column's. */
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

const wholes =
  /((?:\p{L}+|\d+)-\p{L}+|[\d–]+¢\/kWh|\$?[\d.,]+–[\d.,]+(?:\/yr|[%¢][^\s)]*|[ \u00a0](?:kWh?|c\/kWh|cents|c|h|years)\b)|\$[\d,]+–[\d,]+|\d+[ap]m–\d+[ap]m|\d+\u00a0[ap]m\b)/u;

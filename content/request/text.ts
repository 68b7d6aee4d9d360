/**
 * Makes typed text safe to store, compare and print: no control characters, no characters that reorder or hide the text around
 * them, and one spelling of each accented letter. Joiners stay, because names in several scripts need them.
 */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, " ").trim();
}

/** Cleans text of several lines, as `cleanLine` does a single line. */
export function cleanText(text: string): string {
  return (
    text
      // A replacement for toWellFormed, which some browsers lack.
      .replaceAll(/\p{Surrogate}/gu, "\u{FFFD}")
      .normalize("NFC")
      .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
      .replaceAll(
        /[^\P{Cc}\n\t]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu,
        "",
      )
      // Invisible tag characters.
      .replaceAll(/[\u{E0000}-\u{E007F}]/gu, "")
      // More than four accents on a letter would cover the lines around it.
      .replaceAll(/(\p{M}{4})\p{M}+/gu, "$1")
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .replaceAll(/\n{4,}/g, "\n\n\n")
      .trim()
  );
}

/** Turns straight quotes and apostrophes into curly ones. `precedingCharacter` stands before the text. */
export function curlyQuotes(text: string, precedingCharacter = " "): string {
  return text.replace(/["']/g, (quote, index: number) => {
    const opens = /[\s([{–—“‘]/.test(text[index - 1] ?? precedingCharacter);
    if (quote === '"') return opens ? "“" : "”";
    return opens ? "‘" : "’";
  });
}

/** Makes the quotes curly in every string of a value, except in addresses. */
export function withCurlyQuotes<T>(value: T): T;
export function withCurlyQuotes(value: unknown): unknown {
  if (typeof value === "string") return curlyQuotes(value);
  if (Array.isArray(value)) return value.map((item) => withCurlyQuotes(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === "href" ? field : withCurlyQuotes(field)]),
  );
}

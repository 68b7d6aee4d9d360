/** Turns straight quotes and apostrophes into curly ones. `before` is the character before the text. */
export function curlyQuotes(text: string, before = " "): string {
  return text.replace(/["']/g, (typed, index: number) => {
    const opens = /[\s([{–—“‘]/.test(text[index - 1] ?? before);
    if (typed === '"') return opens ? "“" : "”";
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

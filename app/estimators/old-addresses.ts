/** Pages that had calculators of their own: Your price and the quote check answer their addresses. */
const pages: readonly string[] = ["/residential", "/solar-batteries", "/rebates-and-finance"];

/** A house that only goes along from page to page has this mark in the address. */
export const carriedParam = "carried";

const quoteNames: Readonly<Record<string, string>> = { stcs: "certificates", basis: "paid" };
const houseNames: Readonly<Record<string, string>> = { price: "cost" };
const airConditioners: Readonly<Record<string, string>> = { single: "split", "multi-split": "three-heads" };

export function isCarriedTo(path: string): boolean {
  return pages.includes(path);
}

/** Where an address with a calculator's question is answered, given the fields that Your price reads; undefined where it has none. */
export function redirectFor(path: string, query: URLSearchParams, reads: readonly string[]): string | undefined {
  if (!pages.includes(path) || query.has(carriedParam)) return undefined;
  const isQuote = path === "/rebates-and-finance" && (query.has("stcs") || query.has("price"));
  const names = isQuote ? quoteNames : houseNames;
  const answers = [...query]
    .filter(([name]) => name in names || (name !== "tab" && reads.includes(name)))
    .map(([name, text]): [string, string] => [
      names[name] ?? name,
      name === "aircon" ? (airConditioners[text] ?? text) : text,
    ]);
  if (answers.length === 0) return undefined;
  return `/your-price?${new URLSearchParams([...(isQuote ? [["tab", "quote"]] : []), ...answers])}`;
}

/** Pages that used to have calculators. Your price and the quote check answer their addresses. */
const pages: readonly string[] = ["/residential", "/solar-batteries", "/rebates-and-finance"];

/** Marks an address whose house fields only travel from page to page. */
export const carriedParam = "carried";

const quoteNames: Readonly<Record<string, string>> = { stcs: "certificates", basis: "paid" };
const houseNames: Readonly<Record<string, string>> = { price: "cost" };
const airConditioners: Readonly<Record<string, string>> = { single: "split", "multi-split": "three-heads" };

export function isCarriedTo(path: string): boolean {
  return pages.includes(path);
}

/**
 * The redirect for an old address with a calculator's query, given the fields that Your price reads; undefined if there is none.
 */
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

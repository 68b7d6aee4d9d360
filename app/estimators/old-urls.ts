/** Pages that used to have calculators. Their old URLs redirect to Your price and its quote check. */
const oldPages: readonly string[] = ["/residential", "/solar-batteries", "/rebates-and-finance"];

/** Marks a URL whose house fields are only carried from page to page, so that it isn't redirected. */
export const carriedParam = "carried";

/** The old names of fields and of kinds of air conditioner, each with its new name. */
const newQuoteNames: Readonly<Record<string, string>> = { stcs: "certificates", basis: "paid" };
const newHouseNames: Readonly<Record<string, string>> = { price: "cost" };
const newAirConditioners: Readonly<Record<string, string>> = { single: "split", "multi-split": "three-heads" };

export function isOldPage(path: string): boolean {
  return oldPages.includes(path);
}

/**
 * The redirect for an old URL with a calculator's query, given the fields that Your price reads; undefined if there is none.
 */
export function redirectFor(path: string, query: URLSearchParams, priceFields: readonly string[]): string | undefined {
  if (!oldPages.includes(path) || query.has(carriedParam)) return undefined;
  const isQuote = path === "/rebates-and-finance" && (query.has("stcs") || query.has("price"));
  const newNames = isQuote ? newQuoteNames : newHouseNames;
  const carriedFields = [...query]
    .filter(([name]) => name in newNames || (name !== "tab" && priceFields.includes(name)))
    .map(([name, text]): [string, string] => [
      newNames[name] ?? name,
      name === "aircon" ? (newAirConditioners[text] ?? text) : text,
    ]);
  if (carriedFields.length === 0) return undefined;
  return `/your-price?${new URLSearchParams([...(isQuote ? [["tab", "quote"]] : []), ...carriedFields])}`;
}

import { houseFields } from "./house-fields.ts";

/** Pages that had calculators of their own: Your price and the quote check answer their addresses. */
const pages: readonly string[] = ["/residential", "/solar-batteries", "/rebates-and-finance"];

/** A house that only goes along from page to page has this mark in the address. */
export const carried = "carried";

const quoteNames: Readonly<Record<string, string>> = { stcs: "certificates", basis: "paid" };
const houseNames: Readonly<Record<string, string>> = { price: "cost" };
const airConditioners: Readonly<Record<string, string>> = { single: "split", "multi-split": "three-heads" };
const ownFields = [
  "backup",
  "hours",
  "price",
  "stcs",
  "basis",
  "supply",
  "peak",
  "peakfrom",
  "peakto",
  "low",
  "lowfrom",
];
const furtherFields = ["lowto", "cap", "feedin2", "feedin2from", "feedin2to", "batterykw", "reserve", "gridcharge"];
const vppFields = [
  "cheapfrom",
  "cheapto",
  "vppyear",
  "vppevents",
  "vppkwh",
  "vppcents",
  "vppfrom",
  "vppto",
  "vppshare",
];
const fields = new Set([...houseFields, ...ownFields, ...furtherFields, ...vppFields]);

export function isCarriedTo(path: string): boolean {
  return pages.includes(path);
}

/** Where an address with a calculator's question is answered; undefined where it has none. */
export function answeredAt(path: string, query: URLSearchParams): string | undefined {
  if (!pages.includes(path) || query.has(carried)) return undefined;
  const asked = [...query].filter(([name]) => fields.has(name));
  if (asked.length === 0) return undefined;
  const isQuote = path === "/rebates-and-finance" && (query.has("stcs") || query.has("price"));
  const names = isQuote ? quoteNames : houseNames;
  const answers = asked.map(([name, text]): [string, string] => [
    names[name] ?? name,
    name === "aircon" ? (airConditioners[text] ?? text) : text,
  ]);
  return `/your-price?${new URLSearchParams([...(isQuote ? [["tab", "quote"]] : []), ...answers])}`;
}

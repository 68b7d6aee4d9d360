import { expect, test } from "vitest";
import type { Quote, Site, VerdictKind } from "#app/estimators/quote/verdict.ts";
import { fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";

const { verdictOf } = await onPrices({ prices: fixedPrices }, () => import("#app/estimators/quote/verdict.ts"));

const melbourne: Site = { zone: 4, day: "2026-11-22", certificatePrice: 38 };
const bendigo: Site = { ...melbourne, zone: 3 };
const noPostcode: Site = { ...melbourne, zone: undefined };
const january: Site = { ...melbourne, day: "2027-01-15" };

/** What the quote says, where it goes in, the verdict, and words its sentences must hold. */
type Case = [quote: Partial<Quote>, site: Site, kind: VerdictKind, words?: string];

/**
 * Zone 4 in November 2026: 6.6 kW earns 39 certificates, 13.5 kWh earns 91. 6.6 kW costs $6,370–8,620 before discounts,
 * 13.5 kWh $9,450–13,500.
 */
const cases: Case[] = [
  // We can’t tell yet
  [{}, melbourne, "unclear", "What size"],
  [{ price: 9900 }, melbourne, "unclear", "how much you get"],
  [{ kw: 6.6 }, melbourne, "unclear", "39 certificates"],
  [{ kw: 6.6, battery: 13.5 }, melbourne, "unclear", "130 certificates"],
  [{ kw: 6.6, certificates: 45 }, melbourne, "unclear", "The rules allow 39; the quote says 45"],
  [{ price: 5000, kw: 0, battery: 0 }, melbourne, "unclear"],
  [{ certificates: 39 }, melbourne, "unclear"],
  // Panels only
  [{ price: 7600, kw: 6.6 }, melbourne, "fair"],
  [{ price: 7600, kw: 6.6, certificates: 39 }, melbourne, "fair", "the right number under the rules"],
  [{ price: 5200, kw: 6.6, certificates: 39 }, melbourne, "cheap", "below that"],
  [{ price: 9900, kw: 6.6, certificates: 39 }, melbourne, "high", "above that"],
  [{ price: 8700, kw: 6.6, gst: "ex" }, melbourne, "high", "with GST added"],
  [{ price: 7000, kw: 6.6, gst: "ex" }, melbourne, "fair", "$7,700 with GST added"],
  [{ price: 6000, kw: 6.6, gst: "ex" }, melbourne, "fair"],
  [{ price: 6000, kw: 6.6 }, melbourne, "cheap"],
  // After discounts: held against what Your price says one pays
  [{ price: 4600, kw: 6.6, paid: "after" }, melbourne, "fair", "after discounts"],
  [{ price: 3400, kw: 6.6, paid: "after" }, melbourne, "cheap"],
  [{ price: 7600, kw: 6.6, paid: "after" }, melbourne, "high"],
  [{ price: 9900, kw: 6.6, battery: 13.5, paid: "after" }, melbourne, "fair"],
  // The state's rebate is in the usual price after discounts of panels, and in no other
  [
    { price: 4600, kw: 6.6, paid: "after" },
    melbourne,
    "fair",
    "The usual price is about $4,620 with the state’s rebate of $1,400 taken off, $6,020 without it.",
  ],
  [
    { price: 4600, kw: 6.6, certificates: 45, paid: "after" },
    melbourne,
    "certificates",
    "with the state’s rebate of $1,400 taken off",
  ],
  [{ price: 9900, kw: 6.6, battery: 13.5, paid: "before" }, melbourne, "cheap"],
  // Panels and battery, battery alone
  [{ price: 19000, kw: 6.6, battery: 13.5, certificates: 130 }, melbourne, "fair"],
  [{ price: 27000, kw: 6.6, battery: 13.5, certificates: 130 }, melbourne, "high"],
  [{ price: 11000, battery: 13.5, certificates: 91 }, melbourne, "fair"],
  [{ price: 11000, battery: 13.5 }, bendigo, "fair"],
  [{ price: 6000, battery: 13.5, paid: "after" }, melbourne, "fair"],
  [{ price: 16000, battery: 13.5 }, melbourne, "high"],
  // Certificates that don't add up
  [{ price: 7900, kw: 6.6, certificates: 45 }, melbourne, "certificates", "the quote counts zone 3"],
  [{ price: 7900, kw: 6.6, certificates: 39 }, bendigo, "certificates", "the quote counts zone 4"],
  [{ price: 7900, kw: 6.6, certificates: 46 }, melbourne, "certificates", "installed in 2025"],
  [{ price: 7900, kw: 6.6, certificates: 39 }, january, "certificates", "installed in 2026"],
  [{ price: 11000, battery: 10, certificates: 84 }, melbourne, "certificates", "1 January 2026"],
  [{ price: 8500, battery: 10, certificates: 68 }, january, "certificates", "1 May 2026"],
  [{ price: 19000, kw: 6.6, battery: 13.5, certificates: 39 }, melbourne, "certificates", "not the battery"],
  [{ price: 19000, kw: 6.6, battery: 13.5, certificates: 91 }, melbourne, "certificates", "not the panels"],
  [{ price: 13000, battery: 15, certificates: 91 }, melbourne, "certificates", "nominal size"],
  [{ price: 11000, battery: 9, certificates: 68 }, melbourne, "certificates", "Only usable kWh count"],
  [{ price: 7900, kw: 6.6, certificates: 0 }, melbourne, "certificates", "should come off your price"],
  // Without a postcode either zone may be right
  [{ price: 7600, kw: 6.6, certificates: 45 }, noPostcode, "fair"],
  [{ price: 7600, kw: 6.6, certificates: 44 }, noPostcode, "certificates"],
  // Nobody has said whether rebates are off it: both readings are told
  [{ price: 13_900, kw: 8, battery: 10, paid: "" }, melbourne, "unclear", "fair, on the high side: about $2,200 above"],
  [
    { price: 13_900, kw: 8, battery: 10, paid: "" },
    melbourne,
    "unclear",
    "If rebates still come off, we’d say “cheap”",
  ],
  [{ price: 13_900, kw: 8, battery: 10, paid: "after" }, melbourne, "fair", "about $2,200 above what’s usual"],
  [{ price: 13_900, kw: 8, battery: 10, paid: "after" }, bendigo, "fair", "about $2,500 above what’s usual"],
  // What we ask ourselves is never suspicious
  [{ price: 1499, kw: 6.6, paid: "after" }, melbourne, "fair", "on the simplest roof"],
  [{ price: 4500, kw: 8, battery: 10, paid: "after" }, melbourne, "fair", "on the simplest roof"],
  [{ price: 6900, kw: 10, battery: 15, paid: "after" }, melbourne, "fair", "on the simplest roof"],
  [{ price: 6500, battery: 20, paid: "after" }, melbourne, "fair", "an entry-level battery"],
  [{ price: 8000, battery: 30, paid: "after" }, melbourne, "fair", "an entry-level battery"],
  [{ price: 4400, kw: 8, battery: 10, paid: "after" }, melbourne, "cheap"],
  // Absurd quotes still get a sentence
  [{ price: 1, kw: 10 }, melbourne, "cheap", "wouldn’t cover the equipment"],
  [{ price: 900_000, kw: 6.6 }, melbourne, "high", "a typo"],
  [{ price: 7600, kw: 6.6, certificates: 10_000 }, melbourne, "certificates", "may never get it"],
  [{ price: 150_000, kw: 150, certificates: 0 }, melbourne, "fair", "no upfront certificates"],
  [{ price: 2000, battery: 1 }, melbourne, "high"],
];

const nothing: Quote = {
  price: undefined,
  paid: "before",
  gst: "inc",
  kw: undefined,
  battery: undefined,
  certificates: undefined,
};

test.each(cases)("the quote %j gets its verdict", (quote, site, kind, words = "") => {
  const verdict = verdictOf({ ...nothing, ...quote }, site);
  expect(verdict.kind).toBe(kind);
  expect(verdict.title).not.toBe("");
  expect([...verdict.sentences, ...verdict.ask].join(" ").replaceAll("\u00a0", " ")).toContain(words);
  expect(verdict.ask.length).toBeGreaterThan(0);
  expect(JSON.stringify(verdict)).not.toMatch(/NaN|Infinity|undefined/);
});

test.each<Partial<Quote>>([
  { price: 7600, kw: 6.6, paid: "before" },
  { price: 6000, battery: 13.5, paid: "after" },
])("the quote %j says nothing of a state rebate, which its usual price doesn't hold", (quote) => {
  expect(verdictOf({ ...nothing, ...quote }, melbourne).sentences.join(" ")).not.toContain("state’s rebate");
});

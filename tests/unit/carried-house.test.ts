import { expect, test } from "vitest";
import { houseInWords, houseQueryOf } from "#app/estimators/carried-house.ts";

/** A house's query, and the words in which its valid parts are carried along. */
const inWords: readonly [query: string, words: string][] = [
  ["postcode=3550&kw=6.6&battery=13.5&bill=700&home=out", "3550, 6.6 kW, 13.5 kWh, $700 a quarter"],
  ["postcode=3000&kw=100&battery=200&bill=20000", "3000, 100 kW, 200 kWh, $20,000 a quarter"],
  ["postcode=2999&kw=100.1&battery=200.1&bill=20001", ""],
  ["postcode=4000&kw=0&battery=x&bill=", ""],
];

/** The fields that all calculators for homes share, and are carried along, and some that aren't. */
const carried =
  "postcode kw battery bill use night home orientation pitch kw2 orientation2 pitch2 shadeam shadepm heating water waterpart " +
  "waterfrom ev km evdays distributor rate supply feedin midday exportlimit controlled existing existingkw hotwater aircon income owner " +
  "build year half stc";
const notCarried = "tab price cost people apartments opens peak";

test.each(inWords)("the house in ?%s is carried along as “%s”", (query, words) => {
  expect(houseInWords(new URLSearchParams(query)).replaceAll("\u00a0", " ")).toBe(words);
});

test("the fields about a house are carried along under their own names, trimmed, and no other field is", () => {
  const sent = new URLSearchParams(`${notCarried} ${carried}`.split(" ").map((name) => [name, ` ${name.length} `]));
  expect([...houseQueryOf(sent).keys()].join(" ")).toBe(carried);
  expect(houseQueryOf(sent).get("kw")).toBe("2");
});

test("empty and overlong fields, and a size of “other”, aren't carried along", () => {
  const typed = new URLSearchParams({ kw: "other", battery: " ", bill: "1".repeat(61), use: "1".repeat(60) });
  expect([...houseQueryOf(typed).keys()]).toEqual(["use"]);
});

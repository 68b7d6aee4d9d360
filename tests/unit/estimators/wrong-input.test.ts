import fc from "fast-check";
import { expect, test } from "vitest";
import * as batterySize from "#app/estimators/battery/answer.ts";
import * as day from "#app/estimators/day/answer.ts";
import { estimateFromQuery, isTool } from "#app/estimators/index.ts";
import { compute as computePrice } from "#app/estimators/price/answer.ts";
import { read as readPrice } from "#app/estimators/price/question.ts";
import * as quote from "#app/estimators/quote/answer.ts";
import { read as readQuotes } from "#app/estimators/quotes/question.ts";
import * as rebates from "#app/estimators/rebates/answer.ts";
import * as savings from "#app/estimators/savings/answer.ts";
import { tries } from "#tests/prove.ts";

const numeric: Record<string, string[]> = {
  rebates: ["kw", "battery", "cooling", "stc", "year"],
  quote: ["kw", "price", "stcs", "battery", "year"],
  savings: ["kw", "bill", "use", "battery", "feedin", "rate", "price"],
  battery: ["night", "kw", "hours", "rate"],
  day: ["kw", "battery", "daily", "month"],
  price: ["kw", "battery", "bill", "use", "rate", "feedin", "cooling", "cost", "stc", "year"],
  quotes: ["price", "kw", "battery", "certificates", "price2", "kw3", "year"],
};
const wrong = [
  "abc",
  "1e9",
  "-4",
  "6,6",
  "NaN",
  "Infinity",
  "999999999",
  "0x10",
  "6.6.6",
  "½",
  "%E0%A4%A",
  "\u0000",
  "1 000 kW",
];
const words = "home orientation distributor aircon hotwater income system half backup basis".split(" ");
const today = "2026-11-21";

test("every number field answers every wrong text with a message of its own", () => {
  for (const [tool, fields] of Object.entries(numeric))
    for (const field of fields)
      for (const text of wrong) {
        const { problems, values } = readingOf(tool, new URLSearchParams([[field, text]]));
        expect(problems[field], `${tool} ${field}=${text}`).toMatch(/^[A-Z].*\.$/);
        expect(values[field], `${tool} ${field}`).toBe(text.trim().slice(0, 60));
      }
});

test("an answer given twice is refused with a message", () => {
  for (const [tool, fields] of Object.entries(numeric))
    for (const field of fields) {
      const query = new URLSearchParams(`${field}=6&${field}=7`);
      expect(readingOf(tool, query).problems[field], `${tool} ${field}`).toContain("twice");
    }
});

test("a main field sent empty asks for itself; the others may stay empty", () => {
  expect(
    Object.keys(
      readingOf(
        "rebates",
        new URLSearchParams("postcode=&kw=6.6&battery=&year=&half=&aircon=&cooling=&hotwater=&income="),
      ).problems,
    ),
  ).toEqual(["postcode"]);
  expect(
    Object.keys(readingOf("savings", new URLSearchParams("postcode=&kw=&bill=&use=&rate=&feedin=&battery=")).problems),
  ).toEqual(["kw", "bill"]);
  expect(Object.keys(readingOf("battery", new URLSearchParams("night=&kw=&hours=")).problems)).toEqual(["night", "kw"]);
  expect(Object.keys(readingOf("day", new URLSearchParams("kw=&daily=&battery=")).problems)).toEqual(["kw", "daily"]);
  expect(readingOf("quote", new URLSearchParams("postcode=&kw=&price=&stcs=")).problems).toEqual({});
});

test("a year of 1800, another state's postcode and an unknown word are told apart", () => {
  const { problems } = rebates.read(new URLSearchParams("year=1800&postcode=2000&aircon=window&income=lots"), today);
  expect(problems).toEqual({
    year: "Choose a year from 2026 to 2036. Until then we use 2026.",
    postcode: "2000 isn’t a Victorian postcode. They run from 3000 to 3999.",
    aircon: "Choose ducted, multi-split or single.",
    income: "Choose a band, or enter the household’s taxable income in dollars, such as 120,000.",
  });
  expect(rebates.read(new URLSearchParams("postcode=31"), today).problems.postcode).toContain("four-digit");
  expect(rebates.read(new URLSearchParams("kw=6,6"), today).problems.kw).toBe(
    "Enter the panels’ size with a decimal point, such as 6.6.",
  );
});

test("dollars may be written as people write them", () => {
  const { input, problems } = quote.read(new URLSearchParams("price=$12,500&kw=6.6"), today);
  expect(problems).toEqual({});
  expect(input.price).toBe(12500);
});

test("no query whatever makes a NaN, an Infinity or an exception, at any date", () => {
  const names = [...new Set([...Object.values(numeric).flat(), ...words, "postcode", "midday", "ev", "site", "local"])];
  const texts = fc.oneof(
    fc.constantFrom(
      ...wrong,
      "0",
      "1",
      "6.6",
      "100",
      "3000",
      "3350",
      "out",
      "yes",
      "local",
      "south",
      "2031",
      "2",
      "over",
    ),
    fc.string(),
    fc.double().map(String),
  );
  const queries = fc.array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 14 });
  const days = fc.constantFrom("2026-11-21", "2027-01-01", "2027-07-01", "2031-01-01");
  fc.assert(
    fc.property(queries, days, (pairs, date) => {
      for (const tool of Object.keys(numeric)) {
        const query = new URLSearchParams(pairs);
        const estimate = estimateFromQuery(tool, query, date);
        expect(JSON.stringify(estimate)).not.toMatch(/NaN|Infinity|undefined|null/);
        for (const output of Object.values(outputsOf(tool, query, date)))
          if (output !== undefined) expect(Number.isFinite(output)).toBe(true);
        const again = estimateFromQuery(tool, new URLSearchParams(estimate?.query), date);
        expect(again?.lines).toEqual(estimate?.lines);
      }
    }),
    { numRuns: tries(200), examples: [[[["daily", ""]], "2026-11-21"]] },
  );
});

test("what goes to our staff holds no free text and no field of another's making", () => {
  const query = new URLSearchParams(
    "tool=x&kw=6.6&message=call+me&income=under+the+table&postcode=3121%3Cscript%3E&home=mixed",
  );
  const estimate = estimateFromQuery("savings", query, today);
  expect(estimate?.query).toBe("postcode=&kw=6.6&orientation=north&bill=580&home=mixed");
  expect(JSON.stringify(estimate)).not.toMatch(/script|call me|table/);
});

test("a tool that is not ours has no estimate", () => {
  expect(isTool("savings")).toBe(true);
  expect(isTool("constructor")).toBe(false);
  expect(estimateFromQuery("toString", new URLSearchParams(), today)).toBeUndefined();
});

test("an estimate names its tool, its page and what was asked and found", () => {
  expect(estimateFromQuery("rebates", new URLSearchParams("postcode=3000&kw=6.6&income=under"), today)).toEqual({
    title: "Rebates for my home",
    arithmetic: expect.any(Function),
    path: "/rebates-and-finance?postcode=3000&kw=6.6&income=under",
    query: "postcode=3000&kw=6.6&income=under",
    lines: [
      { label: "Postcode", value: "3000" },
      { label: "Installed in", value: "2026, half 2" },
      { label: "Panels", value: "6.6\u00a0kW" },
      { label: "Federal certificates, panels", value: "39 certificates" },
      { label: "Solar Homes, panels, if eligible", value: "$1,400" },
      { label: "Total, if you’re eligible for all of them", value: expect.stringMatching(/^\$2,\d{3}$/) },
    ],
  });
  expect(estimateFromQuery("savings", new URLSearchParams("site=business&kw=30"), today)?.path).toMatch(
    /^\/commercial\?/,
  );
});

function readingOf(tool: string, query: URLSearchParams) {
  if (tool === "rebates") return rebates.read(query, today);
  if (tool === "quote") return quote.read(query, today);
  if (tool === "savings") return savings.read(query);
  if (tool === "battery") return batterySize.read(query);
  if (tool === "price") return readPrice(query, today);
  if (tool === "quotes") return readQuotes(query, today);
  return day.read(query);
}

function outputsOf(tool: string, query: URLSearchParams, date: string): Record<string, number | undefined> {
  if (tool === "rebates") return rebates.compute(rebates.read(query, date).input).outputs;
  if (tool === "quote") return quote.compute(quote.read(query, date).input).outputs;
  if (tool === "savings") return savings.compute(savings.read(query).input, date).outputs;
  if (tool === "battery") return batterySize.compute(batterySize.read(query).input, date).outputs;
  if (tool === "day") return day.compute(day.read(query).input).outputs;
  return tool === "price" ? { ...computePrice(readPrice(query, date).input).cost?.pay } : {};
}

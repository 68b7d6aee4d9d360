import { expect, test } from "vitest";
import { apartments } from "#app/estimators/calculators/apartments.tsx";
import { heating } from "#app/estimators/calculators/heating.tsx";
import { quote } from "#app/estimators/calculators/quote.tsx";
import { vpp } from "#app/estimators/calculators/vpp.tsx";
import { money } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

const today = "2026-11-22";

test.each([
  ["", "start", /Start with the battery’s size/],
  ["listed=unsure&internet=unsure&vppplan=unsure&reserve=20", "start", /Start with the battery’s size/],
  ["listed=yes", "unclear", /We can’t tell yet: add the battery’s size/],
  ["reserve=50", "unclear", /We can’t tell yet: add the battery’s size/],
  ["yearly=120", "unclear", /\$120 a year/],
  ["battery=3", "no", /smaller than most/],
  ["battery=13.5&internet=no", "no", /internet connection/],
  ["battery=13.5&listed=no", "no", /own list/],
  ["battery=13.5", "ask", /on its list/],
  ["battery=13.5&listed=yes&internet=yes&vppplan=same&yearly=120&events=30&perevent=5&cents=30", "yes", /\$165 a year/],
  ["battery=10&listed=yes&internet=yes&vppplan=dearer&yearly=200", "ask", /costs more than yours/],
  [
    "battery=5&reserve=50&events=10&perevent=5&cents=100",
    "ask",
    /10 events × 2\.5 kWh × 100 c.*10 × 2\.5 kWh = 25 kWh/,
  ],
])("a VPP check of %s says %s", (query, verdict, words) => {
  const answer = vpp.answer(query, today);
  expect(answer.verdict).toBe(verdict);
  expect(JSON.stringify(answer).replaceAll("\u00a0", " ")).toMatch(words);
});

test.each([
  ["vpp", vpp, "yes", /pays at most/],
  ["apartments", apartments, "vote", /Minimum left to pay/],
  ["heating", heating, "saves", /Saved in a winter.*\$540 of gas less/],
] as const)(
  "the example of the check %s is a whole answer, and is named by what it asks",
  (_, { example, answer: answerTo }, verdict, words) => {
    const { description = "", query = "" } = example ?? {};
    const answer = answerTo(query, today);
    expect(answer.verdict).toBe(verdict);
    for (const [number] of query.matchAll(/\d+/g)) expect(description.replaceAll(",", "")).toContain(number);
    expect(JSON.stringify(answer.figures)).toMatch(words);
  },
);

test.each([
  ["", today, "start", /Start with the number of apartments/],
  ["apartments=&storeys=&network=unsure&vote=none", today, "start", /Start with the number of apartments/],
  ["kw=6.6", today, "start", /39 × /],
  ["storeys=3", today, "unclear", /We can’t tell yet: add the number of apartments/],
  ["vote=committee", today, "unclear", /We can’t tell yet: add the number of apartments/],
  ["apartments=12", today, "vote", /12 × \$2,800 = \$33,600/],
  ["apartments=12&vote=committee", today, "yes", /ready for a quote: the grant is up to \$33,600/],
  ["apartments=4", today, "no", /5 to 50 apartments/],
  ["apartments=51", today, "no", /5 to 50 apartments/],
  ["apartments=12&storeys=9", today, "no", /at most 8 storeys/],
  ["apartments=5&storeys=8", "2027-06-30", "vote", /5 × \$2,800 = \$14,000/],
  ["apartments=12&network=embedded", today, "no", /embedded network/],
  ["network=embedded", today, "no", /embedded network/],
  ["storeys=12", today, "no", /at most 8 storeys/],
  ["apartments=12", "2027-07-01", "no", /ended on 30 June 2027/],
  ["apartments=12&cost=45000&fees=20000", today, "vote", /need a special resolution/],
  ["apartments=12&cost=45000&fees=30000", today, "vote", /committee can decide, unless a permit/],
  ["apartments=12&kw=30&cost=45000", today, "vote", new RegExp(`177 × \\${money(certificatePrice.assumed)} = `)],
])("an owners corporation's check of %s on %s says %s", (query, day, verdict, words) => {
  const answer = apartments.answer(query, day);
  expect(answer.verdict).toBe(verdict);
  expect(JSON.stringify(answer).replaceAll("\u00a0", " ")).toMatch(words);
});

test.each(["apartments=3", "apartments=60", "apartments=12&storeys=12", "apartments=12&network=embedded"])(
  "an owners corporation refused the grant for %s is shown none, and none comes off the price",
  (query) => {
    const figures = (more: string) => apartments.answer(query + more, today).figures;
    const refused = JSON.stringify(figures("&kw=30&cost=45000"));
    expect(refused).not.toMatch(/grant/i);
    const { lists } = apartments.answer(query, today);
    expect(JSON.stringify(lists)).not.toMatch(/approval form|authorised retailer/);
    const certificates = 177 * certificatePrice.assumed;
    expect(refused).toContain(`less the certificates leaves ${money(45_000 - certificates)}`);
    expect(figures("&cost=45000")).toEqual([
      {
        label: "Minimum left to pay",
        calculation: expect.stringMatching(/^\$45,000, or \$[\d,]+ for each apartment\./),
      },
    ]);
  },
);

test("the grant comes off the price of an owners corporation that can apply", () => {
  const left = 45_000 - 177 * certificatePrice.assumed - 33_600;
  expect(JSON.stringify(apartments.answer("apartments=12&kw=30&cost=45000", today).figures)).toContain(
    `less the grant and the certificates leaves ${money(Math.max(0, left))}`,
  );
});

test.each([
  ["", "start", /Two of your gas bills/],
  ["rate=30&lastgas=yes", "start", /Two of your gas bills/],
  ["winter=900", "unclear", /We can’t tell yet: add the summer bill/],
  ["summer=200", "unclear", /We can’t tell yet: add the winter bill/],
  ["winter=800&summer=800", "check", /right way around/],
  ["winter=900&summer=200", "saves", /saves about \$\d+/],
  ["winter=300&summer=280&gasprice=1.5", "depends", /It depends/],
  [
    "winter=900&summer=200&lastgas=yes",
    "saves",
    /also save its daily charge, about \$405 a year, once the gas is disconnected/,
  ],
  ["winter=900&summer=200&lastgas=no", "saves", /keep paying the daily gas charge, about \$405 a year/],
])("a heating check of %s says %s", (query, verdict, words) => {
  const answer = heating.answer(query, today);
  expect(answer.verdict).toBe(verdict);
  expect(JSON.stringify(answer)).toMatch(words);
  expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/);
});

test("a winter's saving has no part of a year's daily charge, whether or not the gas goes", () => {
  const title = (lastgas: string) => heating.answer(`winter=900&summer=200&lastgas=${lastgas}`, today).title;
  expect(title("yes")).toBe(title("no"));
  const [most] = title("yes").match(/\d+(?= a winter)/) ?? [];
  expect(Number(most)).toBeGreaterThan(0);
  expect(Number(most)).toBeLessThan(700);
});

test.each([
  [
    "yearly=100&events=20&perevent=6&cents=50",
    "Your battery can join and earn up to $160 a year",
    "$100 + 20 events × 6 kWh × 50 c/kWh = $160 a year.",
  ],
  ["yearly=100", "Your battery can join and earn up to $100 a year", "$100 a year."],
  [
    "events=1&perevent=6&cents=50",
    "Your battery can join and earn up to $3 a year",
    "1 event × 6 kWh × 50 c/kWh = $3 a year.",
  ],
  ["yearly=100&events=20&cents=50", "Probably. Check these points first", "$100 a year, plus what its events pay."],
  ["yearly=100&events=20&perevent=6", "Probably. Check these points first", "$100 a year, plus what its events pay."],
  ["reserve=100&yearly=100", "Probably. Check these points first", "$100 a year."],
])("a battery of 10 kWh with the contract %s: %s", (contract, title, sum) => {
  const question = `battery=10&listed=yes&internet=yes&vppplan=same&${contract}`;
  const answer = vpp.answer(question, today);
  expect(answer.title).toBe(title);
  expect(answer.figures[0]?.calculation.replaceAll("\u00a0", " ")).toBe(sum);
});

test.each([
  ["apartments=50", "ask", "A grant of up to $140,000, once the owners corporation agrees"],
  ["apartments=12&storeys=3&network=own", "good", "A grant of up to $33,600, once the owners corporation agrees"],
  ["apartments=12&cost=20000", "ask", "A grant of up to $20,000, once the owners corporation agrees"],
  [
    "apartments=12&storeys=3&network=own&vote=committee",
    "good",
    "You’re ready for a quote: the grant is up to $33,600",
  ],
])("an owners corporation's check of %s is %s: %s", (query, tone, title) => {
  const answer = apartments.answer(query, today);
  expect([answer.tone, answer.title]).toEqual([tone, title]);
});

test("the grant for the largest building adds up to its cap", () => {
  const { figures } = apartments.answer("apartments=50", today);
  expect(figures[0]?.calculation).toContain("50 × $2,800 = $140,000");
});

test("quotes before and after rebates are compared by the price before both", () => {
  const query = "price=7500&kw=6.6&paid=before&price2=6600&kw2=6.6&paid2=after&postcode=3121";
  expect(quote.answer(query, "2026-11-22").comparison).toMatch(
    /^Size for size and before discounts, quote 1 is the cheaper: about \d+% less/,
  );
});

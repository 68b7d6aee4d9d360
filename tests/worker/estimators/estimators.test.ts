import { expect, test } from "vitest";
import * as battery from "#app/estimators/battery/answer.ts";
import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import * as day from "#app/estimators/day/answer.ts";
import * as quote from "#app/estimators/quote/answer.ts";
import * as rebates from "#app/estimators/rebates/answer.ts";
import * as savings from "#app/estimators/savings/answer.ts";
import { dayOn } from "#tests/page/day-on.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { usualDate } from "#tests/site/usual-date.ts";

const site = await sharedSite();

const nextYear = String(Number(usualDate.slice(0, 4)) + 1);

interface Estimator {
  path: string;
  /** Before its fields' ids. */
  prefix: string;
  /** Fields that take a number, and one that is good. */
  numbers: Record<string, string>;
  /** Fields that take one of several words, and one that is good. */
  words: Record<string, string>;
}

const savingsFields = {
  prefix: "estimate",
  numbers: {
    postcode: "3121",
    kw: "6.6",
    bill: "500",
    use: "1500",
    battery: "10",
    rate: "28",
    feedin: "3",
    price: "9000",
    stc: "38",
  },
  words: { home: "out", distributor: "jemena", orientation: "west", ev: "day" },
};

const estimators: Record<string, Estimator> = {
  "savings of a house": { ...savingsFields, path: "/residential" },
  "savings of a business": {
    ...savingsFields,
    path: "/commercial",
    numbers: { ...savingsFields.numbers, opens: "8", closes: "18", open: "6", idle: "20" },
    words: { distributor: "jemena", orientation: "west", ev: "day" },
  },
  rebates: {
    path: "/rebates-and-finance",
    prefix: "rebates",
    numbers: { postcode: "3121", kw: "6.6", battery: "10", year: nextYear, cooling: "5", income: "120000", stc: "38" },
    words: { half: "1", hotwater: "yes", aircon: "single", owner: "renter", build: "new" },
  },
  "a quote": {
    path: "/rebates-and-finance",
    prefix: "quote",
    numbers: { postcode: "3121", kw: "6.6", battery: "10", stcs: "60", price: "9000", year: nextYear, stc: "38" },
    words: { basis: "after", half: "1" },
  },
  "a battery's size": {
    path: "/solar-batteries",
    prefix: "battery",
    numbers: { night: "12", kw: "6.6", rate: "30", hours: "8", postcode: "3121" },
    words: { home: "out" },
  },
  "hot water": {
    path: "/hot-water",
    prefix: "hot-water",
    numbers: { people: "4", rate: "30", gasprice: "4", year: nextYear, stc: "38" },
    words: { system: "electric", local: "yes", income: "under", owner: "renter", build: "new" },
  },
  "the day at home": {
    path: "/",
    prefix: "day",
    numbers: { kw: "6.6", battery: "10", daily: "18", month: "6" },
    words: {},
  },
};
const cases = Object.entries(estimators);

/** What people, scripts and accidents send in place of a number. */
const notNumbers = ["abc", "1e9", "-4", "6,6", "NaN", "Infinity", "2000x", "<b>6</b>", "0x10", "9".repeat(400)];

test.each(cases)("%s: every output is a plain number or empty, with and without a question", async (_name, each) => {
  const good = new URLSearchParams({ ...each.numbers, ...each.words }).toString();
  for (const query of [
    "",
    "?",
    `?${good}`,
    "?utm_source=mail",
    ...Object.keys(each.numbers).map((name) => `?${name}=`),
  ]) {
    const outputs = outputsOf(await pageOf(each.path + query));
    expect(Object.keys(outputs).length).toBeGreaterThan(2);
    for (const value of Object.values(outputs)) expect(value).toMatch(/^(-?\d+(\.\d+)?)?$/);
  }
});

test.each(cases)("%s: a good question is answered without a message, and can be asked about", async (_name, each) => {
  const { use: _either, ...numbers } = each.numbers;
  const page = await pageOf(`${each.path}?${new URLSearchParams({ ...numbers, ...each.words })}`);
  expect(page).not.toContain('class="field-problem"');
  expect(page).toMatch(/href="\/contact\?(?:[a-z=-]+&amp;)?estimate=[a-z-]+%3F[^"]+#form"/);
});

const withEstimates = new Set(cases.map(([, { path }]) => path).filter((path) => path !== "/"));

test.each([...withEstimates])("%s: each estimate has a button for its link", async (path) => {
  const page = await pageOf(path);
  const buttons = page.split("data-share=").length;
  expect(buttons).toBeGreaterThan(1);
  expect(buttons).toBe(page.split('class="estimate-form"').length);
});

test.each(cases)("%s: every field that can't be used has its message, whatever was sent", async (_name, each) => {
  for (const junk of notNumbers) {
    const page = await pageOf(
      `${each.path}?${new URLSearchParams(fill([...numbersOf(each), ...wordsOf(each)], junk))}`,
    );
    for (const field of [...numbersOf(each), ...wordsOf(each)]) expectMessage(page, each, field);
    expectSound(page);
  }
});

test.each(cases)("%s: one wrong field leaves the others as they were", async (_name, each) => {
  for (const field of [...numbersOf(each), ...wordsOf(each)]) {
    const question = new URLSearchParams({ ...each.numbers, ...each.words, [field]: "moon" });
    const page = await pageOf(`${each.path}?${question}`);
    expectMessage(page, each, field);
    for (const other of numbersOf(each))
      if (other !== field) {
        expect(controlOf(page, each, other)).not.toContain("aria-invalid");
        expect(page).toMatch(new RegExp(`="${each.numbers[other]}"`));
      }
    expectSound(page);
  }
});

test.each(cases)("%s: what is given twice is asked for once", async (_name, each) => {
  for (const field of [...numbersOf(each), ...wordsOf(each)]) {
    const good = each.numbers[field] ?? each.words[field] ?? "";
    const page = await pageOf(`${each.path}?${field}=${good}&${field}=${good}`);
    expectMessage(page, each, field);
    expectSound(page);
  }
});

test.each(cases)("%s: broken percent signs and control characters are no numbers either", async (_name, each) => {
  for (const junk of ["%ZZ", "%E0%A4%A", "%00", "%ff%fe", "%"]) {
    const page = await pageOf(
      `${each.path}?${numbersOf(each)
        .map((name) => `${name}=${junk}`)
        .join("&")}`,
    );
    for (const field of numbersOf(each)) expectMessage(page, each, field);
    expectSound(page);
  }
});

test("a postcode of another state is refused in words, a year of the past as well", async () => {
  for (const each of [estimators.rebates, estimators["a quote"]] as const) {
    if (!each) throw new Error("no such estimator");
    expectMessage(await pageOf("/rebates-and-finance?kw=6.6&postcode=2000"), each, "postcode");
    expectMessage(await pageOf("/rebates-and-finance?kw=6.6&postcode=3000&year=1800"), each, "year");
  }
  expect(await pageOf("/residential?postcode=2000")).toContain("2000 isn’t a Victorian postcode.");
});

/** Each estimator's own answer to an address on a day; the model behind it is tested without a page. */
const answers: Record<string, (query: URLSearchParams, today: string) => Record<string, number | undefined>> = {
  "savings of a house": (query, today) => savings.compute(savings.read(query).input, today).outputs,
  rebates: (query, today) => rebates.compute(rebates.read(query, today).input).outputs,
  "a quote": (query, today) => quote.compute(quote.read(query, today).input).outputs,
  "a battery's size": (query, today) => battery.compute(battery.read(query).input, today).outputs,
  "hot water": (query, today) => hotWater.answer(query.toString(), today).outputs,
  "the day at home": (query) => day.compute(day.read(query).input).outputs,
};

test.each(Object.entries(answers))("%s: the page prints what was computed", async (name, answer) => {
  const { path = "", numbers, words } = estimators[name] ?? {};
  const { use: _either, ...question } = { ...numbers, ...words };
  const query = new URLSearchParams(question);
  const page = await pageOf(`${path}?${query}`);
  const printed = outputsOf(page);
  const computed = Object.entries(answer(query, dayOn(page))).filter(
    ([output, value]) => value !== undefined && output in printed,
  );
  expect(computed.length).toBeGreaterThan(2);
  for (const [output, value] of computed) expect(printed[output], output).toBe(String(value));
});

async function pageOf(path: string): Promise<string> {
  const answer = await site.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

function outputsOf(page: string): Record<string, string> {
  return Object.fromEntries(
    [...page.matchAll(/<output name="([^"]+)"[^>]*>(.*?)<\/output>/gs)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

function controlOf(page: string, { prefix }: Estimator, field: string): string {
  return new RegExp(`<(?:input|select)[^>]* id="${prefix}-${field}"[^>]*>`).exec(page)?.[0] ?? "";
}

/** The field is marked as wrong and described by a message that stands beside it. */
function expectMessage(page: string, each: Estimator, field: string): void {
  const control = controlOf(page, each, field);
  const message = `${each.prefix}-${field}-problem`;
  expect(control, `${each.path} ${field}`).toContain('aria-invalid="true"');
  expect(control).toContain(message);
  expect(page).toMatch(new RegExp(`class="field-problem" id="${message}"`));
}

/** Nobody reads a broken number, and no output holds anything but a number. */
function expectSound(page: string): void {
  const text = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  expect(text).not.toMatch(/\b(NaN|Infinity|undefined|null)\b/);
  for (const value of Object.values(outputsOf(page))) expect(value).toMatch(/^(-?\d+(\.\d+)?)?$/);
}

function numbersOf({ numbers }: Estimator): string[] {
  return Object.keys(numbers);
}

function wordsOf({ words }: Estimator): string[] {
  return Object.keys(words);
}

function fill(fields: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, value]));
}

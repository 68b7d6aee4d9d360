import { expect, test } from "vitest";
import { sharedSite } from "#tests/lead-site.ts";

const site = await sharedSite();

interface Estimator {
  path: string;
  /** Before its fields' ids. */
  prefix: string;
  /** Fields that take a number, and one that is good. */
  numbers: Record<string, string>;
  /** Fields that take one of several words, and one that is good. */
  words: Record<string, string>;
}

const savings = {
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
  "savings of a house": { ...savings, path: "/residential" },
  "savings of a business": { ...savings, path: "/commercial" },
  rebates: {
    path: "/rebates-and-finance",
    prefix: "rebates",
    numbers: { postcode: "3121", kw: "6.6", battery: "10", year: "2027", cooling: "5", income: "120000", stc: "38" },
    words: { half: "1", hotwater: "yes", aircon: "single", owner: "renter", build: "new" },
  },
  "a quote": {
    path: "/rebates-and-finance",
    prefix: "quote",
    numbers: { postcode: "3121", kw: "6.6", battery: "10", stcs: "60", price: "9000", year: "2027", stc: "38" },
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
    prefix: "water",
    numbers: { people: "4", rate: "30", gasprice: "4", year: "2027", stc: "38" },
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
  expect(page).not.toContain("field-problem");
  expect(page).toMatch(/href="\/contact\?(?:[a-z=-]+&amp;)?estimate=[a-z-]+%3F[^"]+#form"/);
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
  expect(await pageOf("/residential?postcode=2000")).toContain("2000 is not a Victorian postcode.");
});

test("the worked examples of the savings model come out to the dollar", async () => {
  const house = { postcode: "3000", rate: "28.2", home: "mixed", orientation: "north" };
  const perDay = (kwh: number) => ({ use: String((kwh * 365) / 4) });
  const vectors: [question: Record<string, string>, low: string, high: string][] = [
    [{ ...house, kw: "6.6", ...perDay(18) }, "731", "913"],
    [{ ...house, kw: "6.6", ...perDay(18), battery: "10" }, "1463", "1720"],
    [{ ...house, kw: "6.6", ...perDay(11), battery: "10" }, "1007", "1263"],
    [{ ...house, kw: "6.6", ...perDay(18), home: "out" }, "502", "709"],
    [{ ...house, kw: "10", ...perDay(28), battery: "13.5" }, "2125", "2502"],
    [{ ...house, kw: "6.6", bill: "500", home: "out" }, "441", "654"],
  ];
  for (const [question, low, high] of vectors)
    expect(outputsOf(await pageOf(`/residential?${new URLSearchParams(question)}`))).toMatchObject({
      "yearly-saving-low": low,
      "yearly-saving-high": high,
    });
});

test("the day at home is drawn for what was asked, and what flows adds up", async () => {
  const outputs = outputsOf(await pageOf("/?kw=6.6&battery=13.5&daily=18&month=6"));
  expect(outputs["day-made"]).toBe("13.9");
  expect(outputs["day-used"]).toBe("18");
  expect(Number(outputs["day-bought"])).toBeGreaterThan(0);
  const october = outputsOf(await pageOf("/"));
  expect(outputsOf(await pageOf("/?kw=8&battery=10&daily=22.4&month=10"))).toEqual(october);
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

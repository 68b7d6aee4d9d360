import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { usualDate } from "#tests/settings.ts";

const site = await sharedSite();

type Calculator = (typeof calculators)[number];

/** Which field is read and how is tested without a page: here each form shows what its table says. */
test.each(calculators)("$name: a good question is answered without a message, and can be asked about", async (each) => {
  const page = await pageOf(each, goodAnswers(each));
  expect(page.match(/<[^>]*class="field-problem"[^>]*>[^<]*/g) ?? []).toEqual([]);
  expect(page).toMatch(/href="\/contact\?(?:[a-z=-]+&amp;)?estimate=[a-z-]+%3F[^"]+#form"/);
  expectSound(page);
});

test.each(calculators)("$name: each field that can't be used has its message beside it", async (each) => {
  for (const junk of ["1e9", "６", "<b>6</b>"]) {
    const names = Object.keys(each.fields).filter((name) => !each.fields[name]?.hiddenWhen);
    const page = await pageOf(each, Object.fromEntries(names.map((name) => [name, junk])));
    for (const name of names) expectMessage(page, each, name);
    expectSound(page);
  }
});

test.each(calculators.slice(0, 1))(
  "$name: a field sent twice or in ten thousand characters is answered with 200",
  async (each) => {
    const [name = ""] = Object.keys(each.fields);
    const twice = await (await site.ask(`${addressOf(each)}${name}=6&${name}=7`)).text();
    expectMessage(twice, each, name);
    expectSound(await pageOf(each, { [name]: "9".repeat(10_000) }));
  },
);

test("a page with a calculator has one form for it, with a button for its link", async () => {
  for (const each of calculators) {
    const page = await pageOf(each, goodAnswers(each));
    expect(page.match(/class="estimate-form/g), each.name).toHaveLength(1);
    // Home has no room for one.
    if (each.page !== "/") expect(page.match(/data-share=/g), each.name).toHaveLength(1);
  }
});

/** Another answer than the usual one for each field that is shown with it. */
function goodAnswers({ fields }: Calculator): Record<string, string> {
  const years = String(Number(usualDate.slice(0, 4)) + 1);
  const answers = Object.entries(fields).map(([name, { kind, options }]) => {
    if (name === "postcode") return [name, "3350"];
    if (name === "year") return [name, years];
    const large = { cost: "9000", fees: "20000", bill: "600", use: "1500", price: "9000" }[name];
    const choices = Object.keys(options?.(usualDate) ?? {}).filter((choice) => choice !== "" && choice !== "0");
    return [name, kind === "text" || kind === "sizes" ? (large ?? "6") : (choices.at(1) ?? choices.at(0) ?? "")];
  });
  return Object.fromEntries(answers);
}

function addressOf({ page, tab }: Calculator): string {
  return `${page}?${tab ? `tab=${tab}&` : ""}`;
}

async function pageOf(each: Calculator, answers: Record<string, string>): Promise<string> {
  const answer = await site.ask(`${addressOf(each)}${new URLSearchParams(answers)}`);
  expect(answer.status, each.name).toBe(200);
  return answer.text();
}

/** The field is marked as wrong and described by a message that stands beside it. */
function expectMessage(page: string, { name: calculator }: Calculator, name: string): void {
  const message = `${calculator}-${name}-problem`;
  const control = new RegExp(`<(?:input|select|fieldset)[^>]* id="${calculator}-${name}"[^>]*>`).exec(page)?.[0];
  expect(control, `${calculator} ${name}`).toContain(message);
  expect(page).toMatch(new RegExp(`class="field-problem" id="${message}"`));
}

/** Nobody reads a broken number. */
function expectSound(page: string): void {
  const text = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  expect(text).not.toMatch(/\b(NaN|Infinity|undefined|null)\b/);
}

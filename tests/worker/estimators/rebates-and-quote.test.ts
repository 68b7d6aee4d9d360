import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";
import { monday } from "#tests/site/usual-date.ts";

const site = await sharedSite(monday);

/** The page for a query, and the text of each output. */
async function answered(query: string) {
  const answer = await site.ask(`/rebates-and-finance${query}`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const outputs: Record<string, string> = {};
  for (const [, name = "", inside = ""] of page.matchAll(/<output name="([^"]+)"[^>]*>(.*?)<\/output>/g)) {
    expect(outputs[name]).toBeUndefined();
    outputs[name] = inside;
  }
  return { page, outputs };
}

test("each program's amount stands in its output, and the total is their sum", async () => {
  const { outputs } = await answered("?postcode=3350&kw=6.6&year=2027&half=1&battery=10&hotwater=local&aircon=ducted");
  expect(outputs).toMatchObject({
    "solar-stcs": "36",
    "solar-stc-value": "1368",
    "battery-stcs": "57",
    "battery-stc-value": "2166",
    "vic-solar": "1400",
    "vic-hot-water": "1400",
    "hot-water-copayment": "200",
    "aircon-copayment": "3000",
  });
  const amounts = ["solar-stc-value", "battery-stc-value", "heat-pump-stc-value", "vic-solar", "vic-hot-water"];
  expect(Number(outputs.total)).toBe(amounts.reduce((sum, name) => sum + Number(outputs[name]), 0));
});

test("what is not asked has an empty output, and without any question an example is counted", async () => {
  const { outputs } = await answered("?aircon=single&cooling=5");
  expect(outputs["aircon-copayment"]).toBe("200");
  expect(outputs["solar-stcs"]).toBe("");
  expect(outputs.total).toBe("");
  const example = (await answered("")).outputs;
  expect(Number(example.total)).toBeGreaterThan(0);
  expect(example["quote-stcs-claimed"]).toBe("");
});

test("a quote's claim is held against the rule, with the price per kW", async () => {
  const { page, outputs } = await answered("?postcode=3000&kw=6.6&year=2027&stcs=39&price=9000&basis=after");
  expect(outputs).toMatchObject({
    "quote-stcs-rule": "31",
    "quote-stcs-claimed": "39",
    "quote-stcs-difference": "8",
    "quote-difference-value": "304",
  });
  expect(outputs["quote-per-kw"]).toBe(String(Math.round((9000 + 39 * 38) / 6.6)));
  expect(page).toContain("Your quote claims 39 certificates; under the rules it’s 31.");
  expect((await answered("?postcode=3000&kw=6.6&stcs=10")).page).toContain("Fewer than the rule");
});

test("wrong input keeps what was typed and says beside the field what is wrong", async () => {
  const { page, outputs } = await answered(
    "?postcode=2000&kw=6,6&battery=-4&stcs=NaN&price=1e9&year=1800&half=7&aircon=%22%3Cx&income=%00&battery=2",
  );
  expect(page).toContain('value="6,6"');
  expect(page).toMatch(/id="rebates-kw-problem".*?Enter the panels’ size with a decimal point, such as 6\.6\./s);
  expect(page).toMatch(/<input[^>]*id="quote-stcs"[^>]*aria-invalid="true"/);
  expect(page).not.toMatch(/NaN<|Infinity|undefined/);
  for (const text of Object.values(outputs)) expect(text).toMatch(/^-?\d*(\.\d+)?$/);
});

test("one form keeps what the other was told", async () => {
  const { page } = await answered("?postcode=3000&kw=6.6&price=9000&hotwater=yes");
  const [first = "", second = ""] = page.match(/<form class="estimate-form".*?<\/form>/gs) ?? [];
  expect(first).toContain('<input type="hidden" name="price" value="9000"/>');
  expect(second).toContain('<input type="hidden" name="hotwater" value="yes"/>');
});

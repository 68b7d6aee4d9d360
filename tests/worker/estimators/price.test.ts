import { afterAll, beforeAll, expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { type Site, startSite } from "#tests/running-site/site.ts";
import { dayOn } from "#tests/worker/text.ts";

let site: Site;
beforeAll(async () => {
  // Its prices are those of this day.
  site = await startSite({ date: "2026-11-23T05:00" });
});
afterAll(() => site.stop());

async function answered(query: string) {
  const answer = await site.ask(`/your-price${query}`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const outputs = [...page.matchAll(/<output name="([^"]+)"[^>]*data-value="([^"]*)"/g)];
  return { page, outputs: Object.fromEntries(outputs.map(([, name, value]) => [name, value])) };
}

test("the price for 6.6 kW and 13.5 kWh in Bendigo stands in the page, with what it saves and each part's payback", async () => {
  const { page, outputs } = await answered("?postcode=3550&kw=6.6&battery=13.5");
  const { price, pay } = costOf({ kw: 6.6, battery: 13.5, zone: 3 }, dayOn(page));
  const said = [outputs["pay-low"], outputs["pay-assumed"], outputs["pay-high"], outputs.discounts].map(Number);
  expect(said).toEqual([pay.low, pay.typical, pay.high, price.typical - pay.typical].map(Math.round));
  for (const part of ["panels", "battery", "together"])
    for (const end of ["low", "assumed", "high"])
      expect(Number(outputs[`payback-${part}-${end}`]), `${part} ${end}`).toBeGreaterThan(0);
  expect(Number(outputs["saving-low"])).toBeLessThan(Number(outputs["saving-assumed"]));
  expect(page).toMatch(/<h2 id="answer"[^>]*tabindex="-1"/i);
});

test("without a question the page answers for the size of Night Optimiser, and invalid answers keep the rest", async () => {
  expect(Number((await answered("")).outputs["pay-low"])).toBeGreaterThan(0);
  const { page, outputs } = await answered("?kw=six&battery=13.5");
  expect(page).toContain("Until then we use 8 kW.");
  expect(Number(outputs["pay-low"])).toBeGreaterThan(0);
});

test.each([
  ["?tab=quote&price=9900&paid=after&kw=6.6&battery=13.5", "fair"],
  ["?tab=quote&price=9900&paid=before&kw=6.6&battery=13.5", "cheap"],
  ["?tab=quote&price=29900&paid=before&kw=6.6&battery=13.5", "high"],
  ["?tab=quote&price=7900&paid=before&kw=6.6&certificates=45&postcode=3121", "certificates"],
  ["?tab=quote&price=13900&kw=8&battery=10", "unclear"],
  ["?tab=quote&price=13900&paid=after&kw=8&battery=10", "fair"],
  ["?tab=quote&price=9900", "unclear"],
  ["?tab=quote&kw=6.6&battery=13.5", "unclear"],
  ["?tab=quote", "start"],
  ["?tab=quote&price=&paid=after&gst=ex&kw=&price2=&paid2=before&postcode=3121", "unclear"],
])("the quote %s gets the verdict %s", async (query, verdict) => {
  const { page } = await answered(query);
  expect(page).toMatch(new RegExp(`<output name="verdict"[^>]*data-verdict="${verdict}"`));
});

test("up to three quotes stand side by side, each with its verdict", async () => {
  const { page } = await answered(
    "?tab=quote&price=7600&paid=before&kw=6.6&price2=9900&paid2=before&kw2=6.6&price3=5000&paid3=before&kw3=6.6",
  );
  const verdicts = [...page.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict);
  expect(verdicts).toEqual(["fair", "high", "cheap"]);
});

test("where only the second quote was typed, it alone gets a verdict, by its name", async () => {
  const { page } = await answered("?tab=quote&price=&kw=&price2=7600&paid2=before&kw2=6.6");
  expect([...page.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict)).toEqual(["fair"]);
  expect(page).toContain("<p>Quote 2</p>");
});

test("on Hot water the house is shown that was entered elsewhere, and leads back whole", async () => {
  const house = "postcode=3550&kw=6.6&battery=13.5&bill=700";
  const page = await (await site.ask(`/hot-water?${house}`)).text();
  const shown = page.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
  expect(shown).toContain("Your house: 3550, 6.6 kW, 13.5 kWh, $700 a quarter · ");
  const back = /<a href="(\/your-price\?[^"]*)" data-house/.exec(shown)?.[1]?.replaceAll("&amp;", "&");
  expect(back).toBe(`/your-price?${house}`);
  expect(await (await site.ask("/hot-water")).text()).not.toContain("Your house:");
});

test("a question asked again gets the same bytes, stored nowhere but here, and another question gets its own", async () => {
  const ask = async (bill: number, method = "GET") => {
    const answer = await site.ask(`/your-price?postcode=3550&kw=6.6&battery=13.5&bill=${bill}`, { method });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return answer.text();
  };
  const first = await ask(611);
  expect(await ask(611)).toBe(first);
  expect(await ask(611, "HEAD")).toBe("");
  expect(await ask(612)).not.toBe(first);
});

test("markup in a field stays text", async () => {
  const { page } = await answered("?postcode=%3Cscript%3Ealert(1)%3C/script%3E&kw=%22%3E%3Cimg%3E");
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("<img>");
});

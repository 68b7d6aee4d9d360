import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";

const site = await sharedSite();

test("a business is asked for itself: no household rebate, its own example, its own address", async () => {
  const page = await pageOf("/commercial");
  expect(page).toContain('action="/commercial#answer"');
  expect(outputsOf(page)["yearly-kwh"]).toBe("39360");
  expect(page.slice(page.indexOf('class="estimate"'))).not.toContain("Solar Homes");
});

test("before anybody asks, Commercial's fold is under the saving and the payback of its example", async () => {
  const page = await pageOf("/commercial");
  const { "yearly-saving-low": low, "yearly-saving-high": high, "payback-low": first, ...rest } = outputsOf(page);
  const [, saving, years] = /savings-example">.*?<dd>\$(.*?)<\/dd>.*?<dd>(.*?) <small>years/s.exec(page) ?? [];
  expect(saving?.replaceAll(",", "")).toBe(`${low}–${high}`);
  expect(years).toBe(`${first}–${rest["payback-high"]}`);
  expect(await pageOf("/commercial?kw=40")).not.toContain("savings-example");
});

test.each(["", "?kw=100&use=30000", "?kw=10&use=30000", "?kw=0.5&use=1000000"])(
  "the scale beside the months has three to seven labels: /commercial%s",
  async (query) => {
    const [, scale = ""] = /<svg class="chart-scale".*?>(.*?)<\/svg>/s.exec(await pageOf(`/commercial${query}`)) ?? [];
    const labels = scale.match(/<text/g) ?? [];
    expect(labels.length).toBeGreaterThanOrEqual(3);
    expect(labels.length).toBeLessThanOrEqual(7);
  },
);

test("asking about it carries the question as understood, and nothing else that was in the address", async () => {
  const page = await pageOf("/your-price?kw=8&bill=600&name=Jo&postcode=2000");
  const [, carried = ""] = /href="\/contact\?[^"]*estimate=([^"#]*)#form"/.exec(page) ?? [];
  const question = decodeURIComponent(carried);
  expect(question).toMatch(/^price\?/);
  expect(new URLSearchParams(question.slice(6)).get("kw")).toBe("8");
  expect(question).not.toMatch(/Jo|2000/);
});

test.each([
  [
    "/residential?kw=8&battery=10&postcode=3350&bill=700&price=21000",
    "/your-price?kw=8&battery=10&postcode=3350&bill=700&cost=21000",
  ],
  ["/solar-batteries?night=14&kw=8&backup=fridge&hours=24", "/your-price?night=14&kw=8&backup=fridge&hours=24"],
  [
    "/rebates-and-finance?postcode=3350&kw=6.6&aircon=single&utm_source=x",
    "/your-price?postcode=3350&kw=6.6&aircon=split",
  ],
  [
    "/rebates-and-finance?kw=6.6&stcs=45&price=7900&basis=before",
    "/your-price?tab=quote&kw=6.6&certificates=45&price=7900&paid=before",
  ],
])("the address of an old calculator, %s, opens the same house", async (old, now) => {
  const answer = await site.ask(old, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, now]);
  expect(await pageOf(now)).not.toContain('class="field-problem"');
});

test("a house that only goes along, and a campaign's mark, stay on the page", async () => {
  for (const query of ["?carried=&kw=8&postcode=3350", "?utm_source=mail"])
    expect((await site.ask(`/residential${query}`, { redirect: "manual" })).status).toBe(200);
});

async function pageOf(path: string): Promise<string> {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

function outputsOf(page: string): Record<string, string> {
  return Object.fromEntries(
    [...page.matchAll(/<output name="([^"]+)"[^>]*data-value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

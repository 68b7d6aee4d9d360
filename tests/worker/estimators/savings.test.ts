import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("an address answers as the page without a query does once its example is sent", async () => {
  const example = outputsOf(await pageOf("/residential"));
  expect(example["yearly-saving-low"]).toMatch(/^\d+$/);
  expect(outputsOf(await pageOf("/residential?kw=6.6&bill=580&home=mixed&orientation=north"))).toEqual(example);
});

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
  const page = await pageOf("/residential?kw=8&bill=600&name=Jo&postcode=2000");
  const [, carried = ""] = /href="\/contact\?estimate=([^"#]*)#form"/.exec(page) ?? [];
  const question = decodeURIComponent(carried);
  expect(question).toMatch(/^savings\?/);
  expect(new URLSearchParams(question.slice(8)).get("kw")).toBe("8");
  expect(question).not.toMatch(/Jo|2000/);
});

async function pageOf(path: string): Promise<string> {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

function outputsOf(page: string): Record<string, string> {
  return Object.fromEntries(
    [...page.matchAll(/<output name="([^"]+)"[^>]*>([^<]*)<\/output>/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

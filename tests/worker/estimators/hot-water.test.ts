import { expect, test } from "vitest";
import { hotWaterYear } from "#content/energy/hot-water.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { monday } from "#tests/settings.ts";

const site = await sharedSite(monday);

/** The page for a query, and each output's value. */
async function answered(path: string) {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const outputs: Record<string, string> = {};
  for (const [, name = "", value = ""] of page.matchAll(/<output name="([^"]+)"[^>]*data-value="([^"]*)"/g)) {
    expect(outputs[name]).toBeUndefined();
    outputs[name] = value;
  }
  return { page, outputs };
}

test("a year of hot water costs what the model says, by heater", async () => {
  const { page, outputs } = await answered(
    "/hot-water?people=4&system=electric&rate=30&gasprice=5&local=yes&year=2027&half=1",
  );
  expect(outputs).toMatchObject({
    "cost-gas": "950",
    "cost-electric": "1029",
    "cost-heat-pump": "343",
    "heat-pump-stcs": "11",
    "vic-hot-water": "1400",
    "hot-water-copayment": "200",
  });
  expect(page.match(/set by the market/g)).toHaveLength(1);
  expect(outputs["gas-daily-charge"]).toBeUndefined();
  expect((await answered("/hot-water?system=gas")).outputs["gas-daily-charge"]).toBe("405");
});

test("a bar is as long as a year costs, in the comparison and in the answer, without JavaScript", async () => {
  const { page } = await answered("/hot-water");
  const { gas, electric, heatPump } = hotWaterYear(3);
  const most = Math.max(gas.cost.high, electric.cost.high, heatPump.cost.high);
  const ends = [gas, electric, heatPump].flatMap(({ cost }) => [cost.high, cost.low]).map((cost) => cost / most);
  const bars = [...page.matchAll(/<svg class="bar".*?<\/svg>/g)].map(([bar]) =>
    [...bar.matchAll(/M0 0H([\d.]+)V/g)].map(([, end]) => Number(end)),
  );
  expect(bars).toHaveLength(6);
  const drawn = bars.flat();
  const whole = 1000;
  for (const [index, end] of [...ends, ...ends].entries())
    expect((drawn[index] ?? 0) / whole, `${index}`).toBeCloseTo(end, 2);
  expect(drawn[2]).toBe(whole);
});

test.each(["people=", "people=abc"])("no bar is drawn of a year nobody can work out: %s", async (query) => {
  const { page } = await answered(`/hot-water?${query}`);
  expect(page).toContain(" d=");
  expect(page).not.toMatch(/ d="[^"]*NaN/);
});

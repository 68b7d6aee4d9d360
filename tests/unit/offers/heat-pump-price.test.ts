import { expect, test } from "vitest";
import { figure, todayOf } from "#content/figures/index.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { heatPumpCertificates, typicalRegisteredCount } from "#content/rules/heat-pump-certificates.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { hotWaterRebate } from "#content/rules/solar-homes.ts";

const advertised = 1250;

test.each(["2026-11-22", "2027-01-02"])(
  "on %s a heat pump of the price in the note comes to the advertised one",
  (day) => {
    const why = figure("heat-pump-price").today?.why(day) ?? "";
    const prices = [...(/priced at about (\S+), or about (\S+) if it’s made in Australia/.exec(why) ?? [])]
      .slice(1)
      .map(dollars);
    expect(prices).toHaveLength(2);
    for (const [index, price] of prices.entries()) {
      const discount = heatPumpCertificates(typicalRegisteredCount, yearOfDay(day)) * certificatePrice.assumed;
      const left = price - discount - hotWaterRebate(price - discount, index === 1, day);
      expect(Math.abs(left - advertised), `${price}`).toBeLessThanOrEqual(10);
    }
  },
);

test("no price today is made up, nor is the least that anyone pays shown as one", () => {
  expect(todayOf("heat-pump-price", "2026-11-22")?.value).toBe("priced in your quote");
});

test("past the last known settings of Solar Homes nothing is taken off for it", () => {
  expect(figure("heat-pump-price").today?.why("2028-02-29")).toContain("rules for this date aren’t known");
});

function dollars(text: string): number {
  return Number(text.replaceAll(/[$,]/g, ""));
}

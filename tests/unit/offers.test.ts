import { expect, test } from "vitest";
import { costOf } from "#content/cost.ts";
import { modelledYear } from "#content/energy/model-house.ts";
import { figure } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { longDate, moneyInTensText, moneyText } from "#content/format.ts";
import { purchaseOf } from "#content/offers/from-prices.ts";
import { offerPrice } from "#content/offers/offer-price.ts";
import { heatingOf } from "#content/offers/package-heating.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { packages } from "#content/offers/packages.ts";
import { offerText } from "#content/offers/service-offers.ts";
import { claims, prices } from "#content/prices.ts";

test.each(packageSizes)("the note of $id's claimed saving names the smallest household that reaches it", (size) => {
  const { id, kw, batteryKwh } = size;
  const note = textOn(figure(`${id}-saving`).assumption, "2026-11-22");
  const claimedDailyKwh = Number(/about (\d+) kWh a day with someone home all day/.exec(note)?.[1]);
  const highestSaving = (dailyKwh: number) =>
    modelledYear({ kw, batteryKwh, dailyKwh, heating: heatingOf({ id }), occupancy: "home" }).savings.together.high;
  expect(highestSaving(claimedDailyKwh)).toBeGreaterThanOrEqual(claims.savesUpTo[id].dollars);
  expect(highestSaving(claimedDailyKwh - 1)).toBeLessThan(claims.savesUpTo[id].dollars);
});

test("no package is sold for an empty house, because each one's claimed saving assumes people at home", () => {
  const texts = packages.flatMap(({ description, features }) => [description, ...features]);
  expect(texts.filter((text) => /out by day|out all day|empty|away by day/i.test(text))).toEqual([]);
});

test("the fifteen panels of Smart Saver add up to its size", () => {
  const features = packages.flatMap(({ features }) => features).join("\n");
  const watts = Number(/Fifteen (\d+) W panels/.exec(features)?.[1]);
  expect(15 * watts).toBe(1000 * (packageSizes.find(({ id }) => id === "smart-saver")?.kw ?? 0));
});

test.each(["2026-11-22", "2027-01-02"])(
  "on %s the note of a heat pump's price begins at the list price and ends at what is paid",
  (day) => {
    const { price, pay } = costOf({ heatPump: "imported" }, day);
    const note = figure("heat-pump-price").planningFigure?.how(day);
    expect(note).toContain(moneyText(price.typical));
    expect(note).toContain(moneyInTensText(pay.typical));
  },
);

test("from December a home's price is next year's, and a sentence gives this year's", () => {
  const { datedDiscountsText, dollars, thisYearSentence } = offerPrice("home", "2026-12-05");
  expect(datedDiscountsText).toBe("after certificates in early 2027");
  const typicalThisYear = moneyInTensText(costOf(purchaseOf("home"), "2026-12-05").pay.typical);
  expect(typicalThisYear).not.toBe(moneyInTensText(dollars.typical));
  expect(thisYearSentence).toContain(`If we can still install by ${longDate("2026-12-31")}, it’s `);
  expect(thisYearSentence).toContain(typicalThisYear);
});

test("an email offers air conditioning at the price list's typical prices", () => {
  const { split, ducted } = prices.airConditioning;
  expect(offerText("aircon-rebate", "2026-11-22")).toContain(
    `about ${moneyText(split.typical)} for one room to ${moneyText(ducted.typical)} for ducted`,
  );
});

test("an email marks the cost of solar as under review once its figures have ended", () => {
  expect(offerText("solar-panels", "2026-11-21")).not.toContain("under review");
  expect(offerText("solar-panels", "2035-01-01")).toContain("under review");
});

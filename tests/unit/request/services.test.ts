import { expect, test } from "vitest";
import { fixedValue, todayOf } from "#content/figures/index.ts";
import { serviceOffers } from "#content/request/services/offers.ts";
import { serviceIds } from "#content/request/services/services.ts";

test("every service of the form has its words once, in the order of its ids", () => {
  expect(serviceOffers("2026-11-22").map(({ id }) => id)).toEqual([...serviceIds]);
});

test("the form says what is advertised, and beside it what that is on the day", () => {
  const [panels, , , aircon, , vpp] = serviceOffers("2027-01-01");
  expect(panels?.price).toEqual({
    advertised: `from ${fixedValue("smart-saver-price")}`,
    today: todayOf("smart-saver-price", "2027-01-01")?.value,
    figure: "smart-saver-price",
  });
  expect(aircon?.price).toEqual({ advertised: "priced after a site visit" });
  expect(vpp?.savings.today).toMatch(/^\$[\d–]+ a year$/);
  // The home page and the air conditioning page say so in a sentence of their own.
  expect(aircon?.savings).toMatchObject({ advertised: "rebate up to $7,000", today: "amount varies" });
});

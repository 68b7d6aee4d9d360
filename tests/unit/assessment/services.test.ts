import { expect, test } from "vitest";
import { figure } from "#content/figures/index.ts";
import { serviceIds, services } from "#content/request/services.ts";

test("every service of the form stands once, in the order of its ids", () => {
  expect(services.map(({ id }) => id)).toEqual([...serviceIds]);
});

test.each(services)("$name: price and saving say what the recorded figures say", ({ price, savings, figures }) => {
  for (const id of figures) expect(`${price} ${savings}`).toContain(figure(id).value);
  const amounts = `${price} ${savings}`.match(/\$[\d,]+/g) ?? [];
  const recorded = figures.map((id) => figure(id).value).join(" ");
  for (const amount of amounts) expect(recorded).toContain(amount);
});

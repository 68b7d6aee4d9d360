import { expect, test } from "vitest";
import { readCameFrom } from "#content/request/came-from.ts";

const from = (estimate: string) => readCameFrom(new URLSearchParams({ estimate }));

test.each([
  ["price?kw=8&battery=10&postcode=3350", ["solar-panels", "solar-battery"]],
  ["price?kw=0&battery=10&hotwater=local&aircon=split", ["solar-battery", "heat-pump", "aircon-rebate"]],
  ["quote?price=9000&kw=6.6", ["solar-panels"]],
  ["hot-water?people=3", ["heat-pump"]],
  ["vpp?battery=10", ["vpp-eligibility"]],
  ["commercial?kw=30", ["commercial-solar"]],
  ["nothing of ours", []],
])("what %s is about is ticked", (estimate, services) => {
  expect(from(estimate).services).toEqual(services);
});

test("the estimate's postcode goes along, with its town where we name it; another state's doesn't", () => {
  expect(from("price?kw=8&postcode=3350")).toMatchObject({ postalCode: "3350", city: "Ballarat" });
  expect(from("price?kw=8&postcode=3121")).toMatchObject({ postalCode: "3121" });
  expect(from("price?kw=8&postcode=2000").postalCode).toBeUndefined();
});

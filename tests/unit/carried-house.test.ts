import { expect, test } from "vitest";
import { houseQueryOf, houseText } from "#app/estimators/carried-house.ts";
import { withEstimate } from "#app/estimators/results/ask-about.tsx";

/** The fields about the house, which all calculators for homes share. */
const houseFields =
  "postcode kw battery bill use night home orientation pitch kw2 orientation2 pitch2 shadeam shadepm heating water waterpart " +
  "waterfrom ev km evdays distributor rate supply feedin midday exportlimit controlled existing existingkw hotwater aircon income owner " +
  "build year half stc";
const otherFields = "tab price cost people apartments opens peak";

test.each([
  ["postcode=3550&kw=6.6&battery=13.5&bill=700&home=out", "3550, 6.6 kW, 13.5 kWh, $700 a quarter"],
  ["postcode=8001", "8001"],
  ["postcode=3000&kw=100&battery=200&bill=20000", "3000, 100 kW, 200 kWh, $20,000 a quarter"],
])("the house in ?%s reads “%s”", (query, words) => {
  expect(houseText(new URLSearchParams(query)).replaceAll("\u00a0", " ")).toBe(words);
});

test.each(["postcode=2999&kw=100.1&battery=200.1&bill=20001", "postcode=4000&kw=0&battery=x&bill="])(
  "a query of ?%s, in which no field of the house is valid, has no words",
  (query) => {
    expect(houseText(new URLSearchParams(query))).toBe("");
  },
);

test("the fields about the house are carried to another page, in their order, and no other field is", () => {
  const query = new URLSearchParams(`${otherFields} ${houseFields}`.split(" ").map((name) => [name, "5"]));
  expect([...houseQueryOf(query).keys()].join(" ")).toBe(houseFields);
});

test("a carried value is trimmed", () => {
  expect(houseQueryOf(new URLSearchParams({ kw: " 6.6 " })).get("kw")).toBe("6.6");
});

test("empty and overlong values, and a size of “other”, aren't carried", () => {
  const query = new URLSearchParams({ kw: "other", battery: " ", bill: "1".repeat(61), use: "1".repeat(60) });
  expect([...houseQueryOf(query).keys()]).toEqual(["use"]);
});

test.each(["", "#form"])("a link to the request form that ends in “%s” carries the estimate", (part) => {
  expect(withEstimate(`/contact?from=plan${part}`, "vpp", "battery=10")).toBe(
    `/contact?from=plan&estimate=vpp%3Fbattery%3D10${part}`,
  );
});

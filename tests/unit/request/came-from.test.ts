import { expect, test } from "vitest";
import { sentWords } from "#app/request/sent-words.ts";
import { readCameFrom } from "#content/request/came-from.ts";
import { estimateOrigin, origins } from "#content/request/origin.ts";

const from = (estimate: string) => readCameFrom(new URLSearchParams({ estimate }));

test.each([
  ["price?kw=8&battery=10&postcode=3350", ["solar-panels", "solar-battery"]],
  ["price?kw=0&battery=10&hotwater=local&aircon=split", ["solar-battery", "heat-pump", "aircon-rebate"]],
  ["quote?price=9000&kw=6.6", ["solar-panels"]],
  ["hot-water?people=3", ["heat-pump"]],
  ["vpp?battery=10", ["vpp-eligibility"]],
  ["commercial?kw=30", ["commercial-solar"]],
  ["nothing of ours", []],
])("the form has the services ticked that %s is about", (estimate, services) => {
  expect(from(estimate).services).toEqual(services);
});

test.each([
  ["smart-saver", ["solar-panels"]],
  ["night-optimiser", ["solar-panels", "solar-battery"]],
  ["all-electric-home", ["solar-panels", "solar-battery", "heat-pump"]],
])("the form has the services ticked that the package %s holds", (slug, services) => {
  expect(readCameFrom(new URLSearchParams({ package: slug })).services).toEqual(services);
});

test("the estimate's postcode goes along, with its town where we name it; another state's doesn't", () => {
  expect(from("price?kw=8&postcode=3350")).toMatchObject({ postalCode: "3350", city: "Ballarat" });
  expect(from("price?kw=8&postcode=3121")).toMatchObject({ postalCode: "3121" });
  expect(from("price?kw=8&postcode=2000").postalCode).toBeUndefined();
});

test("an estimate is a calculator and its query, and nothing that could be read as a sentence", () => {
  expect(estimateOrigin("battery?use=18&kwh=10")).toEqual({ tool: "battery", query: "use=18&kwh=10" });
  const refused = [undefined, "", "battery", "Battery?x=1", "battery?x=<b>", "battery?x=a b", `b?${"x".repeat(700)}`];
  for (const text of refused) expect(estimateOrigin(text), text).toBeUndefined();
});

test("what was looked at before comes as slugs; anything else is left out", () => {
  expect(origins("tier:home tier:extended,article:winter-solar-performance")).toEqual([
    { kind: "tier", slug: "home" },
    { kind: "tier", slug: "extended" },
    { kind: "article", slug: "winter-solar-performance" },
  ]);
  expect(origins("evil:home tier:<b> tier: article:Call%20me x")).toEqual([]);
});

test("a visitor who writes for an owners corporation starts with Commercial and the questions we would ask", () => {
  const { projectType, message, services } = readCameFrom(
    new URLSearchParams("for=owners-corporation&service=commercial-solar"),
  );
  expect(projectType).toBe("commercial");
  expect(message).toMatch(/^We’re writing for an owners corporation\.\nLots: /);
  expect(services).toEqual(["commercial-solar"]);
  expect(readCameFrom(new URLSearchParams("for=somebody"))).not.toHaveProperty("message");
});

test("the message after sending promises what was promised before: a day, or two opening hours without hot water", () => {
  expect(sentWords.assessment).toContain("within 24 hours");
  expect(sentWords.callback).toContain("within 24 hours");
  expect(sentWords.urgent).toContain("within two opening hours");
});

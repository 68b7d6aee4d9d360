import { expect, test } from "vitest";
import { sentWords } from "#app/request/sent-words.ts";
import { readCameFrom } from "#content/request/came-from.ts";
import { estimateOrigin, origins } from "#content/request/origin.ts";

const ballarat = { postalCode: "3350", city: "Ballarat" };

/** What an estimate is about, and where. */
const estimates: [estimate: string, services: string[], place?: object][] = [
  ["price?kw=8&battery=10&postcode=3350", ["solar-panels", "solar-battery"], ballarat],
  ["price?kw=0&battery=10&hotwater=local&aircon=split", ["solar-battery", "heat-pump", "aircon-rebate"]],
  ["price?kw=8&postcode=3121", ["solar-panels"], { postalCode: "3121" }],
  ["price?kw=8&postcode=2000", ["solar-panels"]],
  ["quote?price=9000&kw=6.6", ["solar-panels"]],
  ["hot-water?people=3", ["heat-pump"]],
  ["vpp?battery=10", ["vpp-eligibility"]],
  ["commercial?kw=30", ["commercial-solar"]],
  ["heating?gas=300", ["aircon-rebate"]],
  ["apartments?flats=12", ["commercial-solar"]],
];

test.each(estimates)("the form has the services ticked that %s is about, and its Victorian place", (...expected) => {
  const [estimate, services, place] = expected;
  const cameFrom = readCameFrom(new URLSearchParams({ estimate }));
  expect(cameFrom).toEqual({ from: "", estimate, services, ...place });
});

test.each([
  ["estimate=nothing of ours", []],
  ["package=smart-saver", ["solar-panels"]],
  ["package=night-optimiser", ["solar-panels", "solar-battery"]],
  ["package=all-electric-home", ["solar-panels", "solar-battery", "heat-pump"]],
])("of ?%s the form has ticked %j", (query, services) => {
  expect(readCameFrom(new URLSearchParams(query))).toMatchObject({ estimate: "", services });
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

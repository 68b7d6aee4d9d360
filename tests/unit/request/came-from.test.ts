import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { articles } from "#content/articles/index.ts";
import { pages, requestFormFrom } from "#content/pages.ts";
import { type CameFrom, readCameFrom } from "#content/request/came-from.ts";
import { knownOrigins, originLines } from "#content/request/known-origins.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import { topicOf } from "#content/request/topics.ts";

const visitorInBallarat = { postalCode: "3350", state: "VIC", city: "Ballarat" };

test.each<[estimate: string, filledIn: Partial<CameFrom>]>([
  ["price?kw=8&battery=10&postcode=3350", { services: ["solar-panels", "solar-battery"], ...visitorInBallarat }],
  ["price?kw=0&battery=10&hotwater=local&aircon=split", { services: ["solar-battery", "heat-pump", "aircon-rebate"] }],
  ["price?kw=8&postcode=3121", { services: ["solar-panels"], postalCode: "3121", state: "VIC" }],
  ["price?kw=8&postcode=2000", { services: ["solar-panels"] }],
  ["quote?price=9000&kw=6.6", { services: ["solar-panels"] }],
  ["hot-water?people=3", { services: ["heat-pump"] }],
  ["vpp?battery=10", { services: ["vpp-eligibility"] }],
  ["commercial?kw=30", { services: ["commercial-solar"], projectType: "commercial" }],
  ["heating?gas=300", { services: ["aircon-rebate"] }],
])("after the estimate %s the form is filled in with %j", (estimate, filledIn) => {
  expect(cameFrom({ estimate })).toEqual({ from: "", estimate, ...filledIn });
});

test("after an estimate for apartments the form is an owners corporation's", () => {
  expect(cameFrom({ estimate: "apartments?apartments=12" })).toMatchObject({
    from: "for:owners-corporation",
    services: ["commercial-solar"],
    projectType: "commercial",
    message: expect.stringMatching(/^We’re writing for an owners corporation\.\nLots: 12\n/),
  });
});

test("text that isn't one of our estimates is dropped", () => {
  expect(cameFrom({ estimate: "nothing of ours" })).toEqual({ from: "", estimate: "", services: [] });
});

test.each([
  ["smart-saver", ["solar-panels"]],
  ["night-optimiser", ["solar-panels", "solar-battery"]],
  ["all-electric-home", ["solar-panels", "solar-battery", "heat-pump"]],
])("after the package %s the form ticks %j", (slug, services) => {
  expect(cameFrom({ package: slug })).toMatchObject({ from: `package:${slug}`, services });
});

test("a plan ticks only the services that its link names", () => {
  expect(cameFrom({ estimate: "plan?kw=8&battery=10", service: "heat-pump" }).services).toEqual(["heat-pump"]);
});

/** Pages whose forms and links to the form don't name the page. */
const unnamedPages = ["/help", "/contact", "/blog"];
const namedPages = pages.filter(({ path }) => !unnamedPages.includes(path));

test.each(namedPages)("the request button of $path leads to a form that names the page and ticks nothing", (page) => {
  const { from, services } = readCameFrom(new URL(requestFormFrom(page.path), "http://127.0.0.1").searchParams);
  expect(originLines(from).join().replace(/\.$/, "")).toBe(`You were reading: ${page.title}`);
  expect(services).toEqual([]);
});

test.each(unnamedPages)("the request button of %s leads to a form that names no page", (path) => {
  expect(readCameFrom(new URL(requestFormFrom(path), "http://127.0.0.1").searchParams).from).toBe("");
});

test.each([
  ["page:service-areas", "You were reading: Where we install: Melbourne and regional Victoria."],
  ["article:emerging-energy-tech", "You were reading: Should you wait for better solar panels and batteries?"],
])("after %s the form says “%s”", (from, line) => {
  expect(originLines(from)).toEqual([line]);
});

test.each(calculators)("an estimate names the calculator $name and its query", ({ name }) => {
  expect(estimateOrigin(`${name}?kw=8&battery=10`)).toEqual({ tool: name, query: "kw=8&battery=10" });
});

test.each([
  [undefined],
  [""],
  ["price"],
  ["Price?x=1"],
  ["price?x=<b>"],
  ["price?x=a b"],
  ["call-1900-654-321-first?x=1"],
  [`price?${"x".repeat(700)}`],
])("“%s” isn't an estimate", (text) => {
  expect(estimateOrigin(text)).toBeUndefined();
});

test.each([
  ["package", "smart-saver"],
  ["tier", "home"],
  ["article", "winter-solar-performance"],
  ["page", "faq"],
])("a visitor can have come from the %s %s", (kind, slug) => {
  expect(knownOrigins(`${kind}:${slug}`)).toEqual([{ kind, slug }]);
});

test("several origins are separated by a space or a comma", () => {
  expect(knownOrigins("tier:home tier:extended,page:faq").map(({ slug }) => slug)).toEqual(["home", "extended", "faq"]);
});

const forgedSource = "our-office-moved-call-1900-654-321";

test.each([
  ...["package", "tier", "article", "page", "evil"].map((kind) => `${kind}:${forgedSource}`),
  "evil:home tier:<b> tier: article:Call%20me x",
])("the forged origin “%s” is ignored", (text) => {
  expect(knownOrigins(text)).toEqual([]);
});

test("forged names in the form's address are ignored", () => {
  expect(cameFrom({ from: forgedSource, package: forgedSource, tier: forgedSource })).toEqual({
    from: "",
    estimate: "",
    services: [],
  });
});

test("a tier and an article in the form's address are both kept", () => {
  expect(cameFrom({ tier: "home", from: "winter-solar-performance" })).toMatchObject({
    from: "tier:home article:winter-solar-performance",
    services: ["solar-battery", "something-else"],
  });
});

test.each(articles)("after the article $slug the form ticks a service", ({ slug }) => {
  expect(cameFrom({ from: slug }).services).not.toEqual([]);
});

test("an article about a service ticks it", () => {
  expect(cameFrom({ from: "heat-pump-winter-2026" }).services).toEqual(["heat-pump"]);
});

test("an article about none of our services ticks “Something else”", () => {
  expect(cameFrom({ from: "solar-recycling" })).toMatchObject({
    services: ["something-else"],
    from: "article:solar-recycling",
  });
});

test("an article about none of our services gives the request its topic", () => {
  expect(topicOf([{ kind: "article", slug: "solar-recycling" }])).toBe("Recycling old panels");
});

test("a page gives the request no topic", () => {
  expect(topicOf([{ kind: "page", slug: "solar-recycling" }])).toBeUndefined();
});

test("a landlord's form starts with the question we would ask", () => {
  expect(cameFrom({ for: "rentals", service: "heat-pump" })).toMatchObject({
    services: ["heat-pump"],
    from: "for:rentals",
    message: expect.stringMatching(/^I rent these homes out\./),
  });
  expect(originLines("for:rentals")).toEqual(["You’re asking for: homes that you let."]);
});

test("an owners corporation's form starts with Commercial and the questions we would ask", () => {
  expect(cameFrom({ for: "owners-corporation", service: "commercial-solar", lots: "8" })).toMatchObject({
    projectType: "commercial",
    message: expect.stringMatching(/^We’re writing for an owners corporation\.\nLots: 8\n/),
    services: ["commercial-solar"],
  });
});

test("an unknown audience in the link gives no message", () => {
  expect(cameFrom({ for: "somebody" })).not.toHaveProperty("message");
  expect(originLines("for:somebody")).toEqual([]);
});

test("a link for commercial solar asks as a business", () => {
  expect(cameFrom({ service: "commercial-solar" })).toMatchObject({
    projectType: "commercial",
    services: ["commercial-solar"],
  });
});

function cameFrom(query: Record<string, string>): CameFrom {
  return readCameFrom(new URLSearchParams(query));
}

import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { articles } from "#content/articles/index.ts";
import { pages, requestFormFrom } from "#content/pages.ts";
import { readCameFrom } from "#content/request/came-from.ts";
import { knownOrigins, originLines } from "#content/request/known-origins.ts";
import { estimateOrigin } from "#content/request/origin.ts";
import { topicOf } from "#content/request/topics.ts";

const ballarat = { postalCode: "3350", state: "VIC", city: "Ballarat" };

/** Estimates, the services that they are about, and their place. */
const estimates: [estimate: string, services: string[], place?: object][] = [
  ["price?kw=8&battery=10&postcode=3350", ["solar-panels", "solar-battery"], ballarat],
  ["price?kw=0&battery=10&hotwater=local&aircon=split", ["solar-battery", "heat-pump", "aircon-rebate"]],
  ["price?kw=8&postcode=3121", ["solar-panels"], { postalCode: "3121", state: "VIC" }],
  ["price?kw=8&postcode=2000", ["solar-panels"]],
  ["quote?price=9000&kw=6.6", ["solar-panels"]],
  ["hot-water?people=3", ["heat-pump"]],
  ["vpp?battery=10", ["vpp-eligibility"]],
  ["commercial?kw=30", ["commercial-solar"]],
  ["heating?gas=300", ["aircon-rebate"]],
  ["apartments?apartments=12", ["commercial-solar"]],
];

test.each(estimates)(
  "the form ticks the services that %s is about, and fills in its Victorian place",
  (...expected) => {
    const [estimate, services, place] = expected;
    const cameFrom = readCameFrom(new URLSearchParams({ estimate }));
    const business = services.includes("commercial-solar") && { projectType: "commercial" };
    const owners = estimate.startsWith("apartments") && {
      from: "for:owners-corporation",
      message: expect.stringMatching(/^We’re writing for an owners corporation\.\nLots: 12\n/),
    };
    expect(cameFrom).toEqual({ from: "", estimate, services, ...place, ...business, ...owners });
  },
);

test.each([
  ["estimate=nothing of ours", []],
  ["package=smart-saver", ["solar-panels"]],
  ["package=night-optimiser", ["solar-panels", "solar-battery"]],
  ["package=all-electric-home", ["solar-panels", "solar-battery", "heat-pump"]],
])("?%s ticks %j in the form", (query, services) => {
  expect(readCameFrom(new URLSearchParams(query))).toMatchObject({ estimate: "", services });
});

test("the request button of nearly every page leads to a form that names the page and ticks nothing", () => {
  const named = pages.flatMap(({ path, title }) => {
    const { searchParams } = new URL(requestFormFrom(path), "http://127.0.0.1");
    const { from, services } = readCameFrom(searchParams);
    expect(services).toEqual([]);
    if (from !== "") expect(originLines(from)).toEqual([`You were reading: ${title}${/[?!]$/.test(title) ? "" : "."}`]);
    return from === "" ? [] : path;
  });
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => !named.includes(path))).toEqual(["/help", "/contact", "/blog"]);
});

test("an estimate is one of our calculators and its query, and nothing that reads as a sentence", () => {
  expect(estimateOrigin("price?kw=8&battery=10")).toEqual({ tool: "price", query: "kw=8&battery=10" });
  for (const { name } of calculators) expect(estimateOrigin(`${name}?`)).toEqual({ tool: name, query: "" });
  const sentence = "call-1900-654-321-first?x=1";
  const refused = [undefined, "", "price", "Price?x=1", "price?x=<b>", "price?x=a b", sentence];
  for (const text of [...refused, `price?${"x".repeat(700)}`]) expect(estimateOrigin(text), text).toBeUndefined();
});

test("only our own packages, tiers, articles and pages are accepted as where a visitor came from", () => {
  expect(knownOrigins("package:smart-saver tier:home tier:extended,article:winter-solar-performance page:faq")).toEqual(
    [
      { kind: "package", slug: "smart-saver" },
      { kind: "tier", slug: "home" },
      { kind: "tier", slug: "extended" },
      { kind: "article", slug: "winter-solar-performance" },
      { kind: "page", slug: "faq" },
    ],
  );
  const forged = "our-office-moved-call-1900-654-321";
  for (const kind of ["package", "tier", "article", "page", "evil"])
    expect(knownOrigins(`${kind}:${forged}`)).toEqual([]);
  expect(knownOrigins("evil:home tier:<b> tier: article:Call%20me x")).toEqual([]);
  expect(readCameFrom(new URLSearchParams(`from=${forged}&package=${forged}&tier=${forged}`))).toEqual({
    from: "",
    estimate: "",
    services: [],
  });
  expect(readCameFrom(new URLSearchParams("tier=home&from=winter-solar-performance"))).toMatchObject({
    from: "tier:home article:winter-solar-performance",
    services: ["solar-battery", "something-else"],
  });
});

test("an article ticks the service it offers, or something else by its own name", () => {
  const from = (slug: string) => readCameFrom(new URLSearchParams({ from: slug }));
  expect(from("heat-pump-winter-2026").services).toEqual(["heat-pump"]);
  expect(from("solar-recycling")).toMatchObject({ services: ["something-else"], from: "article:solar-recycling" });
  expect(topicOf([{ kind: "article", slug: "solar-recycling" }])).toBe("Recycling old panels");
  expect(topicOf([{ kind: "page", slug: "solar-recycling" }])).toBeUndefined();
  for (const { slug } of articles) expect(from(slug).services, slug).not.toEqual([]);
});

test("the form names the page a visitor came from, and ignores unknown ones", () => {
  expect(originLines(readCameFrom(new URLSearchParams("from=service-areas")).from)).toEqual([
    "You were reading: Where we install: Melbourne and regional Victoria.",
  ]);
  expect(readCameFrom(new URLSearchParams("from=office")).from).toBe("");
});

test("a landlord's form starts with the question we would ask", () => {
  expect(readCameFrom(new URLSearchParams("for=rentals&service=heat-pump"))).toMatchObject({
    services: ["heat-pump"],
    from: "for:rentals",
    message: expect.stringMatching(/^I let these homes to others\./),
  });
  expect(originLines("for:rentals for:nobody")).toEqual(["You’re asking for: homes that you let."]);
});

test("an owners corporation's form starts with Commercial and the questions we would ask", () => {
  const { projectType, message, services } = readCameFrom(
    new URLSearchParams("for=owners-corporation&service=commercial-solar&lots=8"),
  );
  expect(projectType).toBe("commercial");
  expect(message).toMatch(/^We’re writing for an owners corporation\.\nLots: 8\n/);
  expect(services).toEqual(["commercial-solar"]);
  expect(readCameFrom(new URLSearchParams("for=somebody"))).not.toHaveProperty("message");
});

test.each(["service=commercial-solar", "estimate=commercial%3Fkw%3D30"])("%s asks as a business", (query) => {
  expect(readCameFrom(new URLSearchParams(query))).toMatchObject({
    projectType: "commercial",
    services: ["commercial-solar"],
  });
});

test("a plan ticks only the services that its link names", () => {
  const query = new URLSearchParams({ estimate: "plan?kw=8&battery=10", service: "heat-pump" });
  expect(readCameFrom(query)).toMatchObject({ services: ["heat-pump"] });
});

import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { elements, everyElement, hrefsIn, lineOf, parseHtml } from "#tests/unit/page-text.ts";

const site = await sharedSite();

type Calculator = (typeof calculators)[number];

/** The unit tests check how fields are read. These check that each form shows the messages of its table. */
test.each(calculators)(
  "$title: each invalid field has its message beside it, and no number on the page is broken",
  async (calculator) => {
    for (const junk of ["1e9", "６", "<b>6</b>"]) {
      const names = Object.keys(calculator.fields).filter((name) => !calculator.fields[name]?.hiddenWhen);
      expect(names).not.toEqual([]);
      const entered = new URLSearchParams(names.map((name) => [name, junk]));
      const page = await textOf(`${urlOf(calculator)}${entered}`);
      const elementsById = new Map(
        everyElement(parseHtml(page)).map((element) => [element.getAttribute("id"), element]),
      );
      for (const name of names) expectMessage(elementsById, `${calculator.name}-${name}`);
      expectNoBrokenNumbers(page);
    }
  },
);

test("Commercial first shows the saving and payback of its example", async () => {
  const page = parseHtml(await textOf("/commercial"));
  const {
    "yearly-saving-low": low,
    "yearly-saving-high": high,
    "payback-low": paybackLow,
    "payback-high": paybackHigh,
  } = outputsOf(page);
  const [example] = elements(page, "dl", { id: "savings-example" });
  const [saving, years] = example ? elements(example, "dd").map(({ textContent }) => textContent) : [];
  expect(saving?.replaceAll(",", "")).toBe(`$${low}–${high}`);
  expect(years).toBe(`${paybackLow}–${paybackHigh} years`);
  expect(await textOf("/commercial?kw=40")).not.toContain("savings-example");
});

test.each([
  [
    "/residential?kw=8&battery=10&postcode=3350&bill=700&price=21000",
    "/your-price?kw=8&battery=10&postcode=3350&bill=700&cost=21000",
  ],
  ["/solar-batteries?night=14&kw=8&backup=fridge&hours=24", "/your-price?night=14&kw=8&backup=fridge&hours=24"],
  [
    "/rebates-and-finance?postcode=3350&kw=6.6&aircon=single&utm_source=x",
    "/your-price?postcode=3350&kw=6.6&aircon=split",
  ],
  [
    "/rebates-and-finance?kw=6.6&stcs=45&price=7900&basis=before",
    "/your-price?tab=quote&kw=6.6&certificates=45&price=7900&paid=before",
  ],
  ["/rebates-and-finance?kw=6.6&price=7900", "/your-price?tab=quote&kw=6.6&price=7900"],
  ["/rebates-and-finance?kw=6.6&stcs=45", "/your-price?tab=quote&kw=6.6&certificates=45"],
])(
  "%s, an address from before the calculators moved, redirects to the same house on Your price",
  async (oldAddress, newAddress) => {
    const response = await site.ask(oldAddress, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(newAddress);
    expect(await textOf(newAddress)).not.toContain('class="field-problem"');
  },
);

test("house fields that are only carried along, and campaign parameters, don't redirect", async () => {
  for (const query of ["?carried=&kw=8&postcode=3350", "?utm_source=mail"])
    expect((await site.ask(`/residential${query}`, { redirect: "manual" })).status).toBe(200);
});

test("each link to the form in an apartment building's answer has its query", async () => {
  const page = parseHtml(await textOf("/your-price?tab=apartments&apartments=12&lots=13"));
  const hrefs = elements(page, "main").flatMap(hrefsIn);
  const links = hrefs.filter((href) => href.startsWith("/contact")).map((href) => new URL(href, site.url));
  const estimates = links.map(({ searchParams }) => searchParams.get("estimate"));
  expect(estimates).toEqual(Array(3).fill("apartments?apartments=12&lots=13"));
});

test("the tab bar of Your price has each calculator's tab, and marks the one that is open", async () => {
  const tabs = calculators.filter(({ page }) => page === "/your-price").map(({ tab }) => tab);
  expect(tabs.length).toBeGreaterThan(1);
  for (const tab of tabs) {
    const address = tab ? `/your-price?tab=${tab}` : "/your-price";
    const [bar] = elements(parseHtml(await textOf(address)), "nav", { "aria-label": "Price tools" });
    const links = bar ? elements(bar, "a") : [];
    expect(links, address).toHaveLength(tabs.length);
    const openLinks = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(openLinks.map((link) => link.getAttribute("href"))).toEqual([address]);
  }
});

test("Hot water shows a house entered elsewhere, and links back with all of it", async () => {
  const house = "postcode=3550&kw=6.6&battery=13.5&bill=700";
  const page = parseHtml(await textOf(`/hot-water?${house}`));
  const line = elements(page, "p").find((paragraph) => lineOf(paragraph).startsWith("Your house:"));
  if (!line) throw new Error("the page doesn't say which house it shows");
  expect(lineOf(line).replaceAll("\u00a0", " ")).toBe("Your house: 3550, 6.6 kW, 13.5 kWh, $700 a quarter · change");
  expect(hrefsIn(line)).toEqual([`/your-price?${house}`]);
  expect(elements(line, "a", { "data-house": "" }), "which the script updates").toHaveLength(1);
  expect(await textOf("/hot-water")).not.toContain("Your house:");
});

test("the same query gets the same bytes, and another query its own", async () => {
  const ask = async (bill: number, method = "GET") => {
    const response = await site.ask(`/your-price?postcode=3550&kw=6.6&battery=13.5&bill=${bill}`, { method });
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.text();
  };
  const first = await ask(611);
  expect(await ask(611)).toBe(first);
  expect(await ask(611, "HEAD")).toBe("");
  expect(await ask(612)).not.toBe(first);
});

function urlOf({ page, tab }: Calculator): string {
  return `${page}?${tab ? `tab=${tab}&` : ""}`;
}

async function textOf(path: string): Promise<string> {
  const response = await site.ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Expects that the field is marked as invalid and described by a message beside it. */
function expectMessage(elementsById: Map<string | null, Element>, id: string): void {
  expect(elementsById.get(id)?.getAttribute("aria-describedby"), id).toContain(`${id}-problem`);
  expect(elementsById.get(`${id}-problem`)?.getAttribute("class"), id).toBe("field-problem");
}

/** Expects that a page has no broken numbers. */
function expectNoBrokenNumbers(page: string): void {
  const text = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  expect(text).not.toMatch(/\b(NaN|Infinity|undefined|null)\b/);
}

function outputsOf(page: Element): Record<string, string | null> {
  return Object.fromEntries(
    elements(page, "output").map((output) => [output.getAttribute("name"), output.getAttribute("data-value")]),
  );
}

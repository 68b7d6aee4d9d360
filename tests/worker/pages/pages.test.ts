import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { elements, everyElement, hrefsIn, parseHtml } from "#tests/unit/page-text.ts";

/** URLs without a page. */
const oddUrls: readonly [name: string, path: string][] = [
  ["an unknown path", "/nothing"],
  ["two slashes and a host", "//evil.example"],
  ["two slashes and dots", "//evil.example/%2e%2e"],
  ["a byte that isn't UTF-8", "/%ff"],
  ["backslashes", "/%5c%5cevil.example"],
  ["a null byte", "/%00"],
  ["an empty segment", "/a//b"],
  ["8,000 characters", `/${"a".repeat(8000)}`],
  ["an unknown path in capitals", "/NOTHING/"],
  ["an unknown article", "/blog/nothing"],
  ["a path below an article", "/blog/solar-recycling/more"],
];

const site = await sharedSite();

test("a known ETag, weak or strong, alone or in a list, gets a 304 without a body", async () => {
  await (await site.ask("/")).text();
  const tag = (await site.ask("/")).headers.get("etag") ?? "";
  for (const known of [tag, tag.replace("W/", ""), `"other", ${tag}`, "*"]) {
    const response = await site.ask("/", { headers: { "If-None-Match": known } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  }
  expect((await site.ask("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("fields that a page doesn't read don't affect its cache", async () => {
  for (const path of ["/", "/faq", "/contact", "/blog/insurance-warranty"]) {
    await (await site.ask(path)).text();
    const plainResponse = await site.ask(path);
    const markedResponse = await site.ask(`${path}?utm_source=paper&gclid=1`);
    expect(plainResponse.headers.get("etag"), path).toMatch(/^W\/"/);
    expect(markedResponse.headers.get("etag"), path).toBe(plainResponse.headers.get("etag"));
    expect(await markedResponse.text(), path).toBe(await plainResponse.text());
  }
});

test("a response to a field that the page reads isn't cached, and has no other field", async () => {
  const response = await site.ask("/your-price?kw=9.9&utm_source=paper");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  const text = await response.text();
  expect(text).toContain('value="9.9"');
  expect(text).not.toContain("utm_source");
});

test("every field that our forms and links send is read by the page there", async () => {
  const sentFields = new Set<string>();
  for (const path of pages.map(({ path }) => path)) {
    const page = parseHtml(await (await site.ask(path)).text());
    for (const href of hrefsIn(page).filter((href) => href.startsWith("/"))) {
      const { pathname, searchParams } = new URL(href, site.url);
      for (const field of searchParams.keys()) sentFields.add(`${pathname}?${field}`);
    }
    for (const form of elements(page, "form", { method: "get" })) {
      const { pathname } = new URL(form.getAttribute("action") ?? "", site.url);
      for (const field of everyElement(form).flatMap((element) => element.getAttribute("name") || []))
        sentFields.add(`${pathname}?${field}`);
    }
  }

  expect(sentFields.size).toBeGreaterThan(60);
  for (const field of sentFields) {
    const response = await site.ask(`${field}=x`);
    expect(response.status, field).toBe(200);
    expect(response.headers.get("etag"), field).toBeNull();
  }
});

test("no script keeps a page out of the back-forward cache", () => {
  const files = globSync("dist/client/assets/*.js");
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(readFileSync(file, "utf8"), file).not.toMatch(/(addEventListener\(|\bon)[`"']?unload\b/);
});

test.each(oddUrls)("%s is a 404 with the layout, without a redirect", async (_name, path) => {
  const response = await site.ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("location")).toBeNull();
  const page = await response.text();
  expect(page).toContain("Oops! Page not found");
  expect(page).toContain(business.phone.display);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain("evil.example");
});

test("an unknown URL suggests the three nearest pages; a program's file suggests none", async () => {
  const suggestedPaths = async (path: string) => {
    const page = parseHtml(await (await site.ask(path)).text());
    return elements(page, "section", { "aria-labelledby": "nearest" }).flatMap(hrefsIn);
  };
  expect(await suggestedPaths("/residental")).toEqual(["/residential", expect.any(String), expect.any(String)]);
  expect(await suggestedPaths("/hotwater-heat-pumps")).toContain("/hot-water");
  expect(await suggestedPaths("/wp-login.php")).toEqual([]);
});

test("the not-found page is logged without its path", async () => {
  // No other test asks for a path of seven unknown words.
  await site.ask(`${"/not%20here".repeat(7)}?secret=1`);
  const logText = (await site.logs()).join("\n");
  expect(logText).toMatch(/"event":"answer".*"route":"(\/:other){7}".*"status":404/);
  expect(logText).not.toMatch(/not(%20| )here|secret=1/);
});

test("a page from memory isn't logged", async () => {
  await (await site.ask("/")).text();
  const linesOfHome = async () => (await site.logs()).filter((line) => line.includes('"route":"/"'));
  const linesBefore = await linesOfHome();
  await site.ask("/");
  await site.ask("/?utm_source=paper");
  expect(await linesOfHome()).toEqual(linesBefore);
});

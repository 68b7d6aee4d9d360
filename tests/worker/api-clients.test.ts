import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { calculators } from "#app/estimators/index.ts";
import { moneyText } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { type Site, startSite } from "#tests/running-site/site.ts";
import { monday } from "#tests/settings.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import { hostileTexts, mark } from "#tests/worker/strangers.cases.ts";

const mondayDate = monday.slice(0, 10);
const dates = [monday, "2027-01-02T09:00", "2027-08-01T12:00"];
const houses = ["3000", "3350", "3550", "3875"].map((postcode) => ({ postcode, kw: 6.6, battery: 13.5 }));
const startOn = (date: string) => startSite({ date, vars: { SITE_URL: "http://127.0.0.1" } });
const site = await startOn(monday);
afterAll(() => site.stop());

const jsonHeaders = { Accept: "application/json" };
const answerSchema = z.object({
  date: z.string(),
  page: z.url(),
  notice: z.string(),
  outputs: z.record(z.string(), z.any()),
});

async function clientOf({ url }: { url: string }, mode: "legacy" | { pin: string } = { pin: "2026-07-28" }) {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", url)));
  return client;
}

test.each(dates)("on %s a house costs the same on the page, as Markdown, as JSON and by the tool", async (date) => {
  const datedSite = await startOn(date);
  onTestFinished(() => datedSite.stop());
  const client = await clientOf(datedSite);
  for (const house of houses) {
    const address = `/your-price?${new URLSearchParams(Object.entries(house).map(([name, value]) => [name, `${value}`]))}`;
    const page = parseHtml(await (await datedSite.ask(address)).text());
    const outputs = elements(page, "output").filter((output) => output.hasAttribute("data-value"));
    const price = outputs.find((output) => output.getAttribute("name") === "pay-assumed");
    const text = await (await datedSite.ask(address.replace("?", ".md?"))).text();
    expect(text).toContain(`- You pay about: **${price?.textContent}**`);
    const data = answerSchema.parse(await (await datedSite.ask(address, { headers: jsonHeaders })).json());
    const tool = answerSchema.parse((await client.callTool({ name: "price", arguments: house })).structuredContent);
    expect(tool).toEqual(data);
    expect(data.date).toBe(date.slice(0, 10));
    expect(Object.entries(data.outputs)).toEqual(
      outputs.map((output) => [output.getAttribute("name"), Number(output.getAttribute("data-value"))]),
    );
  }
  await client.close();
});

/** A call of each tool, and what its answer must contain. */
const calls: readonly [tool: string, given: Record<string, unknown>, holds: RegExp][] = [
  ["price", { postcode: "3350", kw: 8, battery: 10, backup: ["fridge", "lights"] }, /"pay-assumed":\d+/],
  ["plan", { system: "electric", postcode: "3550" }, /"plan-spent":\d+/],
  ["quote", { price: 7900, paid: "before", kw: 6.6, certificates: 45, postcode: "3121" }, /"verdict":"certificates"/],
  ["hot-water", { people: 4 }, /"hot-water-saving-low":\d+/],
  [
    "rebates",
    { postcode: "3350", kw: 6.6, battery: 0, date: "2027-02-01" },
    /"36 federal certificates for the panels"/,
  ],
  ["coverage", { place: "Ballarat" }, /"kind":"remote-regional"/],
  ["search", { query: "how long does a battery last" }, /"page":"http:\/\/127.0.0.1\/faq#how-long-it-lasts"/],
];

const protocolVersions = [
  ["an older version", "legacy"],
  ["the version of 28 July 2026", { pin: "2026-07-28" }],
] as const;

test.each(protocolVersions)(
  "with %s of the protocol the official client lists and calls every tool",
  async (_version, mode) => {
    const client = await clientOf(site, mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(calls.map(([name]) => name).sort());
    for (const [name, given, holds] of calls) {
      const result = await client.callTool({ name, arguments: given });
      expect(result.isError, name).toBe(false);
      const text = JSON.stringify(result.structuredContent);
      expect(text).toMatch(holds);
      expect(text).toContain(`"date":"${mondayDate}"`);
      expect(result.content).toEqual([{ type: "text", text }]);
    }
    await client.close();
  },
);

test.each(protocolVersions)(
  "with %s every tool is described, only reads, and takes no unknown argument, and their list is short",
  async (_version, mode) => {
    const client = await clientOf(site, mode);
    const { tools } = await client.listTools();
    await client.close();
    expect(tools).not.toEqual([]);
    for (const { name, description, annotations, inputSchema } of tools) {
      expect(description?.length, name).toBeGreaterThan(50);
      expect(annotations?.readOnlyHint, name).toBe(true);
      expect(inputSchema.additionalProperties, name).toBe(false);
      for (const [field, unit] of Object.entries({ kw: "kW", night: "kWh", rate: "c/kWh" }))
        if (inputSchema.properties?.[field])
          expect(inputSchema.properties[field]).toMatchObject({ description: expect.stringContaining(`. ${unit}. `) });
    }
    // An assistant reads the whole list before its first call: some five thousand tokens.
    expect(JSON.stringify(tools).length).toBeLessThan(20_000);
  },
);

test("each calculator answers JSON with lists of lines and assumptions, and links onwards", async () => {
  for (const { name, title, page, tab } of calculators) {
    const address = tab ? `${page}?tab=${tab}` : page;
    const data = await (await site.ask(address, { headers: jsonHeaders })).json();
    const expected = { title, date: mondayDate, lines: expect.any(Array), assumptions: expect.any(Array) };
    expect(data).toMatchObject({ ...expected, notice: expect.stringContaining("not a quote") });
    expect(JSON.stringify(data)).toContain(`/contact?estimate=${name}%3F`);
  }
  const price = await (await site.ask("/your-price?kw=8", { headers: jsonHeaders })).json();
  const assumption = { field: "stc", text: `A certificate is worth ${moneyText(certificatePrice.assumed)}.` };
  expect(JSON.stringify(price)).toContain(JSON.stringify(assumption));
});

test("if a calculator can't use a field, its JSON names that field", async () => {
  for (const { name, page, tab, fields } of calculators) {
    const [firstField = ""] = Object.keys(fields);
    const query = new URLSearchParams({ ...(tab && { tab }), [firstField]: "<b>6</b>" });
    const response = await site.ask(`${page}?${query}`, { headers: jsonHeaders });
    expect(response.status, name).toBe(422);
    expect(await response.json()).toEqual({ error: expect.any(String), fields: { [firstField]: expect.any(String) } });
  }
});

test("the catalog and the OpenAPI description name every calculator", async () => {
  const catalog = JSON.stringify(await (await site.ask("/.well-known/api-catalog")).json());
  const description = z
    .object({ openapi: z.literal("3.1.0"), paths: z.record(z.string(), z.any()) })
    .parse(await (await site.ask("/openapi.json")).json());
  for (const { page, tab, fields } of calculators) {
    expect(catalog).toContain(`"anchor":"http://127.0.0.1${page}${tab ? `?tab=${tab}` : ""}"`);
    const names = description.paths[page].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
  }
  expect((await site.ask("/")).headers.get("link")).toContain('</.well-known/api-catalog>; rel="api-catalog"');
});

const metaOf = (version: string) => ({
  "io.modelcontextprotocol/protocolVersion": version,
  "io.modelcontextprotocol/clientCapabilities": {},
});

function post(message: unknown, headers: Record<string, string> = {}, toSite: Site = site): Promise<Response> {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  return toSite.ask("/mcp", { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
}

const rpcMessage = (method: string, params: object = {}, version = "2026-07-28") => ({
  ...{ jsonrpc: "2.0", id: 1, method },
  params: { _meta: metaOf(version), ...params },
});
const headersFor = (method: string, version = "2026-07-28") => ({
  "MCP-Protocol-Version": version,
  "Mcp-Method": method,
});

// The codes are those of JSON-RPC: -32700 for what can't be parsed, -32600 for what isn't a request, -32601 for an unknown method,
// -32602 for wrong parameters; and the protocol's own: -32020 for headers that contradict the body, -32022 for an unknown version.
test.each([
  ["a body that isn't JSON", "{", {}, 400, -32700],
  ["a batch", [rpcMessage("tools/list")], headersFor("tools/list"), 400, -32600],
  ["JSON that isn't a request", { hello: 1 }, {}, 400, -32600],
  ["an invalid id", { ...rpcMessage("tools/list"), id: null }, headersFor("tools/list"), 400, -32600],
  [
    "a request of more than 64 KB",
    rpcMessage("tools/list", { pad: "x".repeat(65_536) }),
    headersFor("tools/list"),
    413,
    -32600,
  ],
  [
    "an unknown version",
    rpcMessage("tools/list", {}, "1900-01-01"),
    headersFor("tools/list", "1900-01-01"),
    400,
    -32022,
  ],
  ["a request without a version", { jsonrpc: "2.0", id: 1, method: "tools/list" }, {}, 400, -32602],
  ["a header that contradicts the body", rpcMessage("tools/list"), headersFor("tools/call"), 400, -32020],
  ["a request without headers", rpcMessage("tools/list"), {}, 400, -32020],
  ["an unknown method", rpcMessage("tools/eat"), headersFor("tools/eat"), 404, -32601],
  ["a call without a tool's name", rpcMessage("tools/call"), headersFor("tools/call"), 400, -32602],
  [
    "an unknown tool",
    rpcMessage("tools/call", { name: "x" }),
    { ...headersFor("tools/call"), "Mcp-Name": "x" },
    400,
    -32602,
  ],
])("%s is refused in a sentence", async (_, message, headers, status, code) => {
  const response = await post(message, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    jsonrpc: "2.0",
    error: { code, message: expect.stringMatching(/\w+ \w+/) },
  });
});

test("the refusal of a body that isn't JSON says what is wrong, and where", async () => {
  const response = await post('{"jsonrpc": "2.0", "id": 1,}', {});
  expect(await response.text()).toContain("in JSON at position 27");
});

test("the answer to a call with an unknown tool or argument names those that exist", async () => {
  const answerTo = async (name: string, given: object) => {
    const response = await post(rpcMessage("tools/call", { name, arguments: given }), {
      ...headersFor("tools/call"),
      "Mcp-Name": name,
    });
    return response.text();
  };
  expect(await answerTo("prices", {})).toMatch(/params\.name must be one of price, .*, search\./);
  expect(await answerTo("coverage", { town: "Ballarat" })).toContain(
    JSON.stringify('This tool has no argument "town". It has: place.').slice(1, -1),
  );
});

test("hostile arguments get an answer without broken numbers, and aren't logged", async () => {
  const values = [...hostileTexts, -1, 1e21, true, null, [], [[1], 2], { toString: 1 }, "9".repeat(10_000), ["x", "x"]];
  const withPrototype = Object.fromEntries([["__proto__", 1]]);
  for (const [name] of calls)
    for (const given of [
      withPrototype,
      ...values.map((value) =>
        Object.fromEntries([
          [name === "search" ? "query" : name === "coverage" ? "place" : "postcode", value],
          ["kw", value],
        ]),
      ),
    ]) {
      const response = await post(rpcMessage("tools/call", { name, arguments: given }), {
        ...headersFor("tools/call"),
        "Mcp-Name": name,
      });
      expect(response.status, `${name} ${JSON.stringify(given)}`).toBe(200);
      expect(await response.text()).not.toMatch(/NaN|Infinity|\[object/);
    }
  expect((await site.logs()).join("")).not.toContain(mark);
});

test("a notification gets an empty response", async () => {
  const response = await post({ jsonrpc: "2.0", method: "notifications/initialized" });
  expect(response.status).toBe(202);
  expect(await response.text()).toBe("");
});

test("any site may call the tools, without credentials, and a session is ignored", async () => {
  const otherHeaders = { "Mcp-Session-Id": "x", Origin: "https://other.example" };
  const { status, headers } = await post(rpcMessage("tools/list"), { ...headersFor("tools/list"), ...otherHeaders });
  expect(status).toBe(200);
  expect(headers.get("mcp-session-id")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
});

const listTools = (toSite: Site) => post(rpcMessage("tools/list"), headersFor("tools/list"), toSite);

test("the tools have a rate limit of their own", async () => {
  const limitedSite = await startSite({ limit: 2 });
  onTestFinished(() => limitedSite.stop());
  expect((await listTools(limitedSite)).status).toBe(200);
  // The limiter counts by the minute, and a new minute may begin meanwhile.
  const status = async () => (await listTools(limitedSite)).status;
  await expect.poll(status, { message: "the status once the limit is used up" }).toBe(429);
  expect((await limitedSite.ask("/hot-water?people=4", { headers: jsonHeaders })).status).toBe(200);
});

test("if the owner has switched the tools off, they aren't found, and the catalog doesn't name them", async () => {
  const siteWithoutTools = await startSite({ vars: { MCP: "off" } });
  onTestFinished(() => siteWithoutTools.stop());
  expect((await listTools(siteWithoutTools)).status).toBe(404);
  const [catalog, catalogWithoutTools] = await Promise.all(
    [site, siteWithoutTools].map((each) => each.ask("/.well-known/api-catalog")),
  );
  expect(await catalog?.text()).toContain("/mcp");
  expect(await catalogWithoutTools?.text()).not.toContain("/mcp");
  const tag = catalogWithoutTools?.headers.get("etag");
  expect(tag, "a client that has the other catalog is told").not.toBe(catalog?.headers.get("etag"));
});

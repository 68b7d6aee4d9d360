import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { startMaps } from "#tests/running-site/maps-service.ts";
import { placesRoutes } from "#worker/places/routes.ts";

const session = crypto.randomUUID();
const maps = await startMaps();
afterAll(() => maps.stop());
beforeEach(() => {
  maps.setMode("answers");
  maps.requests.length = 0;
});

test("addresses that the maps service suggests are passed on", async () => {
  expect(await places().suggest("q=12+Smith+St+Bru")).toEqual({
    status: 200,
    body: {
      suggestions: [
        { id: "ChIJ-smith_12", text: "12 Smith Street", detail: "Brunswick VIC, Australia" },
        { id: "EikxMiBTbWl0aA", text: "12 Smithfield Lane", detail: "" },
      ],
    },
  });
});

test("the maps service is asked only for Australian addresses near Victoria, in a session", async () => {
  await places().suggest(`q=12+Smith+St+Bru&session=${session}`);
  expect(maps.requests[0]?.body).toEqual({
    input: "12 Smith St Bru",
    sessionToken: session,
    includedRegionCodes: ["au"],
    regionCode: "au",
    languageCode: "en-AU",
    includedPrimaryTypes: ["street_address", "premise", "subpremise"],
    locationBias: {
      rectangle: { low: { latitude: -39.25, longitude: 140.9 }, high: { latitude: -33.95, longitude: 150.05 } },
    },
  });
});

test("the maps service is asked with our key, and only for the fields we show", async () => {
  await places().suggest("q=12+Smith+St+Bru");
  expect(maps.requests[0]).toMatchObject({
    method: "POST",
    path: "/v1/places:autocomplete",
    headers: {
      "x-goog-api-key": "test-key",
      "x-goog-fieldmask":
        "suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.structuredFormat.secondaryText.text",
    },
  });
});

test("a chosen address is looked up in the same session and returned in eight fields", async () => {
  const { body } = await places().details("ChIJ-smith_12", `session=${session}`);
  expect(body).toEqual({
    address: {
      full_address: "12 Smith St, Brunswick VIC 3056, Australia",
      street: "12 Smith Street",
      city: "Brunswick",
      state: "VIC",
      postal_code: "3056",
      country: "Australia",
      lat: -37.7667,
      lng: 144.9606,
    },
  });
  expect(maps.requests[0]).toMatchObject({
    path: "/v1/places/ChIJ-smith_12",
    query: { sessionToken: session, languageCode: "en-AU", regionCode: "au" },
    headers: { "x-goog-fieldmask": "formattedAddress,addressComponents,location" },
  });
});

test("a unit comes before its street number", async () => {
  expect((await places().details("unit")).body.address?.street).toBe("3/12 Smith Street");
});

test.each([
  ["without an address", "bare"],
  ["that the maps service no longer knows", "gone"],
])("a place %s has no address", async (_, id) => {
  expect(await places().details(id)).toEqual({ status: 200, body: { address: null } });
});

test("without a key no addresses are suggested, and the maps service isn't called", async () => {
  const { body } = await places({ placesKey: undefined }).suggest("q=12+Smith+St,+Bru");
  expect(body).toEqual({ suggestions: [], off: true });
  expect(maps.requests).toEqual([]);
});

test.each(["test-key", undefined])(
  "with the key %s suburbs are suggested without the maps service",
  async (placesKey) => {
    const suburbs = suburbsFrom(places({ placesKey }));
    expect((await suburbs("q=Brunsw"))[0]).toBe("Brunswick VIC 3056");
    expect(maps.requests).toEqual([]);
  },
);

test.each([
  ["postcode", "3228", "Torquay VIC 3228"],
  ["misspelt name", "Bendgo", "Bendigo VIC 3550"],
])("a suburb is suggested for its %s, %s", async (_, typed, suburb) => {
  expect(await suburbsFrom(places())(`q=${typed}`)).toContain(suburb);
});

test("the beginning of a postcode suggests its suburbs", async () => {
  expect((await suburbsFrom(places())("q=305"))[0]).toContain("VIC 305");
});

test("at most five suburbs are suggested", async () => {
  expect(await suburbsFrom(places())("q=Bru")).toHaveLength(5);
});

test.each(["q=12+Swan+Street", ""])("no suburb is suggested for ?%s", async (query) => {
  expect(await suburbsFrom(places())(query)).toEqual([]);
});

test.each(["answers 503", "answers with HTML", "hangs", "stops halfway", "finds nothing"] as const)(
  "if the maps service %s, nothing is suggested, and there is no error",
  async (mode) => {
    maps.setMode(mode);
    expect(await places().suggest("q=12+Smith+St+Bru")).toEqual({ status: 200, body: { suggestions: [] } });
  },
);

test("a call of the maps service is given up after at most two seconds", async () => {
  using deadline = vi.spyOn(AbortSignal, "timeout");
  maps.setMode("hangs");
  await places().suggest("q=12+Smith+St+Bru");
  expect(deadline).toHaveBeenCalledOnce();
  expect(deadline.mock.lastCall?.[0]).toBeLessThanOrEqual(2000);
});

test("a maps service that failed is left alone for half a minute, then called again", async () => {
  let nowMs = 0;
  const { suggest } = places({ now: () => new Date(nowMs) });
  maps.setMode("answers 503");
  await suggest("q=12+Smith+St+Bru");
  maps.setMode("answers");
  nowMs = 29_999;
  expect((await suggest("q=12+Smith+St+Brun")).body.suggestions).toEqual([]);
  expect(maps.requests).toHaveLength(1);
  nowMs = 30_000;
  expect((await suggest("q=12+Smith+St+Bruns")).body.suggestions).toHaveLength(2);
});

test("a refused request is logged, and doesn't end the suggestions", async () => {
  const { suggest, logged } = places();
  maps.setMode("refuses the request");
  expect((await suggest("q=12+Smith+St+Bru")).body.suggestions).toEqual([]);
  expect(logged).toMatchObject([{ event: "places-failed", message: "the maps service answered 400" }]);
  maps.setMode("answers");
  expect((await suggest("q=12+Smith+St+Brun")).body.suggestions).toHaveLength(2);
});

test("a place that isn't found doesn't end the suggestions", async () => {
  const { suggest, details } = places();
  expect((await details("ChIJ-that-moved")).body.address).toBeNull();
  expect((await suggest("q=12+Smith+St+Bru")).body.suggestions).toHaveLength(2);
});

test("an error that one network gets doesn't end the suggestions for others", async () => {
  const { ask, suggest } = places();
  maps.setMode("answers 503");
  await ask("/places?q=12+Smith+St+Bru", { headers: { "CF-Connecting-IP": "203.0.113.9" } });
  maps.setMode("answers");
  expect((await suggest("q=12+Smith+St+Brun")).body.suggestions).toHaveLength(2);
});

test("a wrong key suggests nothing, and its log line names no address", async () => {
  const { suggest, logged } = places({ placesKey: "wrong" });
  expect((await suggest("q=99+Secret+St+Bru")).body.suggestions).toEqual([]);
  expect(logged).toEqual([
    { event: "places-failed", kind: "Error", message: "the maps service answered 400", at: expect.any(String) },
  ]);
});

test("a refusal is logged by its status, even if its body never ends", async () => {
  const { suggest, logged } = places();
  maps.setMode("answers 503 and stops halfway");
  await suggest("q=12+Smith+St+Bru");
  expect(logged).toMatchObject([{ event: "places-failed", message: "the maps service answered 503" }]);
});

test("the maps service isn't called for fewer than three letters", async () => {
  const { suggest } = places();
  expect((await suggest("q=ab")).body).toEqual({ suggestions: [] });
  expect(maps.requests).toEqual([]);
  await suggest("q=abc");
  expect(maps.requests).toMatchObject([{ body: { input: "abc" } }]);
});

test("the maps service gets at most 200 letters", async () => {
  await places().suggest(`q=${"a".repeat(10_000)}`);
  expect(maps.requests).toMatchObject([{ body: { input: "a".repeat(200) } }]);
});

test.each(["x".repeat(37), "a b", "a/../b", "%00", ""])("the invalid session “%s” isn't passed on", async (session) => {
  await places().suggest(`q=12+Smith+St&session=${encodeURIComponent(session)}`);
  expect(maps.requests).toHaveLength(1);
  expect(maps.requests[0]?.body).not.toHaveProperty("sessionToken");
});

test.each([
  ["is empty", ""],
  ["has only zero bytes", "q=%00%00%00%00"],
  ["isn't UTF-8", "q=%ff%fe%fd%fc"],
  ["has a thousand invisible characters", `q=${"%E2%80%8B".repeat(1000)}`],
  ["is a list", "q[]=1&q[]=2"],
])("a query that %s isn't an error", async (_, query) => {
  expect((await places().suggest(query)).status).toBe(200);
});

test.each([
  ["climbs out of its folder", "..%2f..%2fetc%2fpasswd"],
  ["is a zero byte", "%00"],
  ["has 5,000 letters", "a".repeat(5000)],
  ["is another call", "places:autocomplete"],
])("an id that %s finds no address, and calls nothing else", async (_, id) => {
  const { status, body } = await places().details(id);
  expect(status).toBeLessThan(500);
  expect(body.address).toBeNull();
  for (const { path } of maps.requests) expect(path).toMatch(/^\/v1\/places\/[\w.-]+$/);
});

test("coverage answers for a typed place", async () => {
  const response = await places().ask("/coverage?place=Torquay");
  expect(await response.json()).toMatchObject({ kind: "place", place: { coverage: { kind: "near-regional" } } });
});

test("coverage says if nothing was typed", async () => {
  expect(await (await places().ask("/coverage")).json()).toEqual({ kind: "nothing-typed" });
});

const paths = ["/places?q=Brunswick", "/places/x", "/suburbs?q=Brunswick", "/coverage?place=Brunswick"];

test.each(paths)("%s refuses other sites", async (path) => {
  expect((await places().ask(path, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
});

test.each(paths)("%s refuses a network over the limit for a minute", async (path) => {
  const { status, headers } = await places({ limit: { limit: async () => ({ success: false }) } }).ask(path);
  expect(status).toBe(429);
  expect(headers.get("Retry-After")).toBe("60");
});

/** The routes about places, with the maps service of these tests. */
function places(overrides: Partial<Parameters<typeof placesRoutes>[0]> = {}) {
  const logged: unknown[] = [];
  const routes = placesRoutes({
    placesKey: "test-key",
    placesUrl: maps.url,
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    log: (line) => logged.push(line),
    limit: { limit: async () => ({ success: true }) },
    ...overrides,
  });
  const ask = async (path: string, init?: RequestInit) => routes.request(path, init);
  return {
    logged,
    ask,
    suggest: async (query: string) => readJson<{ suggestions: PlaceSuggestion[] }>(await ask(`/places?${query}`)),
    details: async (id: string, query = "") =>
      readJson<{ address: PlaceAddress | null }>(await ask(`/places/${id}?${query}`)),
  };
}

/** A function that returns the suburbs suggested for a query, as text. */
function suburbsFrom({ ask }: ReturnType<typeof places>) {
  return async (query: string): Promise<string[]> => {
    const { body } = await readJson<{ suggestions: PlaceSuggestion[] }>(await ask(`/suburbs?${query}`));
    return body.suggestions.map(({ text, detail }) => `${text} ${detail}`);
  };
}

async function readJson<Body>(response: Response): Promise<{ status: number; body: Body }> {
  return { status: response.status, body: (await response.json()) as Body };
}

import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";
import { startMaps } from "#tests/running-site/maps-service.ts";
import { placesRoutes } from "#worker/places/routes.ts";

const session = crypto.randomUUID();
const maps = await startMaps();
afterAll(() => maps.stop());
beforeEach(() => {
  maps.behaves("answers");
  maps.requests.length = 0;
});

test("the maps service is asked only for Australian addresses, in a session, and for the fields we show", async () => {
  const { status, body } = await places().suggest(`q=12+Smith+St+Bru&session=${session}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    suggestions: [
      { id: "ChIJ-smith_12", text: "12 Smith Street", detail: "Brunswick VIC, Australia" },
      { id: "EikxMiBTbWl0aA", text: "12 Smithfield Lane", detail: "" },
    ],
  });
  const [request] = maps.requests;
  expect(request?.body).toEqual({
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
  expect(request).toMatchObject({
    method: "POST",
    path: "/v1/places:autocomplete",
    headers: {
      "x-goog-api-key": "test-key",
      "x-goog-fieldmask":
        "suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat.mainText.text,suggestions.placePrediction.structuredFormat.secondaryText.text",
    },
  });
});

test("a chosen address closes the session and comes in eight fields", async () => {
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

test("a unit comes before its street number, and a place without an address is ignored", async () => {
  const { details } = places();
  expect((await details("unit")).body.address?.street).toBe("3/12 Smith Street");
  expect(await details("bare")).toEqual({ status: 200, body: { address: null } });
  expect(await details("gone")).toEqual({ status: 200, body: { address: null } });
});

test("without a key no addresses are suggested, and the maps service isn't called", async () => {
  const { body } = await places({ placesKey: undefined }).suggest("q=12+Smith+St,+Bru");
  expect(body).toEqual({ suggestions: [], off: true });
  expect(maps.requests).toEqual([]);
});

test("suburbs are suggested by name and by postcode, with or without a key", async () => {
  for (const placesKey of ["test-key", undefined]) {
    const { ask } = places({ placesKey });
    const suburbs = async (query: string) => {
      const { suggestions } = (await (await ask(`/suburbs?${query}`)).json()) as { suggestions: PlaceSuggestion[] };
      return suggestions.map(({ text, detail }) => `${text} ${detail}`);
    };
    expect((await suburbs("q=Brunsw"))[0]).toBe("Brunswick VIC 3056");
    expect(await suburbs("q=3228")).toContain("Torquay VIC 3228");
    expect((await suburbs("q=305"))[0]).toContain("VIC 305");
    expect(await suburbs("q=Bru")).toHaveLength(5);
    expect((await suburbs("q=Bendgo"))[0]).toBe("Bendigo VIC 3550");
    expect(await suburbs("q=12+Swan+Street")).toEqual([]);
    expect(await suburbs("")).toEqual([]);
  }
  expect(maps.requests).toEqual([]);
});

test.each(["errs", "babbles", "hangs", "stalls", "finds nothing"] as const)(
  "when the maps service %s, the answer comes within two seconds without suggestions",
  async (mood) => {
    maps.behaves(mood);
    using deadline = vi.spyOn(AbortSignal, "timeout");
    expect(await places().suggest("q=12+Smith+St+Bru")).toEqual({ status: 200, body: { suggestions: [] } });
    expect(deadline).toHaveBeenCalledOnce();
    expect(deadline.mock.lastCall?.[0]).toBeLessThanOrEqual(2000);
  },
);

test("a maps service that failed is left alone for half a minute, then called again", async () => {
  let time = 0;
  const { suggest } = places({ now: () => new Date(time) });
  maps.behaves("errs");
  await suggest("q=12+Smith+St+Bru");
  maps.behaves("answers");
  time = 29_999;
  expect((await suggest("q=12+Smith+St+Brun")).body.suggestions).toEqual([]);
  expect(maps.requests).toHaveLength(1);
  time = 30_000;
  expect((await suggest("q=12+Smith+St+Bruns")).body.suggestions).toHaveLength(2);
});

test("one failed or refused lookup doesn't end the suggestions for others", async () => {
  const { ask, suggest, details } = places();
  maps.behaves("refuses");
  expect((await suggest("q=12+Smith+St+Bru")).body.suggestions).toEqual([]);
  maps.behaves("answers");
  expect((await suggest("q=12+Smith+St+Brun")).body.suggestions).toHaveLength(2);
  expect((await details("ChIJ-that-moved")).body.address).toBeNull();
  expect((await suggest("q=12+Smith+St+Brunsw")).body.suggestions).toHaveLength(2);
  maps.behaves("errs");
  await ask("/places?q=12+Smith+St+Bru", { headers: { "CF-Connecting-IP": "203.0.113.9" } });
  maps.behaves("answers");
  expect((await suggest("q=12+Smith+St+Bruns")).body.suggestions).toHaveLength(2);
});

test("a wrong key suggests nothing, and its log line names no address", async () => {
  const { suggest, logged } = places({ placesKey: "wrong" });
  expect((await suggest("q=99+Secret+St+Bru")).body.suggestions).toEqual([]);
  expect(logged).toEqual([
    { event: "places-failed", kind: "Error", message: "the maps service answered 403", at: expect.any(String) },
  ]);
});

test("the maps service isn't called below three letters, and gets at most 200", async () => {
  const { suggest } = places();
  expect((await suggest("q=ab")).body).toEqual({ suggestions: [] });
  expect(maps.requests).toEqual([]);
  for (const typed of ["abc", "a".repeat(10_000)]) await suggest(`q=${typed}`);
  expect(maps.requests.map(({ body }) => body)).toMatchObject([{ input: "abc" }, { input: "a".repeat(200) }]);
});

test("an invalid session isn't passed on, an invalid query or id is no error, and no id becomes a path", async () => {
  const { suggest, details } = places();
  for (const session of ["x".repeat(37), "a b", "a/../b", "%00", ""])
    await suggest(`q=12+Smith+St&session=${encodeURIComponent(session)}`);
  for (const { body } of maps.requests.splice(0)) expect(body).not.toHaveProperty("sessionToken");
  for (const query of ["", "q=%00%00%00%00", "q=%ff%fe%fd%fc", `q=${"%E2%80%8B".repeat(1000)}`, "q[]=1&q[]=2"])
    expect((await suggest(query)).status, query).toBe(200);
  maps.requests.length = 0;
  for (const id of ["..%2f..%2fetc%2fpasswd", "%00", "a".repeat(5000), "places:autocomplete"]) {
    const { status, body } = await details(id);
    expect(status, id).toBeLessThan(500);
    expect(body.address).toBeNull();
  }
  for (const { path } of maps.requests) expect(path).toMatch(/^\/v1\/places\/[\w.-]+$/);
});

test("coverage answers for a typed place", async () => {
  const response = await places().ask("/coverage?place=Torquay");
  expect(await response.json()).toMatchObject({ kind: "place", place: { coverage: { kind: "near-regional" } } });
  expect(await (await places().ask("/coverage")).json()).toEqual({ kind: "nothing-typed" });
});

test("other sites are refused, and callers are rate-limited", async () => {
  for (const path of ["/places?q=Brunswick", "/places/x", "/suburbs?q=Brunswick", "/coverage?place=Brunswick"]) {
    const foreign = await places().ask(path, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(foreign.status).toBe(403);
    const hasty = await places({ limit: { limit: async () => ({ success: false }) } }).ask(path);
    expect(hasty.status).toBe(429);
    expect(hasty.headers.get("Retry-After")).toBe("60");
  }
});

function places(some: Partial<Parameters<typeof placesRoutes>[0]> = {}) {
  const logged: unknown[] = [];
  const routes = placesRoutes({
    placesKey: "test-key",
    placesUrl: maps.url,
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    log: (line) => logged.push(line),
    limit: { limit: async () => ({ success: true }) },
    ...some,
  });
  const ask = (path: string, init?: RequestInit) => Promise.resolve(routes.request(path, init));
  return {
    logged,
    ask,
    suggest: (query: string) => answer<{ suggestions: PlaceSuggestion[] }>(ask(`/places?${query}`)),
    details: (id: string, query = "") => answer<{ address: PlaceAddress | null }>(ask(`/places/${id}?${query}`)),
  };
}

async function answer<Body>(response: Promise<Response>): Promise<{ status: number; body: Body }> {
  const { status, json } = await response.then((some) => ({ status: some.status, json: () => some.json() }));
  return { status, body: (await json()) as Body };
}

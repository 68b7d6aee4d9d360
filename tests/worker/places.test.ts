import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { workerModules } from "#tools/local/built-worker.ts";
import { sharedSite } from "../site/lead-site.ts";
import { startMaps } from "../site/maps-stand-in.ts";
import { cpuOf, runtimeProcesses } from "../site/processes.ts";
import { type Site, startSite } from "../site/site.ts";
import { judged } from "../unit/places/judged.ts";

let maps: Awaited<ReturnType<typeof startMaps>>;
const keyless = await sharedSite();
let keyed: Site;
beforeAll(async () => {
  maps = await startMaps();
  keyed = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
});
beforeEach(() => maps.behaves("answers"));
afterAll(() => Promise.all([keyed.stop(), maps.stop()]));

test("addresses come from the maps service and only from it; suburbs from our own list", async () => {
  const typed = "12 Smith St Bru";
  expect((await suggestions(keyed, typed)).suggestions[0]).toMatchObject({ text: "12 Smith Street" });
  expect((await suggestions(keyless, typed)).suggestions).toEqual([]);
  const suburbs = (await (await keyless.ask("/api/suburbs?q=Brunsw")).json()) as Suggestions;
  expect(suburbs.suggestions[0]).toMatchObject({ text: "Brunswick", detail: "VIC 3056" });
});

test("a maps service that hangs costs a second and a half once, not at every letter", async () => {
  maps.behaves("hangs");
  const slow = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
  const asked = maps.requests.length;
  const started = performance.now();
  expect((await suggestions(slow, "12 Smith St Bru")).suggestions).toEqual([]);
  expect(performance.now() - started).toBeGreaterThan(1400);
  expect((await suggestions(slow, "12 Smith St Brun")).suggestions).toEqual([]);
  expect(maps.requests).toHaveLength(asked + 1);
  await slow.stop();
});

test("answers are kept by nobody, and no typed address is in the log", async () => {
  const answer = await keyed.ask("/api/places?q=77+Wagtail+Way+Brunswick");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { suggestions } = (await answer.json()) as Suggestions;
  await keyed.ask(`/api/places/${suggestions[0]?.id}`, { headers: { "Sec-Fetch-Site": "cross-site" } });
  await keyed.ask(`/api/places/${suggestions[0]?.id}x`);
  await keyed.ask("/api/coverage?place=Wagtail+Way");
  await keyed.ask("/api/suburbs?q=Wagtail+Way");
  const logs = (await keyed.logs()).join("\n");
  expect(logs).toContain('"route":"/api/places/:other"');
  expect(logs).not.toContain("agtail");
  expect(logs).not.toContain(suggestions[0]?.id);
});

test("a caller who asks too often is told when to come back; typing goes on without", async () => {
  const strict = await startSite({ limit: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => strict.ask("/api/places?q=Brunswick")));
  expect(answers.map(({ status }) => status)).toContain(429);
  expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("60");
  await strict.stop();
});

test("the localities are a text that no isolate compiles and the Worker's start does not read, within 50 KB compressed", () => {
  const modules = builtModules();
  const holding = modules.filter(({ text }) => text.includes("Warrnambool,-38"));
  expect(holding.map(({ type }) => type)).toEqual(["Text"]);
  expect(gzipSync(holding[0]?.text ?? "").length).toBeLessThan(50 * 1024);
  const loadedAtStart = reachable(modules, "index.js");
  expect(loadedAtStart).toContain("index.js");
  expect(loadedAtStart).not.toContain(holding[0]?.name);
});

test("reading the place of an address takes at most 5 ms more of the Worker's CPU than an empty answer", async () => {
  await keyless.ask("/api/coverage?place=Brunswick");
  const empty = await cpuPerAnswer(() => keyless.ask("/api/coverage?place="));
  const full = await cpuPerAnswer((typed) => keyless.ask(`/api/coverage?${new URLSearchParams({ place: typed })}`));
  expect(full - empty).toBeLessThanOrEqual(5);
});

interface Suggestions {
  suggestions: { id: string; text: string; detail: string }[];
}

async function suggestions(site: Pick<Site, "ask">, typed: string): Promise<Suggestions> {
  return (await (
    await site.ask(`/api/places?${new URLSearchParams({ q: typed, session: "a-session" })}`)
  ).json()) as Suggestions;
}

/** Milliseconds on a processor, over everything that was judged: a busy machine takes longer, but no more of these. */
async function cpuPerAnswer(answer: (typed: string) => Promise<unknown>): Promise<number> {
  const before = cpuOfRuntimes();
  for (const [typed] of judged) await answer(typed);
  return (cpuOfRuntimes() - before) / 1000 / judged.length;
}

function cpuOfRuntimes(): number {
  return runtimeProcesses().reduce((sum, pid) => sum + cpuOf(pid), 0);
}

function builtModules() {
  const folder = join(import.meta.dirname, "../../dist/worker");
  return workerModules(folder).map((module) => ({ ...module, text: readFileSync(join(folder, module.name), "utf8") }));
}

/** What a module imports statically, and what that imports. */
function reachable(modules: { name: string; text: string }[], from: string): string[] {
  const found = new Set([from]);
  for (const name of found) {
    const text = modules.find((module) => module.name === name)?.text ?? "";
    for (const [, path = ""] of text.matchAll(
      /(?:^|[;\n}])\s*(?:import|export)\b[^;"'()]*["']([^"']+\.(?:js|txt))["']/g,
    ))
      found.add(join(name, "..", path));
  }
  return [...found];
}

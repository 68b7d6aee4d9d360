import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { hasAccess } from "#worker/leads/desk/access.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { createLeads } from "#worker/leads/leads.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { leadNamed, Simulation } from "./inbox/simulation.ts";

const teamName = "wattlebird";
const audience = "the-audience";
const ourKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKeys = { keys: [{ ...ourKeys.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] };

function tokenOf(claims: object, { kid = "one", alg = "RS256", key = ourKeys.privateKey } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg, kid })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function validClaims(changes: object = {}) {
  const seconds = Date.now() / 1000;
  const issuedAt = {
    iss: "https://wattlebird.cloudflareaccess.com",
    aud: [audience],
    exp: seconds + 600,
    nbf: seconds - 10,
  };
  return { ...issuedAt, ...changes };
}

let keysResponse = () => Response.json(publicKeys);
const fetchKeys = vi.fn(async (_url: string) => keysResponse());
beforeEach(() => {
  keysResponse = () => Response.json(publicKeys);
  fetchKeys.mockClear();
  vi.stubGlobal("fetch", fetchKeys);
});

function isAllowed(token?: string, settings = { team: teamName, audience }): Promise<boolean> {
  const headers: Record<string, string> = token === undefined ? {} : { "Cf-Access-Jwt-Assertion": token };
  return hasAccess(new Request("https://site.example/office", { headers }), settings);
}

test("a current, correctly signed token for our team and application is accepted", async () => {
  expect(await isAllowed(tokenOf(validClaims()))).toBe(true);
  expect(await isAllowed(tokenOf(validClaims({ aud: audience })))).toBe(true);
  expect(fetchKeys.mock.calls[0]?.[0]).toBe("https://wattlebird.cloudflareaccess.com/cdn-cgi/access/certs");
});

const secondsNow = () => Date.now() / 1000;
const [validHeader, validClaimsPart] = tokenOf(validClaims()).split(".");

test.each<[what: string, token: () => string | undefined]>([
  ["no token", () => undefined],
  ["an empty token", () => ""],
  ["a token that isn't base64", () => "x.y.z"],
  ["another team's token", () => tokenOf(validClaims({ iss: "https://other.cloudflareaccess.com" }))],
  ["another application's token", () => tokenOf(validClaims({ aud: ["another"] }))],
  ["an expired token", () => tokenOf(validClaims({ exp: secondsNow() - 1 }))],
  ["a token without an expiry", () => tokenOf(validClaims({ exp: undefined }))],
  ["a token that isn't valid yet", () => tokenOf(validClaims({ nbf: secondsNow() + 60 }))],
  ["a token signed with another key", () => tokenOf(validClaims(), { key: otherKeys.privateKey })],
  ["a token that names an unknown key", () => tokenOf(validClaims(), { kid: "two" })],
  ["a token that names no algorithm", () => tokenOf(validClaims(), { alg: "none" })],
  ["a token without its signature", () => `${validHeader}.${validClaimsPart}.`],
  ["a token with a fourth part", () => `${tokenOf(validClaims())}.more`],
])("%s is rejected", async (_, token) => {
  expect(await isAllowed(token())).toBe(false);
});

test.each([
  ["audience", { team: teamName, audience: "" }],
  ["team", { team: "", audience }],
])("without the setting of the %s, every token is rejected", async (_, settings) => {
  expect(await isAllowed(tokenOf(validClaims()), settings)).toBe(false);
});

test("a token opens the list without a link, and a card from the list; without a token neither opens", async () => {
  stopTheClock();
  const simulation = new Simulation();
  const aud = "a".repeat(64);
  const variables = { SITE_URL: "https://site.example", LINK_SECRET: "sixteen letters or more", ACCESS_TEAM: teamName };
  const bindings = {
    LEADS: simulation.worker().bucket,
    INBOX: { getByName: () => simulation.inbox() },
    ACCESS_AUD: aud,
  };
  const env = Object.assign(Object.create(null), variables, bindings);
  const leads = createLeads({ env, now: () => new Date(), log: () => {} });
  await storeLead(leadNamed("Ann", crypto.randomUUID()), [], "", simulation.worker());
  const openOffice = async (path: string, token = tokenOf(validClaims({ aud }))) => {
    const request = new Request(`https://site.example${path}`, { headers: { "Cf-Access-Jwt-Assertion": token } });
    const response = await leads.serveOffice(request, /^\/office\/([^?]+)/.exec(path)?.[1]);
    return { status: response.status, page: await response.text() };
  };
  const { status, page } = await openOffice("/office");
  expect(status).toBe(200);
  expect(page).toContain("Ann");
  // Only a list that was opened by a link says when the link ends.
  expect(page).not.toContain("It ends");
  const [, card = ""] = /href="(\/office\/[^"]+)"/.exec(page.replaceAll("&amp;", "&")) ?? [];
  expect((await openOffice(card)).page).toContain("Ann");
  for (const path of ["/office", card]) expect(await openOffice(path, "")).toMatchObject({ status: 403 });
});

test.each([
  ["fail to load", () => new Response("no", { status: 503 })],
  ["aren't a list", () => Response.json({ keys: "none" })],
  ["have no material", () => Response.json({ keys: [null, { kid: "one" }] })],
])("if Access's keys %s, every token is rejected and the log says so", async (_, response) => {
  keysResponse = response;
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await isAllowed(tokenOf(validClaims()))).toBe(false);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(["access-refused"]);
});

import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { secondMs } from "#content/durations.ts";
import { hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { checkAccess } from "#worker/leads/desk/access.ts";
import { takeLog } from "./inbox/runtime.ts";
import { acceptRequest, leadsOn, listLink, requestOf, site, startSimulation } from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
const teamName = "wattlebird";
const audience = "the-audience";
const ourKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKeys = { keys: [{ ...ourKeys.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] };

function tokenOf(claims: object | null, { kid = "one", alg = "RS256", key = ourKeys.privateKey } = {}): string {
  const part = (value: object | null) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg, kid })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

const secondsNow = () => Date.now() / secondMs;

function validClaims(changes: object = {}) {
  return {
    iss: "https://wattlebird.cloudflareaccess.com",
    aud: [audience],
    exp: secondsNow() + 600,
    nbf: secondsNow() - 10,
    ...changes,
  };
}

let keysResponse = () => Response.json(publicKeys);
const fetchKeys = vi.fn(async (_url: string) => keysResponse());
beforeEach(() => {
  keysResponse = () => Response.json(publicKeys);
  fetchKeys.mockClear();
  vi.stubGlobal("fetch", fetchKeys);
});

function accessWith(token?: string, settings = { team: teamName, audience }) {
  const headers: Record<string, string> = token === undefined ? {} : { "Cf-Access-Jwt-Assertion": token };
  return checkAccess(new Request(`${site}/office`, { headers }), settings);
}

test("a current, correctly signed token for our team and application is accepted", async () => {
  expect(await accessWith(tokenOf(validClaims()))).toBe("valid");
  expect(await accessWith(tokenOf(validClaims({ aud: audience })))).toBe("valid");
  expect(fetchKeys.mock.calls[0]?.[0]).toBe("https://wattlebird.cloudflareaccess.com/cdn-cgi/access/certs");
});

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
  ["a token whose signature isn't base64", () => `${validHeader}.${validClaimsPart}.*`],
  ["a signed token without claims", () => tokenOf(null)],
  ["a token with a fourth part", () => `${tokenOf(validClaims())}.more`],
])("%s is rejected", async (_, token) => {
  expect(await accessWith(token())).toBe("refused");
});

test.each([
  ["audience", { team: teamName, audience: "" }],
  ["team", { team: "", audience }],
])("without the %s setting, every token is rejected", async (_, settings) => {
  expect(await accessWith(tokenOf(validClaims()), settings)).toBe("refused");
});

/** A site behind Access with Ann's request: what a token opens in its office, the path of her card, and every path that shows her name. */
async function officeBehindAccess() {
  const { simulation } = startSimulation();
  vi.stubGlobal("fetch", fetchKeys);
  const aud = "a".repeat(64);
  const leads = leadsOn(simulation, { ACCESS_TEAM: teamName, ACCESS_AUD: aud });
  await acceptRequest(simulation, { name: "Ann" }, id);
  const open = async (path: string, token = tokenOf(validClaims({ aud }))) => {
    const request = new Request(site + path, { headers: { "Cf-Access-Jwt-Assertion": token } });
    const response = await leads.serveOffice(request, /^\/office\/([^?]+)/.exec(path)?.[1]);
    return { status: response.status, page: await response.text() };
  };
  const list = await open("/office");
  const cardPath = hrefsIn(parseHtml(list.page)).find((href) => href.startsWith("/office/")) ?? "";
  return { leads, open, list, cardPath, paths: ["/office", cardPath, listLink().replace(site, "")] };
}

test("a token opens the list without a link", async () => {
  const { list } = await officeBehindAccess();
  expect(list).toEqual({ status: 200, page: expect.stringContaining("Ann") });
  // Only a list that was opened by a link says when the link ends.
  expect(list.page).not.toContain("It ends");
});

test("a token opens a card from the list", async () => {
  const { open, cardPath } = await officeBehindAccess();
  expect(await open(cardPath)).toEqual({ status: 200, page: expect.stringContaining("Ann") });
});

test("without a token neither the list nor a card opens, not even by a signed link", async () => {
  const { open, paths } = await officeBehindAccess();
  for (const path of paths)
    expect(await open(path, ""), path).toEqual({ status: 403, page: expect.not.stringContaining("Ann") });
});

test("without a token a visitor's own page opens", async () => {
  const { leads } = await officeBehindAccess();
  expect(await requestOf(leads, id).view()).toMatchObject({ reference: "WB-3F9A2C1B" });
});

test.each([
  ["fail to load", () => new Response("no", { status: 503 })],
  ["aren't a list", () => Response.json({ keys: "none" })],
  ["are null", () => Response.json({ keys: [null] })],
  ["have no key material", () => Response.json({ keys: [{ kid: "one", kty: "RSA" }] })],
])(
  "if Access's keys %s, nobody is let in, and staff read that their sign-in couldn't be checked",
  async (_, response) => {
    const { open, paths } = await officeBehindAccess();
    keysResponse = response;
    for (const path of paths) {
      const lines = takeLog();
      const { status, page } = await open(path);
      expect(status, path).toBe(503);
      expect(page).toContain("We couldn’t check your sign-in");
      expect(page).not.toContain("Ann");
      expect(lines).toMatchObject([{ event: "access-keys-failed" }]);
    }
  },
);

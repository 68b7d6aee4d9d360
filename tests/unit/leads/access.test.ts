import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { hasAccess } from "#worker/leads/office/access.ts";

const team = "wattlebird";
const audience = "the-audience";
const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
const theirs = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keys = { keys: [{ ...ours.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] };

function tokenOf(claims: object, { kid = "one", alg = "RS256", key = ours.privateKey } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg, kid })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function good(changes: object = {}) {
  const seconds = Date.now() / 1000;
  const issued = {
    iss: "https://wattlebird.cloudflareaccess.com",
    aud: [audience],
    exp: seconds + 600,
    nbf: seconds - 10,
  };
  return { ...issued, ...changes };
}

let answer = () => Response.json(keys);
const loads = vi.fn(async () => answer());
beforeEach(() => {
  answer = () => Response.json(keys);
  loads.mockClear();
  vi.stubGlobal("fetch", loads);
});

function isLetIn(token?: string, settings = { team, audience }): Promise<boolean> {
  const headers: Record<string, string> = token === undefined ? {} : { "Cf-Access-Jwt-Assertion": token };
  return hasAccess(new Request("https://site.example/office", { headers }), settings);
}

test("a token of our team, for our application, in its time and with its signature is let in", async () => {
  expect(await isLetIn(tokenOf(good()))).toBe(true);
  expect(await isLetIn(tokenOf(good({ aud: audience })))).toBe(true);
  const [call] = loads.mock.calls.map((given: unknown[]) => given[0]);
  expect(call).toBe("https://wattlebird.cloudflareaccess.com/cdn-cgi/access/certs");
});

test("nothing else is let in", async () => {
  const seconds = Date.now() / 1000;
  const [header = "", claims = ""] = tokenOf(good()).split(".");
  for (const token of [
    undefined,
    "",
    "x.y.z",
    tokenOf(good({ iss: "https://other.cloudflareaccess.com" })),
    tokenOf(good({ aud: ["another"] })),
    tokenOf(good({ exp: seconds - 1 })),
    tokenOf(good({ exp: undefined })),
    tokenOf(good({ nbf: seconds + 60 })),
    tokenOf(good(), { key: theirs.privateKey }),
    tokenOf(good(), { kid: "two" }),
    tokenOf(good(), { alg: "none" }),
    `${header}.${claims}.`,
    `${tokenOf(good())}.more`,
  ])
    expect(await isLetIn(token), token).toBe(false);
  // Where one of the two settings is missing, no token is for us.
  for (const settings of [
    { team, audience: "" },
    { team: "", audience },
  ])
    expect(await isLetIn(tokenOf(good()), settings)).toBe(false);
});

test("where the keys can't be had, nobody is let in", async () => {
  for (const fails of [
    () => new Response("no", { status: 503 }),
    () => Response.json({ keys: "none" }),
    () => Response.json({ keys: [null, { kid: "one" }] }),
  ]) {
    answer = fails;
    expect(await isLetIn(tokenOf(good()))).toBe(false);
  }
});

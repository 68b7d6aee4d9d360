import { generateKeyPairSync, sign } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAccess } from "#worker/leads/office/access.ts";

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

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function world(settings = { team, audience }) {
  const state = { answers: () => Response.json(keys), loads: 0 };
  const isLetIn = createAccess(settings, async (address) => {
    expect(address).toBe("https://wattlebird.cloudflareaccess.com/cdn-cgi/access/certs");
    state.loads += 1;
    return state.answers();
  });
  const ask = (token?: string) =>
    isLetIn(
      new Request(
        "https://site.example/office",
        token === undefined ? {} : { headers: { "Cf-Access-Jwt-Assertion": token } },
      ),
    );
  const good = (changes: object = {}) => ({
    iss: "https://wattlebird.cloudflareaccess.com",
    aud: [audience],
    exp: Date.now() / 1000 + 600,
    nbf: Date.now() / 1000 - 10,
    ...changes,
  });
  return { state, ask, good };
}

test("a token of our team, for our application, in its time and with its signature is let in; the keys are kept for an hour", async () => {
  const { state, ask, good } = world();
  expect(await ask(tokenOf(good()))).toBe(true);
  expect(await ask(tokenOf(good({ aud: audience })))).toBe(true);
  expect(state.loads).toBe(1);
  vi.setSystemTime(Date.now() + 3_601_000);
  expect(await ask(tokenOf(good()))).toBe(true);
  expect(state.loads).toBe(2);
});

test("nothing else is let in", async () => {
  const { ask, good } = world();
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
    expect(await ask(token), token).toBe(false);
  // Where one of the two settings is missing, no token is for us.
  for (const settings of [
    { team, audience: "" },
    { team: "", audience },
  ])
    expect(await world(settings).ask(tokenOf(good()))).toBe(false);
});

test("where the keys can't be had, nobody is let in", async () => {
  const { state, ask, good } = world();
  state.answers = () => new Response("no", { status: 503 });
  expect(await ask(tokenOf(good()))).toBe(false);
  state.answers = () => Response.json({ keys: "none" });
  expect(await ask(tokenOf(good()))).toBe(false);
  state.answers = () => Response.json(keys);
  expect(await ask(tokenOf(good()))).toBe(true);
});

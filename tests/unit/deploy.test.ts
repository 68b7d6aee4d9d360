import { expect, test } from "vitest";
import { mapValues } from "#content/map-values.ts";
import type { Proofs } from "#content/prices.ts";
import { fixedClaims, fixedPrices } from "#tests/unit/fixed-prices.ts";
import { problemsOf } from "#tools/deploy/problems.ts";
import { missingSecrets } from "#tools/deploy/secrets.ts";

const realPrices = { ...fixedPrices, sample: false };
const proof = { date: "2026-10-12", invoice: "1042" };
const proofs: Proofs = {
  fromPrices: mapValues(fixedPrices.fromPrices, () => proof),
  savesUpTo: mapValues(fixedClaims.savesUpTo, () => proof),
  mostPopular: mapValues(fixedClaims.mostPopular, () => proof),
};
const production = {
  environment: "production" as const,
  mayBeUnderReview: false,
  today: "2026-11-23",
  vars: { SITE_URL: "https://www.sample-solar.com.au" },
  business: { sample: false },
  prices: realPrices,
  claims: fixedClaims,
  proofs,
};
const staging = { ...production, environment: "staging" as const };
const withSamplePrices = { prices: { ...realPrices, sample: true } };

test("a real business with proved claims may go to production", () => {
  expect(problemsOf(production)).toEqual([]);
});

test("the sample business may go nowhere", () => {
  for (const deployment of [production, staging])
    expect(problemsOf({ ...deployment, business: { sample: true } })).toEqual([
      expect.stringContaining("content/business.ts still holds the sample identity"),
    ]);
});

test("sample prices may go to staging, but not to production", () => {
  expect(problemsOf({ ...staging, ...withSamplePrices })).toEqual([]);
  expect(problemsOf({ ...production, ...withSamplePrices })).toEqual([
    expect.stringContaining("content/prices.ts still holds sample prices"),
  ]);
});

test("each claim without a proof is named before it goes to production, and may go to staging", () => {
  const { home: _, ...otherProofs } = proofs.fromPrices;
  const someProofs = { ...proofs, fromPrices: otherProofs, mostPopular: {} };
  expect(problemsOf({ ...staging, proofs: someProofs })).toEqual([]);
  expect(problemsOf({ ...production, proofs: someProofs })).toEqual(
    ["fromPrices: home", "mostPopular: package", "mostPopular: tier"].map((claim) =>
      expect.stringContaining(`content/prices.ts, ${claim}: add its proof`),
    ),
  );
});

test.each([
  ["no address", {}, "SITE_URL in wrangler.toml is not set"],
  ["a sample address", { SITE_URL: "https://www.site.example" }, "SITE_URL in wrangler.toml is “https://www.site"],
  ["a clock of its own", { ...production.vars, CLOCK_OFFSET_MS: "1" }, "CLOCK_OFFSET_MS in wrangler.toml"],
])("a site with %s may go nowhere", (_, vars, problem) => {
  for (const deployment of [production, staging])
    expect(problemsOf({ ...deployment, vars })).toEqual([expect.stringContaining(problem)]);
});

test("figures past their date may only be deployed as under review", () => {
  const today = "2126-11-23";
  expect(problemsOf({ ...production, today })).toContainEqual(
    expect.stringMatching(
      /^figure heat-pump-price held until [\d-]+: check it, .* with npm run deploy -- --under-review$/,
    ),
  );
  expect(problemsOf({ ...production, today, mayBeUnderReview: true })).toEqual([]);
});

const listedSecrets = JSON.stringify([{ name: "LINK_SECRET", type: "secret_text" }]);
const listing = { status: 0, stdout: listedSecrets, stderr: "" };

test("a required secret that isn't listed is named, with the command that sets it", () => {
  const setIt = "npx wrangler secret put MAIL_API_KEY";
  expect(missingSecrets(listing, [])).toEqual([expect.stringMatching(`^MAIL_API_KEY is not set .*: ${setIt}$`)]);
  expect(missingSecrets(listing, ["--env", "staging"])).toEqual([expect.stringMatching(`: ${setIt} --env staging$`)]);
});

test("secrets are found below a banner, and the address isn't one of them", () => {
  const names = ["LINK_SECRET", "MAIL_API_KEY"].map((name) => ({ name }));
  const stdout = ` ⛅️ wrangler 4.164.0 [update available]\n───\n${JSON.stringify(names, null, 2)}\n`;
  expect(missingSecrets({ ...listing, stdout }, [])).toEqual([]);
});

test.each([
  [
    "an error among advice",
    { status: 1, stderr: "\n\u001b[31m✘ \u001b[41m[ERROR]\u001b[0m Not logged in.\n\n  Logs were written to a.log\n" },
    "the secrets can’t be listed (Not logged in.). If you aren’t logged in: npx wrangler login",
  ],
  ["a failure without a reason", { status: 1 }, "the secrets can’t be listed (wrangler printed nothing)."],
  ["no JSON", { stdout: "one\ntwo\n\n" }, "wrangler answered “two” instead of JSON"],
  ["no list", { stdout: `{ "name": "LINK_SECRET" }` }, "instead of JSON"],
  ["no Wrangler", { status: null, error: new Error("spawn ENOENT") }, "wrangler can’t be run: spawn ENOENT"],
])("%s is reported instead of secrets", (_, answer, problem) => {
  expect(missingSecrets({ ...listing, ...answer }, [])).toEqual([expect.stringContaining(problem)]);
});

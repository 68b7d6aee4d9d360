// What `npm run deploy` refuses to publish; --dry-run only says it.
import { spawnSync } from "node:child_process";
import { unstable_readConfig } from "wrangler";
import { business } from "#content/business.ts";
import { figures, isUnderReview } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { unproved } from "#content/offers/unproved.ts";
import { prices } from "#content/prices.ts";
import { settings } from "#worker/environment.ts";
import { readOptions } from "../local/command.ts";

const options = readOptions("npm run deploy -- [--env staging] [--under-review] [--dry-run]", {
  env: { type: "string" },
  "under-review": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
});
const stage = options.env;
/** A stage may show sample prices and what is not proved yet. */
const isProduction = stage === undefined;
const today = melbourneDate(new Date());
const { vars } = unstable_readConfig({ config: "wrangler.toml", env: stage }, { hideWarnings: true });
const address = String(vars.SITE_URL ?? "");
const hasAddress = URL.canParse(address) && !new URL(address).hostname.endsWith(".example");

const problems = [
  business.sample &&
    "content/business.ts still holds the sample identity: fill in name, phones, email addresses, ABN, hours, the Acknowledgement of Country and the numbers to look up, then set sample to false",
  isProduction &&
    prices.sample &&
    "content/prices.ts still holds sample prices: fill in what you charge, then set sample to false",
  ...(isProduction ? unproved() : []).map(
    (claim) => `content/prices.ts, ${claim}: add its proof (date and invoice), or change it`,
  ),
  !hasAddress &&
    `SITE_URL in wrangler.toml is ${address === "" ? "not set" : `“${address}”`}: set it to the site's own address`,
  vars.CLOCK_OFFSET_MS !== undefined &&
    "CLOCK_OFFSET_MS in wrangler.toml moves the clock of a local site only: take it out of [vars]",
  ...figures
    .filter((figure) => !options["under-review"] && isUnderReview(figure, today))
    .map(
      ({ id, validUntil }) =>
        `figure ${id} held until ${validUntil}: check it, or deploy with --under-review to show it as such`,
    ),
  ...(options["dry-run"] ? [] : missingSecrets()),
].filter((problem) => problem !== false);

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error("\nNot deployed. README, “Before launch”, says what each of these needs.");
  process.exit(1);
}

/** Secrets are known to the platform by name; a variable may be in wrangler.toml instead. */
function missingSecrets(): string[] {
  const ofStage = isProduction ? [] : ["--env", stage ?? ""];
  const { stdout, status } = spawnSync("wrangler", ["secret", "list", ...ofStage], { encoding: "utf8" });
  if (status !== 0)
    return ["not logged in, so nobody can say which secrets are set: npx wrangler login, or set CLOUDFLARE_API_TOKEN"];
  const listed: { name: string }[] = JSON.parse(stdout);
  return Object.entries(settings)
    .filter(([key, { needed }]) => needed && key !== "SITE_URL" && !listed.some(({ name }) => name === key))
    .map(([name]) => `${name} is not set (docs/configuration.md says what for): npx wrangler secret put ${name}`);
}

// `npm run deploy`: refuses anything that must not be published, then builds and deploys.
import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { unstable_readConfig } from "wrangler";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { claims, prices, proofs } from "#content/prices.ts";
import { settings } from "#worker/environment.ts";
import { readOptions } from "../command-line.ts";
import { fail, runOrExit, say } from "../setup/setup.mjs";
import { problemsOf } from "./problems.ts";

const usage = `npm run deploy                    checks what would go to production, builds it and deploys it
npm run deploy -- --env staging   the same for staging, which may have sample prices and claims without proof
npm run deploy -- --under-review  shows figures past their last day as “under review” instead of refusing them
npm run deploy -- --dry-run       checks and builds, but neither asks for the secrets nor deploys`;
const options = readOptions(usage, {
  env: { type: "string" },
  "under-review": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
});
const environment = options.env;
if (environment !== undefined && environment !== "staging")
  fail(`--env ${environment}: wrangler.toml has only staging. Without --env the site goes to production.`);
say(`Check what would go to ${environment ?? "production"}`);
const { vars } = unstable_readConfig({ config: "wrangler.toml", env: environment }, { hideWarnings: true });
const problems = [
  ...problemsOf({
    environment: environment ?? "production",
    mayBeUnderReview: options["under-review"],
    today: melbourneDate(new Date()),
    vars,
    business,
    prices,
    claims,
    proofs,
  }),
  ...(options["dry-run"] ? [] : missingSecrets()),
];

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error("\nNot deployed. docs/launch.md and docs/operations.md say what each of these needs.");
  process.exit(1);
}
say("Build");
runOrExit("vite", ["build", "--logLevel", "warn"], environment === undefined ? {} : { CLOUDFLARE_ENV: environment });
say("Deploy");
const dryRun = options["dry-run"] ? ["--dry-run"] : [];
runOrExit("wrangler", ["deploy", "--config", "dist/worker/wrangler.json", ...dryRun]);

/** A message for each required secret that the platform doesn't list. */
function missingSecrets(): string[] {
  const inEnvironment = environment === undefined ? [] : ["--env", environment];
  const { stdout, stderr, status, error } = spawnSync("wrangler", ["secret", "list", ...inEnvironment], {
    encoding: "utf8",
  });
  if (error) return [`the secrets can’t be listed, because wrangler can’t be run: ${error.message}`];
  if (status !== 0)
    return [
      `the secrets can’t be listed (${errorIn(stderr)}). If you aren’t logged in: npx wrangler login, or set CLOUDFLARE_API_TOKEN`,
    ];
  const listedSecrets = secretsIn(stdout);
  if (!listedSecrets) return [`the secrets can’t be listed: wrangler answered “${lastLine(stdout)}” instead of JSON`];
  return Object.entries(settings)
    .filter(
      ([key, { isRequired }]) => isRequired && key !== "SITE_URL" && !listedSecrets.some(({ name }) => name === key),
    )
    .map(([name]) => `${name} is not set (docs/configuration.md says what for): npx wrangler secret put ${name}`);
}

/** Wrangler may print a banner before its JSON. */
function secretsIn(output: string): { name: string }[] | undefined {
  try {
    const secrets: unknown = JSON.parse(output.slice(Math.max(0, output.search(/^\[/m))));
    return Array.isArray(secrets) ? secrets : undefined;
  } catch {
    return undefined;
  }
}

/** Why wrangler failed. What it prints last is advice and where its log is. */
function errorIn(output: string): string {
  return /\[ERROR\] *(.+)/.exec(stripVTControlCharacters(output))?.[1]?.trim() ?? lastLine(output);
}

function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines.at(-1)?.trim() ?? "wrangler printed nothing";
}

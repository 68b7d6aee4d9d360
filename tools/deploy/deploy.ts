// `npm run deploy`: refuses anything that must not be published, then builds and deploys.
import { spawnSync } from "node:child_process";
import { unstable_readConfig } from "wrangler";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { claims, prices, proofs } from "#content/prices.ts";
import { readOptions } from "../command-line.ts";
import { fail, runOrExit, say } from "../setup/setup.mjs";
import { problemsOf } from "./problems.ts";
import { missingSecrets } from "./secrets.ts";

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
const inEnvironment = environment === undefined ? [] : ["--env", environment];
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
  ...(options["dry-run"] ? [] : missingSecrets(listSecrets(), inEnvironment)),
];

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error("\nNot deployed. docs/launch.md and docs/operations.md say what each of these needs.");
  process.exit(1);
}
say("Build");
runOrExit("vite", ["build", "--logLevel", "warn"], {
  env: environment === undefined ? {} : { CLOUDFLARE_ENV: environment },
  ifItFails: "Not deployed: the build failed.",
});
say("Deploy");
const wranglerDeploy = ["deploy", "--config", "dist/worker/wrangler.json"];
if (options["dry-run"])
  runOrExit("wrangler", [...wranglerDeploy, "--dry-run"], { ifItFails: "The dry run failed. Nothing was deployed." });
else {
  // Wrangler publishes the Worker before its routes and timers, so either may have failed.
  runOrExit("wrangler", wranglerDeploy, {
    ifItFails: `The deploy failed, maybe after the Worker was published. To see what is live: ${["npx wrangler deployments list", ...inEnvironment].join(" ")}`,
  });
}

function listSecrets() {
  return spawnSync("wrangler", ["secret", "list", ...inEnvironment], { encoding: "utf8" });
}

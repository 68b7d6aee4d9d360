import { spawnSync } from "node:child_process";
import { business } from "#content/business.ts";
import { figures, isUnderReview } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { settings } from "#worker/environment.ts";
import { wranglerVariable } from "../wrangler-variable.ts";

const args = process.argv.slice(2);
const stage = args.includes("--env") ? args[args.indexOf("--env") + 1] : undefined;
const problems = [...sampleIdentity(), ...sampleAddress(), ...movedClock(), ...staleFigures(), ...missingSecrets()];
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error("\nNot deployed. README, “Before launch”, says what each of these needs.");
  process.exit(1);
}

function sampleIdentity(): string[] {
  if (!business.sample) return [];
  return [
    "content/business.ts still holds the sample identity: fill in name, phones, email addresses, ABN, hours and the Acknowledgement of Country, then set sample to false",
  ];
}

function sampleAddress(): string[] {
  const address = wranglerVariable("SITE_URL", stage) ?? "";
  if (URL.canParse(address) && !new URL(address).hostname.endsWith(".example")) return [];
  return [
    `SITE_URL in wrangler.toml is ${address === "" ? "not set" : `“${address}”`}: set it to the site's own address`,
  ];
}

function movedClock(): string[] {
  if (stage !== undefined || wranglerVariable("CLOCK_OFFSET_MS") === undefined) return [];
  return ["CLOCK_OFFSET_MS in wrangler.toml moves the clock: only a stage may set it, so take it out of [vars]"];
}

function staleFigures(): string[] {
  if (args.includes("--under-review")) return [];
  return figures
    .filter((figure) => isUnderReview(figure, melbourneDate(new Date())))
    .map(
      ({ id, validUntil }) =>
        `figure ${id} held until ${validUntil}: check it, or deploy with --under-review to show it as such`,
    );
}

/** Secrets are known to the platform by name; a variable may stand in wrangler.toml instead. */
function missingSecrets(): string[] {
  if (args.includes("--dry-run")) return [];
  const known = namesOfSecrets();
  return Object.entries(settings)
    .filter(([name, { needed }]) => needed && name !== "SITE_URL" && !known.includes(name))
    .map(([name, { purpose }]) => `${name} is not set (${purpose}): npx wrangler secret put ${name}`);
}

function namesOfSecrets(): string[] {
  const ofStage = stage === undefined ? [] : ["--env", stage];
  const { stdout, status } = spawnSync("wrangler", ["secret", "list", ...ofStage], { encoding: "utf8" });
  if (status !== 0) throw new Error("wrangler could not list the secrets: are you logged in (npx wrangler login)?");
  const listed: { name: string }[] = JSON.parse(stdout);
  return listed.map(({ name }) => name);
}

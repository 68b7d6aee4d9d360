// Asks a deployed site and the DNS whether everything is set up, and says what is missing. Changes nothing.
import { Resolver } from "node:dns/promises";
import { business } from "#content/business.ts";
import {
  exitCode,
  type Finding,
  type HealthAnswer,
  judgeDkim,
  judgeDmarc,
  judgeHealth,
  judgeLockdown,
  judgeSpf,
  type Records,
} from "./doctor/findings.ts";
import { readOptions } from "./shared/read-options.ts";
import { wranglerVariable } from "./shared/wrangler-variable.ts";

const values = readOptions(
  "npm run doctor -- [--site https://www.example.com] [--from mail@example.com] [--account ID] [--selector NAME]",
  {
    site: { type: "string" },
    from: { type: "string" },
    account: { type: "string" },
    selector: { type: "string" },
  },
);
const site = (values.site ?? wranglerVariable("SITE_URL") ?? "").replace(/\/$/, "");
const sender = values.from ?? wranglerVariable("MAIL_FROM") ?? business.email;
const mail = {
  domain: sender.slice(sender.indexOf("@") + 1),
  account: values.account,
  selector: values.selector ?? wranglerVariable("MAIL_DKIM_SELECTOR"),
};
const resolver = new Resolver({ timeout: 3000, tries: 2 });

// A machine without a connection may be told that no name exists: one that surely does tells the difference.
const known = await lookUp("relay.mailchannels.net");
const connected = known !== "unreachable" && known.length > 0;

console.log(`\nThe site ${site}, and mail from ${sender}\n`);
const [health, spf, lockdown, dkim, dmarc] = await Promise.all([
  askHealth(),
  ask(mail.domain),
  ask(`_mailchannels.${mail.domain}`),
  mail.selector === undefined ? [] : ask(`${mail.selector}._domainkey.${mail.domain}`),
  ask(`_dmarc.${mail.domain}`),
]);
const findings = [
  ...judgeHealth(site, health),
  judgeSpf(mail, spf),
  judgeLockdown(mail, lockdown),
  judgeDkim(mail, dkim),
  judgeDmarc(mail, dmarc),
];
for (const finding of findings) print(finding);
process.exitCode = exitCode(findings);
console.log(
  `\n${["Nothing is missing.", "Something is missing.", "Not everything could be asked."][process.exitCode]}`,
);

async function askHealth(): Promise<HealthAnswer> {
  try {
    const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch {
    return "unreachable";
  }
}

async function ask(name: string): Promise<Records> {
  return connected ? lookUp(name) : "unreachable";
}

/** A name without such records is an answer; no answer is not. */
async function lookUp(name: string): Promise<Records> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : "unreachable";
  }
}

function print({ state, says, remedy }: Finding): void {
  console.log(`${{ fine: "✓", missing: "✗", unknown: "?" }[state]} ${says}`);
  if (remedy !== undefined) console.log(`    ${remedy}`);
}

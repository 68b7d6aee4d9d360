import * as z from "zod/mini";

/** What the doctor found out about one matter, in a sentence, and what to do about it. */
export interface Finding {
  state: "fine" | "missing" | "unknown";
  says: string;
  remedy?: string;
}

/** The TXT records of a name; `unreachable` where nobody could be asked. */
export type Records = readonly string[] | "unreachable";

/** What `/api/health` answered. */
export type HealthAnswer = { status: number; body: unknown } | "unreachable";

export interface MailDomain {
  domain: string;
  /** The account at the mail service, where it was named. */
  account?: string | undefined;
  selector?: string | undefined;
}

const healthSchema = z.object({
  ok: z.boolean(),
  configuration: z.object({
    missing: z.array(z.string()),
    unset: z.array(z.string()),
    invalid: z.array(z.string()),
  }),
  leads: z.object({
    ok: z.boolean(),
    sweepIsLate: z.optional(z.boolean()),
    pending: z.optional(z.number()),
    parked: z.optional(z.number()),
  }),
});

export function judgeHealth(site: string, answer: HealthAnswer): Finding[] {
  if (answer === "unreachable")
    return [unknown(`${site} could not be asked.`, "Is this machine connected, and is the site deployed there?")];
  const health = healthSchema.safeParse(answer.body);
  if (!health.success)
    return [missing(`${site}/api/health answered ${answer.status} with something else.`, "Is it this site?")];
  const { configuration, leads } = health.data;
  return [
    leads.ok
      ? fine("Requests can be kept.")
      : missing("Requests can't be kept.", "Does the bucket that wrangler.toml names exist? Look at the Worker's log."),
    ...configuration.missing.map((name) =>
      missing(`${name} is not set.`, `npx wrangler secret put ${name}, or a variable in wrangler.toml`),
    ),
    ...configuration.invalid.map((name) =>
      missing(`${name} is set to something that makes no sense.`, "README, “Configuration”, says what it must be."),
    ),
    ...(leads.sweepIsLate
      ? [missing("The timer has not run for half an hour.", "Look at the Worker's cron trigger, */10 * * * *.")]
      : []),
    ...(leads.parked
      ? [missing(`${leads.parked} requests are parked.`, "docs/operations.md, “Alerts”, says what to do.")]
      : []),
    ...(configuration.unset.includes("MAIL_RECEIPTS")
      ? [missing("Nobody notices a mail that is taken but never delivered.", "docs/operations.md, “Delivery events”")]
      : []),
  ];
}

export function judgeSpf({ domain }: MailDomain, records: Records): Finding {
  if (records === "unreachable") return notAsked(`SPF of ${domain}`);
  const policies = records.filter((record) => /^v=spf1( |$)/i.test(record));
  const wanted = "v=spf1 include:relay.mailchannels.net ~all";
  const [policy] = policies;
  if (policy === undefined) return missing(`${domain} has no SPF record.`, `TXT ${domain} "${wanted}"`);
  if (policies.length > 1)
    return missing(`${domain} has ${policies.length} SPF records; then none counts.`, "Make one of them.");
  const terms = policy.toLowerCase().split(/\s+/);
  const end = terms.findIndex((term) => /^[+?~-]?all$/.test(term));
  const include = terms.indexOf("include:relay.mailchannels.net");
  if (include === -1 || (end !== -1 && end < include))
    return missing(
      `${domain}'s SPF record doesn't name the mail service.`,
      `Add include:relay.mailchannels.net before ${terms[end] ?? "its end"} in "${policy}"`,
    );
  return fine(`SPF of ${domain} names the mail service.`);
}

export function judgeLockdown({ domain, account }: MailDomain, records: Records): Finding {
  const name = `_mailchannels.${domain}`;
  if (records === "unreachable") return notAsked(name);
  const remedy = `TXT ${name} "v=mc1 auth=${account ?? "<account ID>"}"`;
  const fields = records.find((record) => /^v=mc1( |$)/.test(record))?.split(/\s+/);
  if (!fields) return missing(`${name} says nothing: the mail service refuses mail from ${domain}.`, remedy);
  const allowed = fields.filter((field) => /^(auth|senderid|sidw)=./.test(field));
  if (allowed.length === 0) return missing(`${name} allows no account.`, remedy);
  if (account !== undefined && !allowed.some((field) => field.startsWith("auth=") && field === `auth=${account}`))
    return missing(`${name} doesn't allow the account ${account}.`, remedy);
  return fine(`${name} allows ${allowed.join(", ")}.`);
}

export function judgeDkim({ domain, selector }: MailDomain, records: Records): Finding {
  if (selector === undefined)
    return unknown("DKIM was not looked at.", "Name the key: npm run doctor -- --selector <selector>");
  const name = `${selector}._domainkey.${domain}`;
  if (records === "unreachable") return notAsked(name);
  const key = records.map((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.trim()).find((p) => p !== undefined);
  if (key === undefined) return missing(`${name} holds no key.`, "docs/operations.md, “Mail”, says how to make one.");
  return key === ""
    ? missing(`${name} holds a key that was withdrawn.`, "Publish the present one.")
    : fine(`${name} holds a key.`);
}

export function judgeDmarc({ domain }: MailDomain, records: Records): Finding {
  const name = `_dmarc.${domain}`;
  if (records === "unreachable") return notAsked(name);
  return records.some((record) => /^v=DMARC1\s*;/i.test(record))
    ? fine(`${name} says what receivers do with forged mail.`)
    : missing(`${name} says nothing.`, `TXT ${name} "v=DMARC1; p=quarantine; rua=mailto:<your address>"`);
}

/** 0 where all is well, 1 where something is missing, 2 where nothing is known to be missing but not all could be asked. */
export function exitCode(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === "missing")) return 1;
  return findings.some(({ state }) => state === "unknown") ? 2 : 0;
}

function fine(says: string): Finding {
  return { state: "fine", says };
}

function missing(says: string, remedy: string): Finding {
  return { state: "missing", says, remedy };
}

function unknown(says: string, remedy: string): Finding {
  return { state: "unknown", says, remedy };
}

function notAsked(what: string): Finding {
  return unknown(`${what}: no name server answered.`, "Is this machine connected?");
}

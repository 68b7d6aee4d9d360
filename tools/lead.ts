// Prints a request's stage or the site's health, without personal data. Changes nothing.
import { dayAndTime } from "#content/melbourne.ts";
import { isReference } from "#content/request/reference.ts";
import type { InspectedRequest } from "#worker/leads/desk/inspect.ts";
import { createLinks, inspectionMs } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { DeliveryKind } from "#worker/leads/record/delivery.ts";
import { deliveryTimesText } from "#worker/leads/record/delivery-times.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import type { HealthReport } from "#worker/routes.ts";
import { failWithUsage, readArguments } from "./command-line.ts";
import { localLinkSecret } from "./local/config.ts";

const deliveryNames: Readonly<Record<string, string>> = {
  staff: "Staff's email",
  visitor: "Confirmation",
  change: "The visitor's changes, to staff",
  visit: "Visit, to the visitor",
  link: "Link, to the visitor",
  "old-email": "Notice to the previous address",
  "visit-reminder": "Reminder of the visit",
  quote: "Quote, to the visitor",
  "quote-reminder": "Reminder of the quote",
  answer: "Confirmation of the visitor's answer",
  withdrawal: "Withdrawal, to staff",
  reminder: "Reminder before the deadline",
  overdue: "Reminder after the deadline",
  webhook: "Webhook: request",
  "webhook-withdrawal": "Webhook: withdrawal",
} satisfies Record<DeliveryKind, string>;

const wholeSite = "--health";
const usage = `npx node tools/lead.ts WB-5B0C2F6E          a request's stage, without personal data
npx node tools/lead.ts WB-5B0C2F6E --open   the same, and a link to its card
npx node tools/lead.ts --health             the site's settings by name, and how much is waiting
Each takes --site https://www.example.com. Without it, the site is SITE_URL if LINK_SECRET is set, otherwise the local one.`;
const { subject, wantsCard, site: chosenSite } = readCommand();
const secret = process.env.LINK_SECRET?.trim();
const localSite = `http://127.0.0.1:${process.env.PORT ?? 8787}`;
const site = (chosenSite ?? (secret === undefined ? localSite : await deployedSite())).replace(/\/$/, "");
const isLocal = URL.canParse(site) && ["127.0.0.1", "localhost"].includes(new URL(site).hostname);

if (!isLocal && !site.startsWith("https://")) end(`${site} isn't an https URL: set SITE_URL, or use --site.`);
if (!isLocal && secret === undefined)
  end(`${site} needs its secret: put the site's LINK_SECRET, from your password manager, in the environment:
  read -rs LINK_SECRET && export LINK_SECRET && npx node tools/lead.ts ${subject} --site ${site}`);

const url = signedUrl(secret ?? localLinkSecret);
const response = await fetchResponse(url);
if (response.status === 403) end("The site doesn't accept this LINK_SECRET, or this machine's clock is wrong.");
if (subject === wholeSite && response.headers.get("Content-Type")?.startsWith("application/json")) {
  const health: HealthReport = await response.json();
  console.log(`\n${healthText(health)}\n\nThe same as JSON, for five minutes:\n${url}\n`);
  process.exit();
}
if (response.status === 404 && subject !== wholeSite) end(`${site} has no request ${subject}.`);
if (!response.ok) end(`${site} answered with ${response.status}. The log may say why: npx wrangler tail`);
if (!response.headers.get("Content-Type")?.startsWith("application/json"))
  end(`${site} answered with a page instead of JSON: is this the site's own address?`);
const inspectedRequest: InspectedRequest = await response.json();
console.log(`\n${reportText(inspectedRequest, wantsCard)}\n`);
if (wantsCard && inspectedRequest.card === undefined)
  end("There is no card: the request is withdrawn, or can't be read.");

/** Wrangler takes seconds to load, so it is loaded only when its settings are needed. */
async function deployedSite(): Promise<string> {
  const { unstable_readConfig } = await import("wrangler");
  const { SITE_URL } = unstable_readConfig({ config: "wrangler.toml" }).vars;
  return typeof SITE_URL === "string" ? SITE_URL : end("wrangler.toml has no SITE_URL: set it, or use --site.");
}

/** A signed URL, valid for five minutes. The secret itself is never sent. */
function signedUrl(key: string): string {
  const links = createLinks(site, createSignatures([key]), Date.now);
  const expires = Date.now() + inspectionMs;
  return (subject === wholeSite ? links.to("health", "", expires) : links.to("inspection", subject, expires)) ?? "";
}

async function fetchResponse(url: string): Promise<Response> {
  try {
    return await fetch(url, { redirect: "error", signal: AbortSignal.timeout(20_000) });
  } catch (error) {
    // `fetch` names the cause of a failed connection only in `cause`.
    const { cause = error } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = isLocal ? "\nStart it with npm start; for a deployed site set LINK_SECRET or --site." : "";
    return end(`${site} doesn't answer: ${reason}.${remedy}`);
  }
}

function readCommand(): { subject: string; wantsCard: boolean; site: string | undefined } {
  const { values, positionals } = readArguments(usage, {
    open: { type: "boolean", default: false },
    health: { type: "boolean", default: false },
    site: { type: "string" },
  });
  const subjects = [...positionals.map((text) => text.toUpperCase()), ...(values.health ? [wholeSite] : [])];
  const [givenSubject = ""] = subjects;
  if (subjects.length !== 1) failWithUsage("Give one reference, or --health.", usage);
  if (givenSubject === wholeSite && values.open)
    failWithUsage("--open goes with a reference, not with --health.", usage);
  if (givenSubject !== wholeSite && !isReference(givenSubject))
    failWithUsage(`${givenSubject} is not a reference.`, usage);
  return { subject: givenSubject, wantsCard: values.open, site: values.site };
}

function end(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

function healthText({ build, configuration, leads }: HealthReport): string {
  const {
    storesRequests,
    inboxAnswers,
    sweptAt,
    sweepIsLate,
    staffMailIsLate,
    noticesFail,
    pending,
    needAttention,
    oldestAt,
    deliveryTimes,
  } = leads;
  const facts: [string, string][] = [
    ["Build", build],
    ["Requests can be stored", storesRequests ? "yes" : "no"],
    ["The inbox answers", inboxAnswers ? "yes" : "no: requests wait until it does"],
  ];
  const counts: [string, string][] = [
    ["The timer last ran", `${sweptAt ? time(Date.parse(sweptAt)) : "never"}${sweepIsLate ? ", too long ago" : ""}`],
    ["Staff's email", staffMailIsLate ? "no mail service has accepted any for an hour" : "goes out"],
    ["Alerts and daily email", noticesFail ? "can't be written: see notice-failed in the log" : "are written"],
    ["Waiting to be delivered", `${pending}${oldestAt ? `, the oldest since ${time(Date.parse(oldestAt))}` : ""}`],
    ["Need attention", `${needAttention}`],
    ["Speed", deliveryTimes ? deliveryTimesText(deliveryTimes) : "not measured yet"],
  ];
  const settings = Object.entries(configuration).map(([state, names]) => [state, names.join(", ") || "none"]);
  return [...rows([...facts, ...(inboxAnswers ? counts : [])]), "", "Settings", ...rows(settings)].join("\n");
}

/** What the command prints about a request: times, kinds and counters. */
function reportText({ reference, state, problems, events, card }: InspectedRequest, wantsCard: boolean): string {
  const { received, promised, withdrawn, deliveries } = state;
  const { contactedAt, lastOutcome } = stageAt(events, Date.now());
  const isGone = withdrawn !== null;
  const facts: [string, string][] = [
    ["Received", isGone ? "not known: nothing readable is stored" : time(received)],
    ["Call promised by", promised === null || isGone ? "no call promised" : time(promised)],
    [
      "First contact",
      contactedAt === undefined ? "not yet" : `${time(contactedAt)}${punctuality(contactedAt, promised)}`,
    ],
    ["Outcome", isGone ? "withdrawn" : (lastOutcome ?? "open")],
    ["Problems", problems.join(", ") || "none"],
  ];
  const lines = Object.entries(deliveries)
    .filter(([, { phase, attempts }]) => phase !== "off" || attempts > 0)
    .map(([kind, { phase, at, attempts, needsAttention }]) => [
      deliveryNames[kind] ?? kind,
      `${phase}${needsAttention ? ", tried hourly" : ""}, ${attempts === 1 ? "1 try" : `${attempts} tries`}, ${time(at)}`,
    ]);
  const history = events.map((event) => [time(event.at), event.outcome]);
  return [
    reference,
    ...rows(facts),
    "",
    "Deliveries",
    ...(lines.length > 0 ? rows(lines) : ["  none"]),
    "",
    "History",
    ...(history.length > 0 ? rows(history) : ["  nothing"]),
    ...(wantsCard && card !== undefined ? ["", "The card, for 30 days, for staff only:", card] : []),
  ].join("\n");
}

function punctuality(contactedAt: number, promised: number | null): string {
  if (promised === null) return "";
  return contactedAt <= promised ? " (on time)" : " (late)";
}

function time(ms: number): string {
  return dayAndTime(new Date(ms));
}

function rows(pairs: readonly (readonly string[])[]): string[] {
  const width = Math.max(...pairs.map(([name = ""]) => name.length)) + 2;
  return pairs.map(([name = "", value = ""]) => `  ${name.padEnd(width)}${value}`);
}

// The site of `site.ts` with a mailbox, and how tests send requests to it and read its letters.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { business } from "#content/business.ts";
import type { RawRequest } from "#content/request/fields.ts";
import { isReference } from "#content/request/reference.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import { usualDate } from "#tests/settings.ts";
import { hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { localLinkSecret, localMailKey } from "#tools/local/config.ts";
import { type Message, startMailbox } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { DeliveryKind } from "#worker/leads/record/delivery.ts";
import type { HealthReport } from "#worker/routes.ts";
import { startSite } from "./site.ts";

interface LeadSiteOptions {
  date?: string;
  vars?: Record<string, string>;
  /** Requests a minute before an address is refused. */
  limit?: number;
  /** Whether the mail service reports what became of an email. */
  receipts?: boolean;
  /** Whether staff's email has its fallback, as the runtime simulates it. */
  fallback?: boolean;
}

/** Starts the site with its own mail service, and with waits of milliseconds. */
export async function startLeadSite({
  date,
  vars = {},
  limit,
  receipts = false,
  fallback = false,
}: LeadSiteOptions = {}) {
  const folder = fallback ? mkdtempSync(join(tmpdir(), "fallback-")) : undefined;
  const mailbox = await startMailbox({ port: 0, key: localMailKey, fallbackFolder: folder });
  const site = await startSite({
    mailbox: mailbox.url,
    fallbackFolder: folder,
    // The addresses are those of the business, whatever wrangler.toml has.
    vars: {
      ...{ TIMING: "test", MAIL_RECEIPTS: receipts ? "on" : "" },
      ...{ MAIL_TO: business.email, MAIL_FROM: business.websiteEmail },
      ...vars,
    },
    ...(date !== undefined && { date }),
    ...(limit !== undefined && { limit }),
  });
  if (receipts) mailbox.sendReceiptsTo(`${site.url}/api/mail-events`);
  const env = await site.bindings();
  const inbox = () => env.INBOX.getByName("inbox");
  /** What the inbox knows about a request, by its id or its reference. */
  const findInInbox = (idOrReference: string) =>
    inbox().find(isReference(idOrReference) ? { reference: idOrReference } : { id: idOrReference });
  const post = (changes: Changes = {}, id: string = crypto.randomUUID()) =>
    site.ask("/api/assessment", requestWith(changes, id));

  return {
    ...site,
    mailbox,
    bucket: env.LEADS,
    inbox,
    findInInbox,
    post,
    /** Posts a request and returns its reference. Fails if the request is refused. */
    async submit(...request: Parameters<typeof post>): Promise<string> {
      const response = await post(...request);
      expect(response.status).toBe(202);
      return referenceIn(await response.json());
    },
    /** Waits until exactly one email to staff has these words in its subject. */
    async expectOneLetter(words: string): Promise<Message> {
      const findLetters = () =>
        mailbox.messages.filter((letter) => kindOf(letter) === "staff" && letter.subject?.includes(words));
      const expectedLetter = `one letter to staff about ${words}`;
      await expect.poll(() => findLetters().length, { message: expectedLetter }).toBe(1);
      const [letter] = findLetters();
      if (!letter) throw new Error(`${expectedLetter} has vanished`);
      return letter;
    },
    lettersAbout: (reference: string) => mailbox.messages.filter((message) => isAbout(message, reference)),
    /** Waits for a lead's email of a kind, or for an alert that names the lead, and returns the latest. */
    async waitForLetter(reference: string, kind: DeliveryKind | "alert"): Promise<Message> {
      const findLetter = () =>
        mailbox.messages.findLast((message) =>
          kind === "alert"
            ? message.campaign_id?.startsWith("alert.") && textOf(message).includes(reference)
            : isAbout(message, reference) && kindOf(message) === kind,
        );
      const look = async () => {
        // Alerts go out with the timer.
        if (kind === "alert" && !findLetter()) await site.sweep();
        return findLetter();
      };
      const expectedLetter = `${reference}: the letter ${kind}`;
      await expect.poll(look, { interval: 20, message: expectedLetter }).toBeDefined();
      const letter = findLetter();
      if (!letter) throw new Error(`${expectedLetter} has vanished`);
      return letter;
    },
    /** Waits until everything due about a request is sent, and its marker is gone from the bucket. */
    async waitForDeliveries(idOrReference: string): Promise<void> {
      const remaining = async () => {
        const request = await findInInbox(idOrReference);
        if (!request) return "the request isn't in the inbox";
        if (!isSettled(request.state)) return "emails are due";
        return (await env.LEADS.head(`waiting/${request.id}`)) ? "its marker is in the bucket" : "nothing";
      };
      await expect.poll(remaining, { interval: 20 }).toBe("nothing");
    },
    /** Withdraws the request on its own page, which the visitor's email links to. */
    withdraw: (letter: Message) => site.ask(`${linkIn(textOf(letter), "/request?")}&act=withdraw`, { method: "POST" }),
    /** The path and query of a link whose path starts like this, on the card that an email to staff links to. */
    async linkOnCard(letter: Message, pathStart: string): Promise<string> {
      const page = await (await site.ask(linkIn(textOf(letter), "/office/"))).text();
      const urls = hrefsIn(parseHtml(page)).map((href) => new URL(href, site.url));
      const link = urls.find(({ pathname }) => pathname.startsWith(pathStart));
      if (!link) throw new Error(`no link to ${pathStart} on the card`);
      return link.pathname + link.search;
    },
    /** The detailed health report, by a signed link. */
    health: async () => (await site.ask(healthLink())).json<HealthReport>(),
    async keysUnder(prefix: string): Promise<string[]> {
      return (await env.LEADS.list({ prefix })).objects.map(({ key }) => key);
    },
    async stop(): Promise<void> {
      await site.stop();
      await mailbox.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const sharedSites = new Map<string, Promise<LeadSite>>();

/** One site for all test files of a process, which ends with it. A test that needs other settings starts its own. */
export async function sharedSite(date = usualDate): Promise<Omit<LeadSite, "stop">> {
  // Its mail service never hangs, so a short deadline could only send letters twice on a busy machine.
  const startingSite = sharedSites.get(date) ?? startLeadSite({ date, vars: { TIMING: "test-patient" } });
  sharedSites.set(date, startingSite);
  const site = await startingSite;
  site.mailbox.faults.set({ mode: "none" });
  return site;
}

export type LeadSite = Awaited<ReturnType<typeof startLeadSite>>;

export function jsonRequest(body: unknown, id: string | null = null): RequestInit {
  return {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...(id !== null && { "Idempotency-Key": id }) },
  };
}

export type Changes = RawRequest & { file?: File | File[] | undefined };

/** A request as JSON, or as a form if it has a file. */
function requestWith(changes: Changes, id: string): RequestInit {
  return changes.file ? formRequest(changes, id) : jsonRequest(minimalRequest(changes), id);
}

export function formRequest(changes: Changes = {}, id?: string): RequestInit {
  const form = new FormData();
  for (const [name, value] of Object.entries(minimalRequest(changes)))
    for (const item of Array.isArray(value) ? value : [value])
      if (item instanceof File) form.append(name, item);
      else if (item !== undefined) form.append(name, item === true ? "on" : String(item));
  return { method: "POST", body: form, ...(id !== undefined && { headers: { "Idempotency-Key": id } }) };
}

export function textOf(message: Message): string {
  return message.content?.find(({ type }) => type === "text/plain")?.value ?? "";
}

export function htmlOf(message: Message): string {
  return message.content?.find(({ type }) => type === "text/html")?.value ?? "";
}

export function recipientOf(message: Message): string {
  return message.personalizations?.[0]?.to?.[0]?.email ?? "";
}

/** The signed address of the detailed health report. */
export function healthLink(): string {
  return createLinks("", createSignatures([localLinkSecret]), Date.now).to("health", "", Date.now() + 60_000) ?? "";
}

/** Where a response redirects to. */
export function redirectOf({ status, headers }: Response): string {
  const location = headers.get("location");
  if (location === null) throw new Error(`a response of status ${status} redirects nowhere`);
  return location;
}

/** The path and query of the first link in a text that is alone on its line and whose path starts like this. */
export function linkIn(text: string, pathStart: string): string {
  const links = text.split("\n").filter((line) => line.startsWith("http"));
  const paths = links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search);
  const link = paths.find((path) => path.startsWith(pathStart));
  if (link === undefined) throw new Error(`no line is a link to ${pathStart} in this text:\n${text}`);
  return link;
}

export function referenceIn(body: unknown): string {
  const reference: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "reference") : undefined;
  if (typeof reference !== "string") throw new Error(`the response has no reference: ${JSON.stringify(body)}`);
  return reference;
}

export function kindOf({ campaign_id = "" }: Message): string {
  return campaign_id.split(".").at(-1) ?? "";
}

/** Every email about a lead has the reference in its subject. An alert isn't about one lead. */
function isAbout({ subject = "", campaign_id = "" }: Message, reference: string): boolean {
  return subject.includes(reference) && !campaign_id.startsWith("alert.");
}

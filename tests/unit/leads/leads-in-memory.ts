import type { Element } from "@xmldom/xmldom";
import { vi } from "vitest";
import { dayMs, minuteMs } from "#content/durations.ts";
import { type Changes, formRequest } from "#tests/running-site/lead-site.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import { createLeads } from "#worker/leads/leads.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { timings } from "#worker/leads/timing.ts";
import type { Log } from "#worker/log.ts";
import { makeRuntimeDeterministic } from "./inbox/runtime.ts";
import { Simulation } from "./inbox/simulation.ts";

export const site = "https://site.example";

/** A site's variables, unless a test sets others. */
export const variables = {
  SITE_URL: site,
  LINK_SECRET: "the secret of these tests",
  MAIL_API_KEY: "key",
};

const { undoMs, abandonedMs } = timings.production;
/** Longer than staff can undo an entry. Only then is it emailed. */
export const untilEmailedMinutes = undoMs / minuteMs + 1;
/** Long enough for a withdrawn request to be erased a second time. */
export const untilErasedMinutes = abandonedMs / minuteMs + 1;

const noLimit = { limit: async () => ({ success: true }) };

/** Stops the clock, and starts a simulation whose mail service accepts every email. For `beforeEach`. */
export function startSimulation() {
  makeRuntimeDeterministic();
  return { letters: takeLetters(), simulation: new Simulation(variables) };
}

/** Bindings and variables as the runtime passes them. They are only those that a test needs, so TypeScript can't check them. */
export function envOf(...parts: object[]): Env {
  return Object.assign(Object.create(null), ...parts);
}

/** The lead pipeline on the bucket, inbox and clock of a simulation. */
export function leadsOn(simulation: Simulation, settings: object = {}, log: Log = () => {}) {
  const bindings = {
    LEADS: simulation.worker().bucket,
    INBOX: { getByName: () => simulation.inbox() },
    REQUESTS_LIMIT: noLimit,
    REQUESTS_NOTICE: noLimit,
  };
  return createLeads({ env: envOf(bindings, variables, settings), now: () => new Date(), log });
}

type Leads = ReturnType<typeof leadsOn>;
export type Fields = Readonly<Record<string, string | File>>;

/** Links as the site signs them. */
export const links = createLinks(site, createSignatures([variables.LINK_SECRET]), () => Date.now());
export const listLink = () => links.to("list", "", Date.now() + dayMs, 0) ?? "";

/** Sends a request. Its emails aren't sent yet. */
export async function acceptRequest(simulation: Simulation, changes: Changes, id?: string): Promise<void> {
  await leadsOn(simulation).accept(new Request(`${site}/api/assessment`, formRequest(changes, id)));
}

/** Sends a request, lets its first emails go out, and returns its card and its page, on a site with these settings. */
export async function sendRequest(simulation: Simulation, changes: Changes, id: string, settings: object = {}) {
  await acceptRequest(simulation, changes, id);
  await simulation.advanceMinutes(1);
  return requestOf(leadsOn(simulation, settings), id);
}

/** A request's card and its own page, to read and to submit forms on. */
export function requestOf(leads: Leads, id: string) {
  const card = links.to("card", id, Date.now() + 30 * dayMs, 0) ?? "";
  /** The link to its page, valid for so many days. */
  const ownLink = (days = 365) => links.to("request", id, Date.now() + days * dayMs) ?? "";
  return {
    id,
    leads,
    card,
    ownLink,
    openCard: (link = card) => openOffice(leads, link),
    submitAsStaff: (fields: Fields, link = card) => openOffice(leads, link, fields),
    async view(link = ownLink()) {
      const result = await leads.viewRequest(new URL(link).searchParams);
      if (result.kind !== "open") throw new Error(result.kind);
      return result.view;
    },
    async submitAsVisitor(act: string, fields: Fields = {}, { link = ownLink(), network = "192.0.2.1" } = {}) {
      return leads.changeRequest(await posted(`${link}&act=${act}`, fields, { "CF-Connecting-IP": network }));
    },
  };
}

/** The card's form to undo what was recorded last. */
export function undoFormOn(card: string): Element | undefined {
  return elements(parseHtml(card), "form", { id: "undo" })[0];
}

/** The key of the event that the card offers to undo. */
export function undoKeyOn(card: string): string | undefined {
  const form = undoFormOn(card);
  return (form && elements(form, "input", { name: "key" })[0]?.getAttribute("value")) ?? undefined;
}

/** Opens a link of the office, or posts fields to it. */
export async function openOffice(leads: Leads, link: string, fields?: Fields) {
  const request = fields ? await posted(link, fields) : new Request(link);
  const response = await leads.serveOffice(request, /office\/([^?]+)/.exec(link)?.[1]);
  return { status: response.status, page: await response.text(), location: response.headers.get("Location") };
}

/** A posted form with its length, as browsers send it. */
export async function posted(
  address: string,
  fields: Fields,
  extraHeaders: Record<string, string> = {},
): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const formPost = new Request(address, { method: "POST", body: form });
  const body = await formPost.arrayBuffer();
  const headers = {
    "Content-Type": formPost.headers.get("Content-Type") ?? "",
    "Content-Length": `${body.byteLength}`,
  };
  return new Request(address, { method: "POST", body, headers: { ...headers, ...extraHeaders } });
}

/** An email as it was posted to the mail service, which accepts every one. */
export interface PostedLetter {
  subject: string;
  personalizations: { to: { email: string }[] }[];
  campaign_id: string;
  content: { type: string; value: string }[];
  reply_to?: { email: string };
  attachments?: { filename: string; content: string }[];
}

/** Stands in for the mail service until the test ends. Returns the emails that it is sent, as they come. */
export function takeLetters(): PostedLetter[] {
  const letters: PostedLetter[] = [];
  vi.stubGlobal("fetch", async (_: string | URL, init: RequestInit) => {
    letters.push(JSON.parse(String(init.body)));
    return Response.json({ results: [{ status: "sent" }] }, { status: 202 });
  });
  return letters;
}

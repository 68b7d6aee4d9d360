import { vi } from "vitest";
import { createLeads } from "#worker/leads/leads.ts";
import type { Simulation } from "./inbox/simulation.ts";

export const site = "https://site.example";

/** What a site is set up with, unless a test says otherwise. */
export const variables = {
  SITE_URL: site,
  LINK_SECRET: "the secret of these tests",
  MAIL_API_KEY: "key",
};

const unlimited = { limit: async () => ({ success: true }) };

/** The lead pipeline on a simulation's bucket, inbox and clock. */
export function leadsOn(simulation: Simulation, settings: object = {}) {
  const bindings = {
    LEADS: simulation.worker().bucket,
    INBOX: { getByName: () => simulation.inbox() },
    REQUESTS_LIMIT: unlimited,
    REQUESTS_NOTICE: unlimited,
  };
  const env = Object.assign(Object.create(null), bindings, variables, settings);
  return createLeads({ env, now: () => new Date(), log: () => {} });
}

/** What the mail service was asked to send. It takes everything. */
export interface PostedMail {
  subject: string;
  personalizations: { to: { email: string }[] }[];
  campaign_id: string;
  content: { type: string; value: string }[];
  reply_to?: { email: string };
  attachments?: { filename: string; content: string }[];
}

export function takeMails(): PostedMail[] {
  const mails: PostedMail[] = [];
  vi.stubGlobal("fetch", async (_: string | URL, init: RequestInit) => {
    mails.push(JSON.parse(String(init.body)));
    return Response.json({ results: [{ status: "sent" }] }, { status: 202 });
  });
  return mails;
}

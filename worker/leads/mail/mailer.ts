import { shownClock } from "#worker/clock.ts";
import { placeOf } from "../describe.ts";
import { isWebhook, type SendResult } from "../inbox/policy.ts";
import type { Mailer } from "../inbox/types.ts";
import { createLinks } from "../links/links.ts";
import { createSignatures } from "../links/signatures.ts";
import { readSettings } from "../settings.ts";
import { readStored } from "../storage/bucket.ts";
import type { Lead } from "../storage/lead.ts";
import { createWebhook } from "../webhook.ts";
import { composeAlert, composeHeartbeat, composeMail, toSender } from "./compose.ts";
import { createRelay } from "./relay.ts";
import { withdrawnLetter } from "./visitor.ts";

/** A mail that can't be written is treated like one that the relay finds at fault: plainer next time. */
const atFault: SendResult = { kind: "refused", because: "content", status: 0 };

/** Everything that the inbox needs to send what is due: loaded when its alarm goes off. */
export function createMailer(env: Env) {
  const now = () => Date.now();
  const { mail, siteUrl, timing, linkSecrets, webhook: webhookSettings } = readSettings(env);
  const signatures = createSignatures(linkSecrets);
  const dependencies = {
    links: createLinks(siteUrl, signatures, now),
    signatures,
    siteUrl,
    staffAddress: mail.to,
    shownNow: shownClock(env, () => new Date()),
    now,
  };
  const relay = createRelay(mail, timing.mailDeadlineMs);
  const webhook = createWebhook(webhookSettings, dependencies, timing.mailDeadlineMs);
  const mailer: Mailer = {
    read: (id) => readStored(env.LEADS, id),
    async prepare(kind, context) {
      if (isWebhook(kind)) return webhook && { call: () => webhook(kind, context).catch(() => atFault) };
      // A visitor who only left a number has no address, and one who never had a visit gets no mail about it.
      const hasVisit = context.events.some(({ outcome }) => outcome === "booked");
      if (kind === "visit" && (context.request?.lead.request.email === "" || !hasVisit)) return undefined;
      const written = await composeMail(kind, context, dependencies).catch(() => undefined);
      const zone = kind === "staff" && context.request ? (await placeOf(context.request.lead)).zone : undefined;
      return { call: async () => (written ? relay(written) : atFault), zone };
    },
    async alert(problems) {
      const results = mail.alertsTo.map((to) => relay(composeAlert(problems, to, new Date())));
      return mostCertain(await Promise.all(results));
    },
    daily: async (date, counts) => relay(await composeHeartbeat(date, counts, dependencies)),
  };
  return {
    ...mailer,
    /** Tells the visitor that their request was withdrawn. */
    async confirmWithdrawal(lead: Lead, reference: string): Promise<void> {
      const letter = await toSender(lead, withdrawnLetter(lead, reference));
      await relay({ ...letter, campaign: `${signatures.aliasOf(lead.id)}.withdrawn` });
    },
  };
}

/** An alert counts as sent if one of its recipients' mails was accepted. */
function mostCertain(results: SendResult[]): SendResult {
  const ofKind = (kind: SendResult["kind"]) => results.find((result) => result.kind === kind);
  return ofKind("accepted") ?? ofKind("unknown") ?? results[0] ?? { kind: "unknown" };
}

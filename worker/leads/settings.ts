import { business } from "#content/business.ts";
import { settingIn } from "#worker/environment.ts";
import { timingOf } from "./timing.ts";

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = Settings["mail"];

/** Reads the lead pipeline's settings from the environment. A missing or wrong value is left out: it must never cost a lead. */
export function readSettings(env: object) {
  const text = (name: Parameters<typeof settingIn>[1]) => settingIn(env, name);
  const isSet = (name: string) => (Reflect.get(env, name) ?? "") !== "";
  const [url, secret] = [text("LEAD_WEBHOOK_URL"), text("LEAD_WEBHOOK_SECRET")];
  const [domain, selector] = [text("MAIL_DKIM_DOMAIN"), text("MAIL_DKIM_SELECTOR")];
  const privateKey = text("MAIL_DKIM_PRIVATE_KEY");
  // A mistyped address must not lose requests, so we use the business's own.
  const to = text("MAIL_TO") ?? business.email;
  return {
    siteUrl: (text("SITE_URL") ?? "").replace(/\/$/, ""),
    /** The current secret first, then the previous one, whose links still work. */
    linkSecrets: [text("LINK_SECRET"), text("LINK_SECRET_PREVIOUS")].filter((secret) => secret !== undefined),
    mail: {
      url: text("MAIL_API_URL") ?? "https://api.mailchannels.net",
      key: text("MAIL_API_KEY"),
      /** A different address from `to`, if there is one: filters treat email from an address to itself as forged. */
      from: [text("MAIL_FROM"), business.websiteEmail].find((sender) => sender !== undefined && sender !== to) ?? to,
      to,
      /** Staff, and anyone else who gets alerts. */
      alertsTo: [...new Set([to, text("MAIL_ALERTS_TO") ?? to])],
      /** A monitor that expects an email a day. */
      heartbeatTo: text("MAIL_HEARTBEAT_TO"),
      dkim: domain && selector ? { domain, selector, ...(privateKey && { privateKey }) } : undefined,
      /** The public key for checking receipts, if it isn't fetched from the mail service. */
      receiptKey: text("MAIL_RECEIPT_KEY"),
    },
    // If only one of the two is set, nobody gets in, because the owner wanted the office closed to strangers.
    access:
      isSet("ACCESS_TEAM") || isSet("ACCESS_AUD")
        ? { team: text("ACCESS_TEAM") ?? "", audience: text("ACCESS_AUD") ?? "" }
        : undefined,
    /** Where we post requests to the business's own system, and the secret we share with it. */
    webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    /** Whether visitors can book visits themselves. */
    bookings: text("BOOKINGS") !== "off",
    timing: timingOf(env),
  };
}

import { business } from "#content/business.ts";
import { settingIn } from "#worker/environment.ts";
import { timingOf } from "./timing.ts";

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = Settings["mail"];

/** What the lead pipeline is told by the environment. A value that is missing or wrong is left out: it never costs a lead. */
export function readSettings(env: object) {
  const text = (name: Parameters<typeof settingIn>[1]) => settingIn(env, name);
  const isSet = (name: string) => (Reflect.get(env, name) ?? "") !== "";
  const [url, secret] = [text("LEAD_WEBHOOK_URL"), text("LEAD_WEBHOOK_SECRET")];
  const [domain, selector] = [text("MAIL_DKIM_DOMAIN"), text("MAIL_DKIM_SELECTOR")];
  const privateKey = text("MAIL_DKIM_PRIVATE_KEY");
  // A mistyped address must not swallow requests: the business's own is used instead.
  const to = text("MAIL_TO") ?? business.email;
  return {
    siteUrl: (text("SITE_URL") ?? "").replace(/\/$/, ""),
    /** The present secret first, then the one before, whose links still work. */
    linkSecrets: [text("LINK_SECRET"), text("LINK_SECRET_PREVIOUS")].filter((each) => each !== undefined),
    mail: {
      url: text("MAIL_API_URL") ?? "https://api.mailchannels.net",
      key: text("MAIL_API_KEY"),
      /** Never the inbox itself: filters take mail from an address to itself for forged. */
      from: [text("MAIL_FROM"), business.websiteEmail].find((each) => each !== undefined && each !== to) ?? to,
      to,
      /** Staff, and anyone else who is told when something has to be looked at. */
      alertsTo: [...new Set([to, text("MAIL_ALERTS_TO") ?? to])],
      /** A monitor that expects a mail a day. */
      heartbeatTo: text("MAIL_HEARTBEAT_TO"),
      dkim: domain && selector ? { domain, selector, ...(privateKey && { privateKey }) } : undefined,
      /** The public half of the key that signs receipts, where it isn't to be requested from the relay. */
      receiptKey: text("MAIL_RECEIPT_KEY"),
    },
    // With one of the two alone nobody is let in: the owner who set it wants the office closed.
    access:
      isSet("ACCESS_TEAM") || isSet("ACCESS_AUD")
        ? { team: text("ACCESS_TEAM") ?? "", audience: text("ACCESS_AUD") ?? "" }
        : undefined,
    /** Where the business's own system takes requests, and what it knows us by. */
    webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    /** Whether visitors book visits by themselves. */
    bookings: text("BOOKINGS") !== "off",
    timing: timingOf(env),
  };
}

import { business } from "#content/business.ts";
import { dayAndTime } from "#content/melbourne.ts";
import type { AlertReason } from "../delivery/state.ts";
import { blocks } from "./summary.ts";

interface Notice {
  subject: string;
  text: string;
}

/** Tells staff to stop. Names the reference and when it came in: whose it was, the mails before it in the thread say. */
export function stopNotice(reference: string, receivedAt: Date): Notice {
  return {
    subject: `${reference} withdrawn: stop and delete`,
    text: blocks([
      `The consent behind ${reference}, received ${dayAndTime(receivedAt)} (Melbourne), has been withdrawn, and everything the website kept about it has been deleted.`,
      "Please do today:\n- don't call, write or text about this request;\n- delete the earlier mails of this thread and any file saved from them;\n- take the visit out of the calendar, if one was arranged.",
    ]),
  };
}

/** Tells staff that something needs a person. Names only the reference. */
export function alertNotice(reference: string, reason: AlertReason): Notice {
  return {
    subject: `Alert: ${reference} ${reasons[reason].subject}`,
    text: blocks(reasons[reason].text.map((text) => text.replaceAll("%", reference))),
  };
}

const reasons: Record<AlertReason, { subject: string; text: string[] }> = {
  "staff-parked": {
    subject: "has not reached you by mail",
    text: [
      "The mail about request % was refused again and again. It is kept and tried every hour; nothing is lost, but nobody has read it.",
      "Open leads/ in the bucket under the reference's digits to read it now. Then look at the mail service: key, domain settings, limits, and whether this mailbox takes mail.",
    ],
  },
  "visitor-parked": {
    subject: "has no confirmation yet",
    text: [
      "The confirmation for request % was refused again and again. You have the request itself; its confirmation is tried every hour.",
      "The address given for mail may be wrong. Ask for it when you call.",
    ],
  },
  "visitor-bounced": {
    subject: "gave an address that takes no mail",
    text: [
      "The confirmation for request % came back. The address given for mail is probably wrong: ask for it when you call.",
    ],
  },
  unreadable: {
    subject: "is kept, but can't be read",
    text: [
      "What is kept of request % can't be read: it was changed by hand, or only part of a copy was put back. Nothing of it was deleted.",
      "Open leads/ in the bucket under the reference's digits. Repair request.json, or put its backup in its place. It is tried every hour, and mailed once it can be read.",
    ],
  },
  "receipt-missing": {
    subject: "may not have reached you",
    text: [
      "The mail about request % was taken by the mail service, but never reported as delivered. Look for it, also among junk mail.",
      "If it isn't there, open leads/ in the bucket under the reference's digits, and look at the mail service's log.",
    ],
  },
};

export interface Counts {
  /** Requests that came in on the day before. */
  received: number;
  pending: number;
  parked: number;
  oldestHours: number;
}

/** Every morning. A day without it means that the website, its timer or its mail stands still. */
export function heartbeatNotice(date: string, { received, pending, parked, oldestHours }: Counts): Notice {
  const calm = pending === 0;
  return {
    subject: `${business.shortName} website, ${date}: ${received} ${received === 1 ? "request" : "requests"} yesterday${calm ? "" : `, ${pending} waiting`}`,
    text: blocks([
      `Requests delivered yesterday: ${received}\nWaiting to be delivered: ${pending}\nOf these parked, and tried every hour: ${parked}${calm ? "" : `\nOldest: ${oldestHours} hours`}`,
      parked > 0 && "Parked requests need somebody: see the alerts.",
      "This mail comes once a day. If it doesn't, look at the website.",
    ]),
  };
}

import { business } from "#content/business.ts";
import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { CallReport, Share } from "../calls/report.ts";
import type { OpenProblem } from "../delivery/alerts.ts";
import type { Problem } from "../delivery/problems.ts";
import type { Reminder } from "../delivery/promise/reminders.ts";
import type { Counts } from "../delivery/sweep.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { whoMayOpen } from "./facts.ts";
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
      `Consent for ${reference}, received ${dayAndTime(receivedAt)} (Melbourne time), has been withdrawn, and everything the website stored about it has been deleted.`,
      "Please do today:\n- don’t call, write or text about this request;\n- delete the earlier emails in this thread and any file saved from them;\n- take the visit out of the calendar, if one was arranged.",
    ]),
  };
}

/** Staff get each at most once, and none after anything was marked. The visitor is named on the card, not here. */
export function reminderNotice(reminder: Reminder, lead: Lead, card: string | undefined): Notice {
  const reference = referenceOf(lead.id);
  const promised = timeOnDay(promisedBy(lead));
  const [subject, text] =
    reminder === "soon"
      ? [`${reference}: call by ${promised}`, `We promised a call by ${promised}. Nothing is recorded on the card yet.`]
      : [
          `${reference}: the time to call has passed`,
          `We promised a call by ${promised}, and nothing is recorded on the card. Call now, and say sorry for being late.`,
        ];
  return {
    subject: subject ?? reference,
    text: blocks([
      text,
      card === undefined
        ? "Their number is in the first email in this thread."
        : `If somebody has called, record it with one tap. ${whoMayOpen}\n${card}`,
    ]),
  };
}

/** Asked for on the card. The one before it has ended. */
export function linkNotice(reference: string, link: string | undefined): Notice {
  return {
    subject: `${reference}: a new link to its card`,
    text: blocks([
      `Someone asked for a new link on the card for ${reference}. It opens the whole request, so it is for staff of ${business.name} only. Earlier links no longer work.`,
      link ?? "There is no link because LINK_SECRET isn’t set.",
    ]),
  };
}

/** What needs a person, all in one mail. Names references only. */
export function alertNotice(found: readonly OpenProblem[]): Notice {
  const groups = Object.entries(reasons).flatMap(([about, reason]) => {
    const ids = found.filter((problem) => problem.about === about).map(({ id }) => id);
    return ids.length > 0 ? [{ ...reason, ids }] : [];
  });
  const count = (ids: string[]) => `${ids.length} ${ids.length === 1 ? "request" : "requests"}`;
  const [first] = groups;
  const only = found.length === 1 && first ? `${referenceOf(first.ids[0] ?? "")} ${first.subject}` : undefined;
  return {
    subject: `Alert: ${only ?? groups.map(({ ids, subject }) => `${count(ids)} ${subject}`).join("; ")}`.slice(0, 180),
    text: blocks([
      ...groups.map(({ ids, text }) => `${count(ids)}: ${text}\n${named(ids)}`),
      "Waiting requests are stored and retried, so nothing is lost. The daily email counts them until they are delivered.",
    ]),
  };
}

const mostNamed = 20;

function named(ids: string[]): string {
  const some = ids.slice(0, mostNamed).map(referenceOf).join(", ");
  return ids.length > mostNamed ? `${some} and ${ids.length - mostNamed} more` : some;
}

const find = "To read one now, look in the bucket’s leads/ folder for the digits of its reference.";

const reasons: Record<Problem, { subject: string; text: string }> = {
  "staff-refused": {
    subject: "not delivered to you",
    text: `the mail service keeps refusing our email to you. Check its key, domain settings and limits, and whether this mailbox accepts mail. ${find}`,
  },
  "staff-unconfirmed": {
    subject: "may not have reached you",
    text: `the mail service never told us whether it accepted our email to you. Look for it: there may be up to three copies. We send it once more when the service answers. ${find}`,
  },
  "stop-unconfirmed": {
    subject: "withdrawn, and you may not have been told",
    text: "the mail service never told us whether it accepted the email telling you to stop. Don’t call about these, and delete what you have.",
  },
  unreadable: {
    subject: "can’t be read",
    text: `the stored file was changed by hand, or a backup was only partly restored. Nothing has been deleted. Repair request.json, or restore it from its backup. ${find}`,
  },
  "receipt-missing": {
    subject: "may not have reached you",
    text: `the mail service accepted our email to you but never reported it as delivered. Look for it, and check your junk mail. ${find}`,
  },
  "hook-refused": {
    subject: "not in your own system",
    text: "you have the request by email, but the system at LEAD_WEBHOOK_URL keeps refusing it or doesn’t answer. We try again every hour for 30 days.",
  },
  "visitor-refused": {
    subject: "without a confirmation",
    text: "you have the request, but the visitor’s confirmation keeps being refused. We try for three days. The address may be wrong, so ask for it when you call.",
  },
  "visitor-bounced": {
    subject: "gave an address that doesn’t take mail",
    text: "you have the request, but the visitor’s confirmation bounced. The address is probably wrong, so ask for it when you call.",
  },
};

/** Every morning. A day without it means that the website, its timer or its mail stands still. */
export function heartbeatNotice(date: string, counts: Counts): Notice {
  const { received, pending, problems, oldestHours, calls, csv } = counts;
  const waiting = pending === 0 ? "" : `, ${pending} waiting`;
  return {
    subject: `${business.shortName} website, ${date}: ${received} ${received === 1 ? "request" : "requests"} yesterday${waiting}`,
    text: blocks([
      `Requests delivered yesterday: ${received}\nWaiting to be delivered: ${pending}\nOf these, needing attention: ${problems}${pending === 0 ? "" : `\nOldest: ${oldestHours} hours`}`,
      calls && callsInWords(calls),
      csv !== undefined &&
        "Attached: the requests of the last four weeks, for a spreadsheet. There are no names in it.",
      "This email comes once a day. If it doesn’t, check the website.",
    ]),
  };
}

function callsInWords({ open, late, thisWeek, lastWeek }: CallReport): string {
  const { today, twoDays, week, older } = open;
  return [
    `Open, waiting for a call: ${today + twoDays + week + older}`,
    `From the last 24 hours: ${today}; 1 to 2 days old: ${twoDays}; 2 to 7 days: ${week}; older: ${older}`,
    `Not called, and past the time we promised: ${late}`,
    `Called on time this week: ${share(thisWeek)}`,
    `Called on time last week: ${share(lastWeek)}`,
  ].join("\n");
}

function share({ due, onTime }: Share): string {
  return due === 0 ? "none due" : `${onTime} of ${due} (${Math.round((onTime / due) * 100)}%)`;
}

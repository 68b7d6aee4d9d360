// The short emails to staff, in plain text: withdrawals, reminders, changes, alerts, the daily email. A person's name appears only in
// those about a visit, and in those about a customer's answer to a quote.
import { business } from "#content/business.ts";
import { countText } from "#content/count-text.ts";
import { dayAndTime, timeOnDay } from "#content/melbourne.ts";
import { originName } from "#content/request/known-origins.ts";
import { wishName } from "#content/request/services/services.ts";
import { visitsDays } from "../links/links.ts";
import type { CallReminder, DeliveryKind, Problem } from "../record/delivery.ts";
import { type DeliveryTimes, deliveryTimesText } from "../record/delivery-times.ts";
import type { HistoryLine } from "../record/history.ts";
import { type OutcomeName, outcomeNamed } from "../record/outcomes.ts";
import { nameInQuotes, whoMayOpenSentence } from "./describe.ts";
import { maxSubjectLength, paragraphs } from "./layout.ts";

interface Notice {
  subject: string;
  text: string;
}

/**
 * Tells staff to stop. It names a request and all its corrections by their references, and says when each came in. The earlier emails
 * say who sent them.
 */
export function withdrawalNotice(
  reference: string,
  withdrawnTogether: readonly { reference: string; received: number }[],
): Notice {
  const otherRequests = withdrawnTogether.filter((other) => other.reference !== reference);
  const subject =
    otherRequests.length < maxInSubject
      ? [reference, ...otherRequests.map((other) => other.reference)].join(", ")
      : `${reference} and ${otherRequests.length} more`;
  const datedRequest = otherRequests.length === 0 ? withdrawnTogether.find(({ received }) => received > 0) : undefined;
  const requestText = datedRequest
    ? `${reference}, received ${dayAndTime(new Date(datedRequest.received))} (Melbourne time),`
    : reference;
  return {
    subject: `${subject} withdrawn: stop and delete`,
    text: paragraphs([
      `Consent for ${otherRequests.length > 0 ? "these requests" : requestText} has been withdrawn, and everything the website stored about ${otherRequests.length > 0 ? "them" : "it"} has been deleted.`,
      otherRequests.length > 0 &&
        withdrawnTogether
          .map(
            ({ reference: name, received }) => `${name}, received ${dayAndTime(new Date(received))} (Melbourne time)`,
          )
          .join("\n"),
      `Please do this today:\n- don’t call, write or text about ${otherRequests.length > 0 ? "these requests" : "this request"};\n- delete the earlier emails in this thread and any file saved from them;\n- take the visit out of the calendar, if one was arranged.`,
    ]),
  };
}

const maxInSubject = 3;

/** Reminds staff of a promised call. The card names the visitor, this email doesn't. */
export function reminderNotice(
  reminder: CallReminder,
  {
    reference,
    promised,
    prefersWriting,
    card,
  }: { reference: string; promised: number; prefersWriting: boolean; card: string | undefined },
): Notice {
  const promisedText = timeOnDay(new Date(promised));
  const [call, called, promise] = prefersWriting ? ["write", "written", "to write"] : ["call", "called", "a call"];
  const dueSentence = `We promised ${promise} by ${promisedText}`;
  const isEarly = reminder === "reminder";
  return {
    subject: `${reference}: ${isEarly ? `${call} by ${promisedText}` : `the time to ${call} has passed`}`,
    text: paragraphs([
      isEarly
        ? `${dueSentence}. Nothing is recorded on the card yet.`
        : `${dueSentence}, and nothing is recorded on the card. ${prefersWriting ? "Write" : "Call"} now, and say sorry for being late.`,
      card === undefined
        ? "How to reach them is in the first email in this thread."
        : `If somebody has ${called}, record it with one tap. ${whoMayOpenSentence}\n${card}`,
    ]),
  };
}

/** The visitor, and how to reach them. */
export interface VisitorDetails {
  name: string;
  /** Suburb and postcode, if our list knows them. */
  place: string | undefined;
  /** Undefined if they want us to write. */
  phone: string | undefined;
  /** When we promised to get back to them, while they wait for that. */
  dueText: string | undefined;
  answer: QuoteAnswer | undefined;
}

/** A customer's answer to a quote, and its amount. */
interface QuoteAnswer {
  amountText: string;
  /** The customer said that they'd like to go ahead, or has the contract. */
  goesAhead: boolean;
  /** The customer's open questions. */
  questions: readonly string[];
  /** The customer chose other times for the visit. */
  wantsToMove: boolean;
  /** The visit ahead. */
  visitText: string | undefined;
}

/** Tells staff what the visitor did on the request's page, the latest first. Apart from a question, only the card shows what they typed. */
export function changeNotice(
  reference: string,
  history: readonly HistoryLine[],
  {
    card,
    visitor,
    takesReply,
  }: { card: string | undefined; visitor?: VisitorDetails | undefined; takesReply: boolean },
): Notice {
  const changes = history.filter(({ tellsStaff }) => tellsStaff).toReversed();
  const [latestChange, ...earlierChanges] = changes;
  const { answer } = visitor ?? {};
  const news = latestChange && visitor && (answerNews(latestChange, visitor) ?? visitNews(latestChange, visitor));
  const isNew = (name: OutcomeName) => changes.some(({ outcome }) => outcome === name);
  const lineOf = ({ text, at }: HistoryLine) => `${dayAndTime(new Date(at))}: ${text}`;
  return {
    subject: `${reference}: ${news?.subject ?? latestChange?.text ?? "changed by the visitor"}`
      .slice(0, maxSubjectLength)
      .toWellFormed(),
    text: paragraphs([
      news?.text ?? (latestChange && lineOf(latestChange)),
      isNew("new-phone") && "From now on, call the new number.",
      isNew("new-email") && "From now on, write to the new address.",
      latestChange?.outcome === "gave-up-visit" &&
        "Take the visit out of the calendar, and ask what they’d like instead.",
      latestChange?.outcome !== "accepted-quote" &&
        answer?.goesAhead &&
        `They’d still like to go ahead with the quote of ${answer.amountText}.`,
      latestChange?.outcome === "accepted-quote" &&
        "It isn’t a contract yet. Send them one, press “Contract sent” on the card, and “Going ahead” once it’s signed.",
      latestChange?.outcome === "new-times" && "Until you confirm another time, any visit already booked stands.",
      card === undefined
        ? "The request in the bucket is up to date."
        : `The card is up to date. ${whoMayOpenSentence}\n${card}`,
      takesReply && "A reply to this email goes to the visitor.",
      earlierChanges.length > 0 && ["Before that:", ...earlierChanges.map(lineOf)].join("\n"),
    ]),
  };
}

/** The email about what happened to the visit. Undefined if the event isn't about it. */
function visitNews({ outcome, text }: HistoryLine, visitor: VisitorDetails): Notice | undefined {
  if (outcome !== "confirmed" && outcomeNamed(outcome)?.visit === undefined) return undefined;
  const { place, phone } = visitor;
  const subject = `${nameInQuotes(visitor.name)}${place ? `, ${place},` : ""} ${text.replace("The visitor ", "")}`;
  const numberSentence = phone ? `Their number is ${phone}.` : "They want us to write.";
  return { subject, text: `${subject}.\n${howToReachSentence(visitor) ?? numberSentence}` };
}

function howToReachSentence({ phone, dueText }: VisitorDetails): string | undefined {
  return dueText && `${phone ? `Call ${phone}` : "Write to them"} by ${dueText}.`;
}

/** The email about an answer to the quote, or a question about it. Undefined for any other event. */
function answerNews({ outcome, at }: HistoryLine, visitor: VisitorDetails): Notice | undefined {
  if (!visitor.answer) return undefined;
  const { amountText, questions, visitText, wantsToMove } = visitor.answer;
  const customerName = nameInQuotes(visitor.name);
  const reachSentence = howToReachSentence(visitor);
  const visitStandsSentence = visitText && `The visit on ${visitText} still stands.`;
  const answers: Readonly<Record<string, readonly [subject: string, news: string, next: string | undefined]>> = {
    "accepted-quote": [
      `would like to go ahead, ${amountText}`,
      `would like to go ahead with the quote of ${amountText}.`,
      reachSentence,
    ],
    "asked-about-quote": [
      `has a question about the quote, ${amountText}`,
      `has a question about the quote of ${amountText}.`,
      reachSentence,
    ],
    "declined-quote": [
      `says “not now” to our quote, ${amountText}`,
      `says “not now” to the quote of ${amountText}.`,
      wantsToMove
        ? "They still want another time for the visit."
        : (questions.length > 0 && reachSentence) || "There’s no need to call.",
    ],
  };
  const [subject, news, next] = answers[outcome] ?? [];
  if (subject === undefined) return undefined;
  // Every line that the customer wrote begins with ">", as in the letter about the request.
  const quotedQuestions = questions.flatMap((question) => [
    "They ask:",
    ...question.split("\n").map((text) => `> ${text}`),
  ]);
  const recordedSentence = `${outcome === "asked-about-quote" ? "Asked" : "Answered"} ${dayAndTime(new Date(at))}.`;
  const text = [`${customerName} ${news}`, ...quotedQuestions, next, visitStandsSentence, recordedSentence]
    .filter(Boolean)
    .join("\n");
  return { subject: `${customerName} ${subject}`, text };
}

/** A request's problem, and which of its emails it is about. */
export type FoundProblem = { reference: string; problem: Problem; request: string; kind: DeliveryKind };

/**
 * Every problem that needs a person, in one email. It names only references. `refusedWith`: the status that the mail service gives
 * when it refuses every email.
 */
export function alertNotice(foundProblems: readonly FoundProblem[], refusedWith?: number): Notice {
  const cause = causes.find(({ statuses }) => statuses.includes(refusedWith ?? 0));
  const names = [...Object.keys(problemWords), ...foundProblems.map(({ problem }) => problem)];
  const groups = [...new Set(names)].flatMap((name) => {
    const references = new Set(
      foundProblems.filter(({ problem }) => problem === name).map(({ reference }) => reference),
    );
    return references.size > 0 ? [{ ...wordsForProblem(name), references: [...references] }] : [];
  });
  const [firstGroup] = groups;
  const onlyProblemText =
    groups.length === 1 && firstGroup?.references.length === 1
      ? `${firstGroup.references[0]} ${firstGroup.subject}`
      : undefined;
  const allProblemsText = groups
    .map(({ references, subject }) => `${countText(references.length, "request")} ${subject}`)
    .join("; ");
  return {
    subject: `Alert: ${cause ? `${cause.subject}; ` : ""}${onlyProblemText ?? allProblemsText}`.slice(
      0,
      maxSubjectLength,
    ),
    text: paragraphs([
      cause?.text,
      ...groups.map(
        ({ references, text }) => `${countText(references.length, "request")}: ${text}\n${referencesText(references)}`,
      ),
      "Waiting requests are stored and retried, so nothing is lost. The daily email counts them until they are delivered.",
    ]),
  };
}

/** Why the mail service refuses every email. The remedy is the same for all requests. */
const causes = [
  {
    statuses: [402, 429],
    subject: "the mail service’s quota is used up",
    text: "The mail service refuses our mail because its quota is used up. Choose a larger plan there, or wait until the quota resets: at 00:00 UTC, or at the start of next month. Until then visitors get no confirmation.",
  },
  {
    statuses: [401, 403],
    subject: "the mail service refuses our key",
    text: "The mail service refuses our mail because of its key, or because the account is suspended. Check MAIL_API_KEY and the account. Until then visitors get no confirmation.",
  },
];

const maxReferences = 20;

function referencesText(references: string[]): string {
  const first = references.slice(0, maxReferences).join(", ");
  return references.length > maxReferences ? `${first} and ${references.length - maxReferences} more` : first;
}

const howToFindSentence = "To read one now, look in the bucket’s leads/ folder for the digits of its reference.";

function wordsForProblem(problem: string): { subject: string; text: string } {
  const knownWords = Object.entries(problemWords).find(([name]) => name === problem)?.[1];
  return (
    knownWords ?? { subject: problem, text: "another version of this website noted it, and this one doesn’t know it." }
  );
}

const problemWords: Record<Problem, { subject: string; text: string }> = {
  "staff-refused": {
    subject: "not delivered to you",
    text: `the mail service keeps refusing our email to you. Check its key, domain settings and limits, and whether this mailbox accepts mail. ${howToFindSentence}`,
  },
  "staff-bounced": {
    subject: "returned by your mailbox",
    text: `the mail service sent our email to you, and your mailbox returned it. We try again every hour. Check the address in MAIL_TO, and whether the mailbox is full or takes no mail. ${howToFindSentence}`,
  },
  "staff-unconfirmed": {
    subject: "may not have reached you",
    text: `the mail service never told us whether it accepted our email to you. Look for it: there may be up to three copies. We send it once more when the service answers. ${howToFindSentence}`,
  },
  "withdrawal-unconfirmed": {
    subject: "withdrawn, and you may not have been told",
    text: "the mail service never told us whether it accepted the email telling you to stop. Don’t call, and delete what you have.",
  },
  unreadable: {
    subject: "can’t be read",
    text: `the stored request or its quote was changed by hand, or a backup was only partly restored. Nothing has been deleted. Repair the file, or restore it from its backup. If it’s a quote, send it again from the card. ${howToFindSentence}`,
  },
  unwritable: {
    subject: "with an email that the site can’t write",
    text: `an error in the website or in its storage keeps it from writing an email about the request. We try again at least every hour. Give your developer the log lines named letter-failed or request-step-failed. ${howToFindSentence}`,
  },
  missing: {
    subject: "deleted before it was delivered",
    text: "gone from the bucket before we could email it to you. Restore the document from the backup.",
  },
  restored: {
    subject: "found without its record",
    text: "came back after a restore, and the site doesn’t know whether you’ve had it. Look for the emails, and record on the card where it stands.",
  },
  "receipt-missing": {
    subject: "may not have reached you",
    text: `the mail service accepted our email to you but never reported it as delivered. Look for it, and check your junk mail. ${howToFindSentence}`,
  },
  "webhook-refused": {
    subject: "not in your own system",
    text: "you have the request by email, but the system at LEAD_WEBHOOK_URL keeps refusing it or doesn’t answer. We try again every hour for 30 days.",
  },
  "visitor-refused": {
    subject: "without a confirmation",
    text: "you have the request, but the visitor’s confirmation keeps being refused. We try for three days. If there are many, look at the mail service: your own mail may be going through the fallback. Otherwise the address may be wrong, so ask for it when you call.",
  },
  "visitor-bounced": {
    subject: "gave an address that doesn’t take mail",
    text: "you have the request, but an email to the visitor bounced. The address is probably wrong, so ask for it when you call.",
  },
};

/** How many promises fell due, and how many were kept on time. */
export type PromiseCounts = { due: number; onTime: number };

/** Last week's counts. Subjects and origins are as in the inbox's rows, the most frequent first. */
export interface WeekCounts {
  count: number;
  services: readonly [name: string, count: number][];
  origins: readonly [name: string, count: number][];
  booked: number;
  quoted: number;
  accepted: number;
}

/** The content of the daily email: counts, references and times. */
export interface DailyCounts {
  /** Requests delivered the day before. */
  deliveredYesterday: number;
  pending: number;
  needAttention: number;
  oldestHours: number;
  /** Every open problem, even if staff were told of it before. */
  problems: readonly FoundProblem[];
  calls: {
    /** Requests that wait for a first or another call, by how long ago they came in. */
    open: Record<"oneDay" | "twoDays" | "week" | "older", number>;
    /** Requests whose promised time has passed without a call. */
    late: number;
    /** Promises that have fallen due since Monday. */
    thisWeek: PromiseCounts;
    /** Promises that fell due in the week before. */
    lastWeek: PromiseCounts;
  };
  deliveryTimes: DeliveryTimes | null;
  /** On Mondays: the last four weeks' requests, for a spreadsheet. */
  csv?: string;
  /** On Mondays: last week's counts. */
  weekCounts?: WeekCounts;
  /** Incremented each time all staff links are ended. */
  generation: number;
}

/** For a monitor that expects an email a day. It has no links, so it may go to any address. */
export function heartbeatNotice(date: string): Notice {
  return {
    subject: `${business.shortName} website, heartbeat ${date}`,
    text: paragraphs([
      "The website, its timer and its mail work. This email comes once a day, after the daily email to staff.",
    ]),
  };
}

/** Sent every morning. A day without it means that the website, its timer or its email has stopped. */
export function dailyNotice(
  date: string,
  counts: DailyCounts,
  { list, visits }: { list?: string | undefined; visits?: string | undefined } = {},
): Notice {
  const { deliveredYesterday, pending, needAttention, problems, oldestHours, calls, deliveryTimes, csv, weekCounts } =
    counts;
  const waitingText = pending === 0 ? "" : `, ${pending} waiting`;
  return {
    subject: `${business.shortName} website, ${date}: ${countText(deliveredYesterday, "request")} yesterday${waitingText}`,
    text: paragraphs([
      `Requests delivered yesterday: ${deliveredYesterday}\nWaiting to be delivered: ${pending}\nOf these, needing attention: ${needAttention}${pending === 0 ? "" : `\nOldest: ${countText(oldestHours, "hour")}`}`,
      problems.length > 0 &&
        [
          "To look at:",
          ...problems
            .slice(0, maxReferences)
            .map(({ reference, problem }) => `${reference} ${wordsForProblem(problem).subject}`),
        ].join("\n"),
      callsText(calls),
      weekCounts && weekText(weekCounts),
      deliveryTimes !== null && deliveryTimesText(deliveryTimes),
      list !== undefined &&
        `All open requests, the most pressing first. The link works for a week and is for staff of ${business.name} only:\n${list}`,
      visits !== undefined &&
        `Booked visits for your calendar program, which subscribes to this address. It works for ${visitsDays} days, for staff only:\n${visits}`,
      csv !== undefined &&
        "Attached: the requests of the last four weeks, for a spreadsheet. There are no names in it.",
      "This email comes once a day. If it doesn’t, check the website.",
    ]),
  };
}

function callsText({ open, late, thisWeek, lastWeek }: DailyCounts["calls"]): string {
  const { oneDay, twoDays, week, older } = open;
  return [
    `Open, waiting for a call: ${oneDay + twoDays + week + older}`,
    `From the last 24 hours: ${oneDay}; 1 to 2 days old: ${twoDays}; 2 to 7 days: ${week}; older: ${older}`,
    `Not called, and past the time we promised: ${late}`,
    `Called on time this week: ${shareText(thisWeek)}`,
    `Called on time last week: ${shareText(lastWeek)}`,
  ].join("\n");
}

function weekText({ count, services, origins, booked, quoted, accepted }: WeekCounts): string {
  const countsText = (counts: WeekCounts["services"], nameOf: (name: string) => string) =>
    counts.map(([name, times]) => `${nameOf(name)} ${times}`).join("; ") || "none";
  return [
    `Last week, Monday to Sunday: ${countText(count, "request")}`,
    `By service: ${countsText(services, (name) => kindNames[name] ?? wishName(name, undefined))}`,
    `Came from: ${countsText(origins, ledByText)}`,
    `Visits booked: ${booked}; quotes sent: ${quoted}; would like to go ahead: ${accepted}`,
  ].join("\n");
}

/** The names of requests without a service. */
const kindNames: Readonly<Record<string, string>> = { callback: "Call me back", fault: "Fault", "": "Not said" };

/** Turns "article should-you-wait" into "article: Should you wait for better technology?". */
function ledByText(origin: string): string {
  const [kind = "", slug = ""] = origin.split(" ");
  if (kind === "") return "unknown";
  return `${kind === "estimate" ? "calculator" : kind}: ${originName({ kind, slug })}`;
}

/** Such as "38 of 40 (95%)". */
function shareText({ due, onTime }: PromiseCounts): string {
  return due === 0 ? "none due" : `${onTime} of ${due} (${Math.round((onTime / due) * 100)}%)`;
}

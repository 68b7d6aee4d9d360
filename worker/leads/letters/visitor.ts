// The letters to visitors. Facts only, never marketing. Anybody may enter somebody else's address, so until a request is confirmed its
// letters repeat nothing that was typed except a first name and the last three digits of the phone number.
import { business } from "#content/business.ts";
import { dateName, latestCallAt, melbourneDate, timeInLetter, timeOnDay } from "#content/melbourne.ts";
import { dangerText, interpreterOfferText, promises } from "#content/promises.ts";
import { plainText } from "#content/questions/question.ts";
import { isFault, wantsWriting } from "#content/request/schema.ts";
import { type RequestKind, requestKind } from "#content/request/view.ts";
import { LoggableError } from "#worker/log.ts";
import { type Lead, promisedBy } from "../record/lead.ts";
import { amountText, type Quote } from "../record/quote.ts";
import { type Stage, takesVisit } from "../record/stage.ts";
import { visitName, visitTime } from "../record/visit.ts";
import {
  attachmentsRow,
  choices,
  filledRows,
  type LabelledValue,
  phoneEndingText,
  placeAndOthers,
  quotedForText,
  streetOf,
} from "./describe.ts";
import type { LetterFacts } from "./facts.ts";
import { type Block, bold, button, heading, type Letter, line, link, paragraph, rows, section } from "./layout.ts";
import { anotherTimeText, answerWords, latestAnswer, noContractSentence } from "./next-steps.ts";

export function confirmationLetter(lead: Lead, facts: LetterFacts, { visitAhead, heldUntil }: Stage): Letter {
  const { reference, requestLink, corrects, canBook, offers = [] } = facts;
  const dueText = callByText(lead, facts.now);
  const prefersWriting = wantsWriting(lead.request);
  const visit = heldUntil === undefined ? visitAhead : undefined;
  const kind = requestKind(lead.request);
  const { onPage, next } = confirmationWords[kind];
  // As on the request's page: we call somebody without hot water before they can book a visit.
  const isCalledFirst = lead.request.urgent === true && !prefersWriting;
  const { about } = confirmationWords[isCalledFirst ? "urgent" : kind];
  const offersTimes = canBook === true && !visit && kind === "assessment" && !isCalledFirst;
  const correctionSentence = corrects === undefined ? "" : ` It replaces ${corrects}.`;
  return {
    subject: `We have your request ${reference}`,
    preview: `${reference}. ${visit ? `We’ll visit ${visitTime(visit)}` : `We’ll ${prefersWriting ? "write to" : "call"} you by ${dueText}`}.`,
    blocks: [
      heading("We have your request"),
      paragraph(greeting(lead.request.name)),
      paragraph("Your reference is ", bold(reference), `.${correctionSentence}`),
      visit
        ? paragraph(
            `${business.name} will visit `,
            bold(visitTime(visit)),
            prefersWriting ? "." : ". You don’t need to wait for a call.",
          )
        : prefersWriting
          ? paragraph(`${business.name} will write to you at this address by `, bold(dueText), ". We won’t call.")
          : paragraph(
              `${business.name} will call you by `,
              bold(dueText),
              ` on ${phoneEndingText(lead)}, ${about}. If the number’s wrong, reply to this email.`,
            ),
      ...ownPage(
        requestLink,
        offersTimes ? "Choose a time" : "See or change your request",
        `On your request’s page you can ${offersTimes ? "choose a time for the visit, " : ""}${onPage}.`,
      ),
      section("What we received", rows(receivedRows(lead, facts))),
      section("What happens next", rows([...(visit ? [] : [callStep(prefersWriting, dueText)]), ...next])),
      offers.length > 0 && section("What it typically costs", rows(offers)),
      paragraph(plainText(interpreterOfferText)),
      section("Your consent", paragraph(consentText(lead, requestLink))),
    ],
    footer,
  };
}

/** A visit was booked, moved, confirmed or cancelled, or has lapsed. `hasFile`: a calendar file is attached. */
export function visitLetter(lead: Lead, facts: LetterFacts, stage: Stage, hasFile: boolean): Letter {
  const { reference, requestLink } = facts;
  const { visit, heldUntil, isRebooked, contact } = stage;
  const prefersWriting = wantsWriting(lead.request);
  const isFaultReport = isFault(lead.request);
  const endWords = endOfVisitWords(stage, { ...facts, prefersWriting, isFaultReport });
  const title = visit ? `We’ll visit ${visitTime(visit)}` : endWords.title;
  const isHeld = visit && heldUntil !== undefined;
  const subjectStart = isHeld ? "Please confirm your visit:" : isRebooked ? "Your visit has moved to" : "Your visit:";
  return {
    subject: `${visit ? `${subjectStart} ${visitName(visit)}` : title} (${reference})`,
    preview: `${reference}. ${isHeld ? `We’re holding it until ${timeOnDay(new Date(heldUntil))}` : title}.`,
    blocks: [
      heading(isHeld ? "Please confirm your visit" : title),
      paragraph(greeting(lead.request.name)),
      isHeld &&
        paragraph(
          "We’re holding the time you chose until ",
          bold(timeOnDay(new Date(heldUntil))),
          `. To keep it, open your request’s page from this email and press “${confirmButtonText}”.${prefersWriting ? "" : " Then you don’t need to wait for a call."}`,
        ),
      visit && isRebooked && paragraph("It replaces the time we gave you before."),
      visit && paragraph(isFaultReport ? whatWeFixText : whatWeLookAtText),
      visit &&
        !isHeld &&
        !contact &&
        !prefersWriting &&
        paragraph("Your visit is booked, so you don’t need to wait for a call."),
      !visit && paragraph(endWords.text),
      ...(isHeld ? ownPage(requestLink, confirmButtonText, "You can also choose another time there, or cancel.") : []),
      visit && rows(visitRows(lead, facts, stage)),
      hasFile && paragraph(`The attached file ${visit ? "puts it into" : "takes it out of"} your calendar.`),
      ...(isHeld
        ? []
        : visit
          ? moveOrCancel(requestLink, isFaultReport)
          : ownPage(
              requestLink,
              "See your request",
              !isFaultReport && takesVisit(stage) ? pageWithTimesSentence : pageWithoutTimesSentence,
            )),
    ],
    footer,
  };
}

/** Somebody entered this address and the reference on our site. The letter goes to the stored address, whoever asked. */
export function linkLetter({ request }: Lead, { reference, requestLink }: LetterFacts): Letter {
  return {
    subject: `Your request ${reference}: the link to its page`,
    preview: "The link that you asked for.",
    blocks: [
      heading("The link to your request"),
      paragraph(greeting(request.name)),
      paragraph(
        "You asked on our website for the link to request ",
        bold(reference),
        ", or gave this address on its page.",
      ),
      ...ownPage(
        requestLink,
        "See or change your request",
        "There you can see where it stands, and change or withdraw it.",
      ),
      paragraph("If this wasn’t you, you don’t need to do anything: the link went to nobody else."),
    ],
    footer,
  };
}

/** To the previous address after a change. It has no link: the old address may always have been a stranger's. */
export function oldEmailLetter({ request }: Lead, reference: string): Letter {
  return {
    subject: `Your request ${reference}: another email address`,
    preview: "Our emails about it go there from now on.",
    blocks: [
      heading("We have another email address"),
      paragraph(greeting(request.name)),
      paragraph(
        "On the page of request ",
        bold(reference),
        " somebody entered another email address. From now on, our emails about it go there and no longer here.",
      ),
      paragraph("If this wasn’t you, call us and give the reference."),
    ],
    footer,
  };
}

/** Sent the day before the visit. */
export function visitReminderLetter(lead: Lead, facts: LetterFacts, stage: Stage): Letter {
  const { visit } = stage;
  if (!visit) throw new LoggableError("the visit is missing");
  const isFaultReport = isFault(lead.request);
  const title = `We’ll visit ${visitTime(visit)}`;
  return {
    subject: `Reminder: ${visitName(visit)} (${facts.reference})`,
    preview: `${facts.reference}. ${title}.`,
    blocks: [
      heading(title),
      paragraph(greeting(lead.request.name)),
      paragraph(isFaultReport ? whatWeFixText : `${whatWeLookAtText} Please have a bill at hand.`),
      rows(visitRows(lead, facts, stage)),
      ...moveOrCancel(facts.requestLink, isFaultReport),
      paragraph("To stop reminders, open the same page and press “Don’t remind me”, or reply “no reminders”."),
    ],
    footer,
  };
}

interface QuoteLetterDetails extends Pick<Quote, "amount"> {
  ends: number;
  isReminder: boolean;
  /** The customer hasn't opted out of reminders of the quote. */
  mayRemind: boolean;
  /** Says that the quote replaces an earlier one. */
  replacedText: string | undefined;
}

/** The PDF is only on the request's page, so that it is deleted with the request. */
export function quoteLetter(
  lead: Lead,
  { reference, requestLink }: LetterFacts,
  { amount, ends, isReminder, mayRemind, replacedText }: QuoteLetterDetails,
): Letter {
  const { request } = lead;
  const price = amountText({ amount });
  const validUntil = dateName(melbourneDate(new Date(ends)));
  const whatFor = quotedForText(lead);
  return {
    subject: `${isReminder ? "Reminder: your quote" : "Your quote"} (${reference})`,
    preview: `${price} for ${whatFor}, fixed until ${validUntil}.`,
    blocks: [
      heading(isReminder ? "What do you think of your quote?" : "Your quote is ready"),
      paragraph(greeting(request.name)),
      rows([
        ["What for", whatFor],
        ["Price", `${price}, with GST and after discounts`],
        ["Fixed until", validUntil],
      ]),
      replacedText !== undefined && paragraph(replacedText),
      ...ownPage(
        requestLink,
        "See your quote",
        "The whole quote is on your request’s page. Read it when it suits you. Then tell us there whether you’d like to go ahead, have a question, or would rather leave it for now.",
      ),
      paragraph(noContractSentence),
      mayRemind &&
        paragraph(
          isReminder
            ? "This is the only reminder of this quote. If you’d rather not get reminders about quotes, open the same page and press “Don’t remind me about the quote”, or reply “no reminders”."
            : "If we don’t hear from you, we’ll remind you once, in a week. You can stop that on the same page.",
        ),
    ],
    footer,
  };
}

/** The customer's answer to the quote, in our words, and what follows from it; or that the contract was sent. */
export function answerLetter({ request }: Lead, { reference, requestLink, now }: LetterFacts, stage: Stage): Letter {
  const { visitAhead } = stage;
  const answer = latestAnswer(stage, { isEmail: true });
  if (!answer) throw new LoggableError("the answer is missing");
  const { title, next } = answerWords(answer, stage, { now, prefersWriting: wantsWriting(request) });
  const noun = answer === "asked-about-quote" ? "question" : "answer";
  const isContract = answer === "accepted-quote" && stage.hasContract;
  const newsText = `We have your ${noun === "question" ? "question about" : "answer to"}`;
  return {
    subject: `${title} (${reference})`,
    preview: `${reference}. ${next}`,
    blocks: [
      heading(title),
      paragraph(greeting(request.name)),
      paragraph(
        isContract
          ? "This is about your request "
          : `${answer === "accepted-quote" ? "" : "Thank you. "}${newsText} our quote for request `,
        bold(reference),
        ".",
      ),
      next !== "" && paragraph(next),
      answer === "accepted-quote" && !isContract && paragraph(noContractSentence),
      visitAhead && paragraph(`The visit stays booked ${visitTime(visitAhead).replace(/^at/, "for")}.`),
      ...ownPage(
        requestLink,
        isContract ? "See your quote" : `See your quote and your ${noun}`,
        noun === "question"
          ? "Your question is on your request’s page:"
          : "If you change your mind, tell us on your request’s page:",
      ),
    ],
    footer,
  };
}

/** The last letter. The request is withdrawn by then, and what was stored is being deleted. */
export function withdrawnLetter({ request }: Lead, reference: string): Letter {
  return {
    subject: `Your request ${reference} is withdrawn`,
    preview: "Nobody will contact you about it again.",
    blocks: [
      heading("Your request is withdrawn"),
      paragraph(greeting(request.name)),
      paragraph(
        "We’re deleting request ",
        bold(reference),
        " from our website: name, address, phone, email, message and files. Our staff delete their copies. Nobody will contact you about it again.",
      ),
      paragraph("If somebody still calls, quote the reference and tell us. If this wasn’t you, send us a new request."),
    ],
    footer,
  };
}

/** The button's text on the request's page. */
const confirmButtonText = "Confirm the visit";
const pageWithTimesSentence = "Choose another time, or see where it stands.";
const pageWithoutTimesSentence = "See where it stands, or withdraw it.";

/** A visit for a fault isn't booked on the page, so it can't be moved there. */
function moveOrCancel(requestLink: string | undefined, isFaultReport: boolean): Block[] {
  if (isFaultReport)
    return ownPage(requestLink, "See or cancel the visit", "If you no longer need us to come, cancel it:");
  return ownPage(requestLink, "Move or cancel the visit", "If it no longer suits, move or cancel it:");
}

const whatWeFixText = "We’ll come to fix what you reported. To change the time, call us.";
const whatWeLookAtText = `It takes ${promises.assessment}. We look at the roof, the switchboard and the meter, and at your bill.`;

/** What a letter says about a visit that was cancelled or has lapsed. */
function endOfVisitWords(
  stage: Stage,
  {
    now,
    prefersWriting,
    isFaultReport,
    canBook,
  }: Pick<LetterFacts, "now" | "canBook"> & { prefersWriting: boolean; isFaultReport: boolean },
): { title: string; text: string } {
  const { step, hasLapsed, lastOutcome, booked } = stage;
  const bookAt = canBook && !isFaultReport && takesVisit(stage) ? "on your request’s page" : undefined;
  const nextSentence = anotherTimeText(stage, { now, prefersWriting }, bookAt);
  if (hasLapsed)
    return {
      title: "Your visit wasn’t confirmed",
      text: `We held the time for a day, and it’s free again. Your request stays open. ${nextSentence}`,
    };
  const title = `Your visit${booked ? ` on ${visitName(booked)},` : ""} is cancelled`;
  if (lastOutcome === "going-ahead")
    return {
      title,
      text: "We’re going ahead, so there’s no need for a site visit. Your contract sets out the dates.",
    };
  if (lastOutcome === "fixed")
    return { title, text: "The fault is fixed, so we don’t need to come out. If it comes back, call us." };
  if (step === "closed")
    return { title, text: "We won’t be coming out, and your request is closed. If that’s a mistake, call us." };
  if (lastOutcome === "cancelled")
    return {
      title,
      text: `We’re sorry for the change. Your request stays open, and we’ll agree on another time. ${nextSentence}`,
    };
  return { title, text: `We won’t be coming out, but your request stays open. ${nextSentence}` };
}

/** When and where the visit is. Says who comes, and the street, only once it is confirmed: the email address may be a stranger's. */
function visitRows(
  { request }: Lead,
  { reference, who, place }: LetterFacts,
  { visit, heldUntil }: Stage,
): LabelledValue[] {
  return filledRows(
    ["When", visit?.halfDay ? visitTime(visit).replace("on ", "") : visit && visitName(visit)],
    ["Where", visitPlace(request, { place, isConfirmed: heldUntil === undefined }) ?? "The address you gave us"],
    ["Who comes", heldUntil === undefined ? who : undefined],
    ["Reference", reference],
  );
}

/** Repeats the street only once the visitor has confirmed that the request is theirs. */
export function visitPlace(
  request: Lead["request"],
  { place, isConfirmed }: Pick<LetterFacts, "place"> & { isConfirmed: boolean },
): string | undefined {
  const parts = [isConfirmed ? streetOf(request) : undefined, place];
  return parts.filter((part) => part !== undefined).join(", ") || undefined;
}

function callStep(prefersWriting: boolean, due: string): LabelledValue {
  return [prefersWriting ? "An email" : "A call", `By ${due}.`];
}

/** By kind of request: what we call about, what they can do on its page, and what happens next. */
const confirmationWords: Readonly<
  Record<RequestKind, { about: string; onPage: string; next: readonly LabelledValue[] }>
> = {
  assessment: {
    about: "to agree on a time to visit",
    onPage: "add a bill or a photo, or withdraw your request",
    next: [
      ["Site assessment", `A visit of ${promises.assessment} to look at the roof, the switchboard and your bill.`],
      ["Custom proposal", `A written quote, fixed for ${promises.quoteHolds}, with every rebate you may qualify for.`],
      ["Installation", "By accredited installers. We handle the approvals, the certificates and the grid connection."],
    ],
  },
  fault: {
    about: "about the fault",
    onPage: "see where we’re up to, add a photo, or withdraw your request",
    next: [
      ["A visit", "If it can’t be fixed by phone, we agree on a time to come."],
      ["If it gets worse", `Call us. ${dangerText}`],
    ],
  },
  urgent: {
    about: "about your hot water",
    onPage: "see what to do until we call, add a photo, or withdraw your request",
    next: [["On the call", "Whether it can be repaired, what a new one costs and how soon it can go in."]],
  },
  callback: { about: "as you asked", onPage: "change or withdraw your request", next: [] },
};

const footer = [
  `${business.name}, ABN ${business.abn}`,
  line(link(business.phone.href, business.phone.display), `, ${business.hours.text}`),
  link(`mailto:${business.email}`, business.email),
];

/** The letter's one link, as a button. Without a link secret there is none, and the letter asks for a reply instead. */
function ownPage(href: string | undefined, text: string, intro: string): Block[] {
  if (href === undefined) return [paragraph("To change something or to add a bill or a photo, reply to this email.")];
  return [paragraph(intro), { text: `${text}:\n${href}`, html: button(href, text).html }];
}

function receivedRows(lead: Lead, { place, price, requestLink }: LetterFacts): LabelledValue[] {
  const { request } = lead;
  return filledRows(
    ...choices(lead),
    ["Where", placeAndOthers(place ?? (request.address && "The address you entered"), lead)],
    ["Phone", phoneEndingText(lead)],
    ...(price ? [price] : []),
    ["Your message", request.message && (requestLink ? "on your request’s page" : "received")],
    attachmentsRow(lead),
  );
}

function consentText({ consent, receivedAt }: Lead, requestLink: string | undefined): string {
  const agreedOn = dateName(melbourneDate(new Date(receivedAt)));
  const how = requestLink === undefined ? "by reply or by phone" : "on your request’s page, by reply or by phone";
  return `On ${agreedOn} you agreed that we may contact you about this request. That ends on ${dateName(consent.endsOn)}. You can withdraw it sooner ${how}: we then delete the request.`;
}

/** Uses the first word of the name, if it can only be a name: two to twenty letters or apostrophes, and one hyphen. */
export function greeting(name: string): string {
  const [firstName = ""] = name.normalize("NFKC").trim().split(/\s+/);
  const isName = (withCase.test(firstName) || withoutCase.test(firstName)) && /\p{L}/u.test(firstName);
  return isName ? `Hello ${firstName},` : "Hello,";
}

/*
 * Some characters look like a full stop, and would turn a name into a web address. They have no case, so a name must consist of
 * letters with case, or of the scripts without case that are listed here.
 */
const withCase = /^(?!.*-.*-)[\p{LC}'’ʼ-]{2,20}$/u;
const withoutCase =
  /^[\p{Lo}&&[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{sc=Thai}]]{2,20}$/v;

/** A time that is still ahead, even if the letter had to wait, or the clock was wrong when the request came. */
export function callByText(lead: Pick<Lead, "receivedAt" | "callBackBy">, now: number): string {
  const promised = promisedBy(lead);
  const isAhead = promised > now && Date.parse(lead.receivedAt) <= now;
  return timeInLetter(isAhead ? new Date(promised) : latestCallAt(new Date(now)), new Date(now));
}

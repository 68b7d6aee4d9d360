import { business } from "#content/business.ts";
import { callBackBy, dateName, dayAndTime, melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { interpreterOffer, promises } from "#content/promises.ts";
import { plainText } from "#content/questions/question.ts";
import { isWritten } from "#content/request/schema.ts";
import { type Lead, promisedBy } from "../record/lead.ts";
import type { Stage } from "../record/stage.ts";
import { attachmentsOf, choices, type LabelledValue, phoneEnding, placeAndOthers, rowsOf } from "./describe.ts";
import type { LetterFacts } from "./facts.ts";
import {
  type Block,
  bold,
  button,
  heading,
  type Letter,
  line,
  lines,
  link,
  paragraph,
  rows,
  section,
} from "./layout.ts";

/*
 * What visitors get. Facts only, never marketing. Anybody may enter somebody else's address, so nothing that was typed is
 * repeated: what is printed comes from our own lists, apart from three digits and a first name.
 */

export function confirmationLetter(lead: Lead, context: LetterFacts): Letter {
  const { reference, requestLink, corrects, offers = [] } = context;
  const due = callBy(lead, context.now);
  const written = isWritten(lead.request);
  const replaces = corrects === undefined ? "" : ` It replaces ${corrects}.`;
  return {
    subject: `We have your request ${reference}`,
    preview: `${reference}. We’ll ${written ? "write to" : "call"} you by ${due}.`,
    blocks: [
      heading("We have your request"),
      paragraph(greeting(lead.request.name)),
      paragraph("Your reference is ", bold(reference), `.${replaces}`),
      written
        ? paragraph(`${business.name} will write to you at this address by `, bold(due), ". Nobody will call.")
        : paragraph(
            `${business.name} will call you by `,
            bold(due),
            ` on ${phoneEnding(lead)}, to agree on a time to visit. If the number’s wrong, reply to this email.`,
          ),
      ...ownPage(
        requestLink,
        "See or change your request",
        "On your request’s page you can add a bill or a photo, choose other times, or withdraw your request.",
      ),
      section("What we received", rows(received(lead, context))),
      section("What happens next", rows([[written ? "An email" : "A call", `By ${due}.`], ...steps])),
      offers.length > 0 && section("What it typically costs", rows(offers)),
      paragraph(plainText(interpreterOffer)),
      section("Your consent", paragraph(consentFacts(lead, requestLink))),
    ],
    footer,
  };
}

/** A visit was booked, moved or cancelled. The calendar's entry is attached. */
export function visitLetter(
  lead: Lead,
  { reference, place, requestLink }: LetterFacts,
  { step, visit, isRebooked }: Stage,
): Letter {
  const title = visit ? `We’ll visit at ${timeOnDay(visit)}` : "Your visit is cancelled";
  const subject = visit ? `${isRebooked ? "Your visit has moved to" : "Your visit:"} ${dayAndTime(visit)}` : title;
  return {
    subject: `${subject} (${reference})`,
    preview: `${reference}. ${title}.`,
    blocks: [
      heading(title),
      paragraph(greeting(lead.request.name)),
      visit && isRebooked && paragraph("It replaces the time we told you before."),
      visit
        ? paragraph(
            `It takes ${promises.assessment}. We look at the roof, the switchboard and the meter, and at your bill.`,
          )
        : paragraph(
            step === "closed"
              ? "Nobody will come, and your request is closed. If that’s a mistake, call us."
              : "Nobody will come. Your request stays open: call us for another time, or withdraw it.",
          ),
      visit &&
        rows([
          ["When", dayAndTime(visit)],
          ["Where", place ?? "The address you gave us"],
          ["Reference", reference],
        ]),
      visit && paragraph(lines(["", "The attached file puts it into your calendar."])),
      !visit && paragraph("The attached file takes it out of your calendar."),
      ...ownPage(
        requestLink,
        visit ? "Move or cancel the visit" : "See your request",
        visit ? "Ask for another time, or cancel it at once." : "See where it stands.",
      ),
    ],
    footer,
  };
}

/** Somebody entered this address and the reference on our site. It goes to the stored address, whoever asked. */
export function linkLetter({ request }: Lead, { reference, requestLink }: LetterFacts): Letter {
  return {
    subject: `Your request ${reference}: the link to its page`,
    preview: "The link that you asked for.",
    blocks: [
      heading("The link to your request"),
      paragraph(greeting(request.name)),
      paragraph("You asked on our website for the link to request ", bold(reference), "."),
      ...ownPage(
        requestLink,
        "See or change your request",
        "There you see where it stands, and can change or withdraw it.",
      ),
      paragraph("If this wasn’t you, you don’t need to do anything: the link went to nobody else."),
    ],
    footer,
  };
}

/** The last one: sent while the request is still there, and it is deleted then. */
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

const steps: readonly LabelledValue[] = [
  ["Site assessment", `A visit of ${promises.assessment} to look at the roof, the switchboard and your bill.`],
  ["Custom proposal", `A written quote, fixed for ${promises.quoteHolds}, with every rebate you may qualify for.`],
  ["Installation", "By accredited installers. We handle the approvals, the certificates and the grid connection."],
];

const footer = [
  `${business.name}, ABN ${business.abn}`,
  line(link(business.phone.href, business.phone.display), `, ${business.hours.text}`),
  link(`mailto:${business.email}`, business.email),
];

/** The one link. Without a secret there is none, and a reply does. */
function ownPage(href: string | undefined, text: string, what: string): Block[] {
  if (href === undefined) return [paragraph("To change something or to add a bill or a photo, reply to this email.")];
  return [paragraph(what), { text: `${text}:\n${href}`, html: button(href, text).html }];
}

function received(lead: Lead, { place, price, requestLink }: LetterFacts): LabelledValue[] {
  const { request } = lead;
  return rowsOf(
    ...choices(lead),
    ["Where", placeAndOthers(place ?? "The address you entered", lead)],
    ["Phone", phoneEnding(lead)],
    ...(price ? [price] : []),
    ["Your message", request.message && (requestLink ? "on your request’s page" : "received")],
    attachmentsOf(lead),
  );
}

function consentFacts({ consent, receivedAt }: Lead, requestLink: string | undefined): string {
  const agreedOn = dateName(melbourneDate(new Date(receivedAt)));
  const how = requestLink === undefined ? "by reply or by phone" : "on your request’s page, by reply or by phone";
  return `On ${agreedOn} you agreed that we may contact you about this request. That ends on ${dateName(consent.endsOn)}. You can withdraw it sooner ${how}: we then delete the request.`;
}

/** By the first word of the name, if that is nothing but a name: two to twenty letters or apostrophes, and one hyphen. */
export function greeting(name: string): string {
  const [first = ""] = name.normalize("NFKC").trim().split(/\s+/);
  const isName = (withCase.test(first) || withoutCase.test(first)) && /\p{L}/u.test(first);
  return isName ? `Hello ${first},` : "Hello,";
}

/*
 * Some letters look like a full stop, and would make an address of a name. They have no case: a word in Latin, Greek or Cyrillic
 * has none of them, nor has one that is all in one of the scripts without case.
 */
const withCase = /^(?!.*-.*-)[\p{LC}'’ʼ-]{2,20}$/u;
const withoutCase =
  /^[\p{Lo}&&[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{sc=Thai}]]{2,20}$/v;

/** A date that is still ahead, however long the mail had to wait and whatever the clock said when the request came. */
export function callBy(lead: Pick<Lead, "receivedAt" | "callBackBy">, now: Date): string {
  const promised = Date.parse(lead.receivedAt) > now.getTime() ? callBackBy(now) : promisedBy(lead);
  return timeOnDay(promised > now ? promised : callBackBy(now));
}

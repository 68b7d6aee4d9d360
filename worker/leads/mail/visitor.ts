import { business } from "#content/business.ts";
import { dateName, dayAndTime, melbourneDate } from "#content/melbourne.ts";
import { offersOf } from "#content/offers/service-offers.ts";
import { promises } from "#content/promises.ts";
import { phoneNumber } from "#content/request/phone.ts";
import type { Lead } from "../storage/lead.ts";
import { bold, heading, type Letter, line, lines, link, paragraph, rows, section } from "./layout.ts";
import { callBy, choices, type Entry, fileSummary } from "./summary.ts";

export interface VisitorContext {
  reference: string;
  now: Date;
  /** From our own list of places. */
  place?: string | undefined;
  withdrawLink?: string | undefined;
  correctLink?: string | undefined;
  /** For a day, to add a file. */
  addLink?: string | undefined;
  corrects?: string | undefined;
}

const steps: readonly Entry[] = [
  ["Site assessment", `A visit of ${promises.assessment} to look at the roof, the switchboard and your bill.`],
  ["Custom proposal", `A written quote, fixed for ${promises.quoteHolds}, with every rebate you may qualify for.`],
  ["Installation", "By accredited installers. We handle approvals and rebate applications."],
];

const addBill = "To add a bill or a photo, reply to this email and attach it.";
const addedLater = " within a day. After that, reply to this email and attach it.";

/**
 * Facts only: what was received, what happens, what was agreed to. Anybody may enter somebody else's address, so nothing
 * that was typed is repeated: what is printed comes from our own lists, apart from three digits and a first name.
 */
export function visitorLetter(lead: Lead, context: VisitorContext): Letter {
  const { reference, addLink, correctLink, withdrawLink, corrects } = context;
  const due = callBy(lead, context.now);
  const services = "selectedServices" in lead.request ? lead.request.selectedServices : [];
  const replaces = corrects === undefined ? "" : ` It replaces ${corrects}.`;
  return {
    subject: `We have your request ${reference}`,
    preview: `${reference}. We’ll call you by ${due}.`,
    blocks: [
      heading("We have your request"),
      paragraph(greeting(lead.request.name)),
      paragraph("Your reference is ", bold(reference), `.${replaces}`),
      paragraph("We’ll call you by ", bold(due), ` on ${phoneEnding(lead)}. If that’s wrong, reply to this email.`),
      section("What we received", rows(received(lead, context))),
      // Rows have no space below: an empty line makes it.
      paragraph(
        lines(["", addLink === undefined ? addBill : line(link(addLink, "Add a bill or a photo"), addedLater)]),
      ),
      correctLink !== undefined && paragraph(link(correctLink, "Correct your request")),
      section("What happens next", rows([["A call", `By ${due}.`], ...steps])),
      services.length > 0 && section("What it typically costs", rows(offersOf(services, melbourneDate(context.now)))),
      section("Your consent", paragraph(`“${lead.consent.wording}”`), paragraph(consentFacts(lead))),
      paragraph(
        withdrawLink === undefined
          ? `To withdraw it and have your request deleted, reply to this email or call ${business.phone.display}.`
          : link(withdrawLink, "Withdraw consent and delete my request"),
      ),
    ],
    footer: [
      `${business.name}, ABN ${business.abn}`,
      line(link(business.phone.href, business.phone.display), `, ${business.hours.text}`),
      link(`mailto:${business.email}`, business.email),
    ],
  };
}

function received(lead: Lead, { place }: VisitorContext): Entry[] {
  const { request, upload } = lead;
  return [
    ...choices(request),
    ["Where", place ?? "The address you entered"],
    ["Phone", phoneEnding(lead)],
    ...(request.message === undefined ? [] : ([["Message", "received"]] as const)),
    ["Attachment", upload ? fileSummary(upload) : "None"],
  ];
}

function phoneEnding({ request }: Lead): string {
  const digits = phoneNumber(request.phone)?.slice(-3);
  return digits === undefined ? "the number you entered" : `the number ending in ${digits}`;
}

function consentFacts({ consent, receivedAt }: Lead): string {
  return `You gave your consent on ${dayAndTime(new Date(receivedAt))} (Melbourne time). It lasts until ${dateName(consent.endsOn)}, or until you withdraw it. Then we delete your request.`;
}

/** By the first word of the name, if that is nothing but a name: two to twenty letters, hyphens or apostrophes. */
export function greeting(name: string): string {
  const [first = ""] = name.normalize("NFKC").trim().split(/\s+/);
  return /^[\p{L}'’-]{2,20}$/u.test(first) && /\p{L}/u.test(first) ? `Hello ${first},` : "Hello,";
}

import { dateName, dayAndTime, melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { looksInterstate } from "#content/places/address.ts";
import { isFault, wantsWriting } from "#content/request/schema.ts";
import { somethingElse } from "#content/request/services/services.ts";
import { topicOf } from "#content/request/topics.ts";
import { filesOf, type Lead, promisedBy } from "../record/lead.ts";
import {
  choices,
  faultIn,
  fileSummary,
  inQuotes,
  type LabelledValue,
  mailTo,
  mapLink,
  messageStart,
  nameInQuotes,
  originsText,
  phoneToCall,
  placeAndOthers,
  servicesText,
  suspicionSentences,
  typedFields,
  wholeAddress,
  whoMayOpenSentence,
} from "./describe.ts";
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
  maxSubjectLength,
  notice,
  paragraph,
  quotation,
  rows,
  section,
} from "./layout.ts";

export const openPdfSentence =
  "Open it in your browser, not in a desktop program: a PDF can contain a script or another file.";

/**
 * The letter that staff get about a request, in the order they need it: who to call and by when, where, what. All typed text
 * is in one quoted block, including file names and addresses.
 */
export function staffLetter(lead: Lead, facts: LetterFacts): Letter {
  const { request } = lead;
  const { reference, place, corrects, cardLink, meter, estimate } = facts;
  const dueText = deadlineText(lead, facts.now);
  const phone = phoneToCall(lead);
  const prefersWriting = wantsWriting(request);
  const consentSentence = `Consent to contact ends ${dateName(lead.consent.endsOn)}.`;
  const replySentence = request.email ? " A reply to this email goes to the visitor." : "";
  return {
    subject: staffSubject(lead, facts),
    preview: `${prefersWriting ? "Write" : "Call"} ${dueText}.${place ? ` ${place}` : ""}`,
    blocks: [
      heading(`${reference}${place ? `, ${place}` : ""}`),
      lead.suspicions.length > 0 && notice(bold("Check before calling."), ` ${suspicionSentences(lead).join(" ")}`),
      corrects !== undefined && paragraph(bold(`Corrects ${corrects}:`), " this replaces what was sent there."),
      request.urgent &&
        notice(bold("Urgent: no hot water."), prefersWriting ? " Write to this one first." : " Call this one first."),
      isFault(request) &&
        notice(
          bold(`Fault: ${faultIn(request)}.`),
          request.jobReference === undefined
            ? " They say they’re an existing customer. Find the job before you call."
            : " They gave the reference of a job. Check that it’s theirs before you say anything about it.",
        ),
      prefersWriting
        ? paragraph(
            bold("Don’t call: they want us to write."),
            ` Write ${dueText}. A reply to this email goes to them.`,
          )
        : paragraph("Call ", bold(dueText), "."),
      phone && button(phone.href, `Call ${phone.number}`),
      cardLink !== undefined && paragraph("Then ", link(cardLink, "record what happened"), `. ${whoMayOpenSentence}`),
      request.email === "" &&
        paragraph(
          "They left no email address, so they get no confirmation by email. Call, even if it’s just to say we have their request.",
        ),
      rows([...(wholeAddress(request) === "" ? [] : [whereRow(lead, facts)]), ...choices(lead)]),
      request.moreAddresses !== undefined &&
        paragraph(
          `They have other addresses too: see below. The price and the visit go by the first.${elsewhereText(request.moreAddresses)}`,
        ),
      request.preferred !== undefined &&
        paragraph("These are the times that suit them. Nothing is booked until you confirm one."),
      ...filesOf(lead).map((file) => attachmentSection(file, facts)),
      section("Typed by the visitor", quotation(typedFields(lead).map(withMailLink), request.message)),
      meter && section("Their meter", paragraph(lines(meter))),
      estimate && section("Estimate they came from", paragraph(lines(estimate))),
      originsText(lead) !== "" && section("Came from", paragraph(originsText(lead))),
    ],
    footer: [`${reference}, received ${dayAndTime(new Date(lead.receivedAt))}. ${consentSentence}${replySentence}`],
  };
}

/** Which of the other addresses are outside our area, by their number in the list. */
function elsewhereText(addresses: readonly string[]): string {
  const numbers = addresses.flatMap((address, index) => (looksInterstate(address) ? [index + 1] : []));
  return numbers.length === 0 ? "" : ` Outside Victoria, it seems: number ${numbers.join(", ")} of the others.`;
}

/** Whether they ticked "something else", so that only their message says what they want. */
function isUnnamed({ request, origins = [] }: Lead): boolean {
  return request.selectedServices.includes(somethingElse) && topicOf(origins) === undefined;
}

function staffSubject(lead: Lead, { reference, place }: LetterFacts): string {
  const check = `${lead.request.urgent ? "[Urgent] " : isFault(lead.request) ? "[Fault] " : ""}${lead.suspicions.length > 0 ? "[Check] " : ""}`;
  const visitor = [nameInQuotes(lead.request.name), place].filter(Boolean).join(", ");
  const replyHint = wantsWriting(lead.request) ? " (write, don’t call)" : "";
  const whatFor = isFault(lead.request) ? faultIn(lead.request) : servicesText(lead);
  const message = isUnnamed(lead) ? messageStart(lead.request.message) : undefined;
  const messageText = message === undefined ? "" : `: ${inQuotes(message)}`;
  return `${check}${reference} ${visitor}: ${whatFor}${replyHint}${messageText}`
    .slice(0, maxSubjectLength)
    .toWellFormed();
}

function whereRow(lead: Lead, { place, coverage }: LetterFacts) {
  const map = mapLink(lead);
  return [
    "Where",
    lines([
      placeAndOthers(place ?? "Not in our list of places: see the address below", lead),
      ...(coverage === undefined ? [] : [coverage]),
      { html: link(map, "Open the map").html, text: `Map: ${map}` },
    ]),
  ] as const;
}

function attachmentSection(upload: ReturnType<typeof filesOf>[number], { cardLink }: LetterFacts): Block {
  const endDate = dateName(melbourneDate(new Date(upload.ends)));
  const warning = upload.type === "application/pdf" ? [openPdfSentence] : [];
  const file =
    cardLink === undefined
      ? `${fileSummary(upload)}, in the bucket next to the request.`
      : line(
          `${fileSummary(upload)}. Stored until ${endDate}, then deleted. Download it from `,
          link(cardLink, "the card"),
        );
  return section("Attachment", paragraph(lines([file, ...warning])));
}

function withMailLink([label, value]: LabelledValue) {
  return [label, label === "Email" ? link(mailTo(value), value) : value] as const;
}

/** Names the promised time even after it has passed. */
function deadlineText(lead: Lead, now: number): string {
  const promised = promisedBy(lead);
  const byTimeText = `by ${timeOnDay(new Date(promised))}`;
  return promised > now
    ? byTimeText
    : `now: we promised ${wantsWriting(lead.request) ? "to write" : "a call"} ${byTimeText}`;
}

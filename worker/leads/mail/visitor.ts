import { html } from "hono/html";
import { business } from "#content/business.ts";
import { dateName, dayAndTime } from "#content/melbourne.ts";
import { promises } from "#content/promises.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Lead } from "../storage/lead.ts";
import { heading, letter, link, paragraph, rows, section } from "./layout.ts";
import { blocks, callBy, choices, type Entry, fileSummary } from "./summary.ts";

export interface VisitorContext {
  now: Date;
  /** From our own list of places. */
  place?: string | undefined;
  withdrawLink?: string | undefined;
  correctLink?: string | undefined;
  /** For a day, to add a file. */
  addLink?: string | undefined;
  corrects?: string | undefined;
}

export function visitorSubject(lead: Lead): string {
  return `We have your request ${referenceOf(lead.id)}`;
}

const steps: readonly Entry[] = [
  ["Site assessment", `A visit of ${promises.assessment} to look at the roof, the switchboard and your bill.`],
  ["Custom proposal", `A written quote, fixed for ${promises.quoteHolds}, with every rebate you qualify for.`],
  ["Installation", "By accredited installers. We handle approvals and rebate applications."],
];

const addBill = "To add a bill or a photo, reply to this email and attach it.";
const addBillByLink =
  "To add a bill or a photo, use this link within a day. After that, reply to this email and attach it.";

/**
 * Facts only: what was received, what happens, what was agreed to. Anybody may enter somebody else's address, so nothing
 * that was typed is repeated: what is printed comes from our own lists, apart from three digits and a first name.
 */
export function visitorText(lead: Lead, context: VisitorContext): string {
  const due = callBy(lead, context.now);
  return blocks([
    greeting(lead.request.name),
    `We have your request. Your reference is ${referenceOf(lead.id)}.${corrects(context)}`,
    `We’ll call you by ${due} on ${phoneEnding(lead)}. If that’s wrong, reply to this email.`,
    `WHAT WE RECEIVED\n${received(lead, context)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n")}`,
    context.addLink ? `${addBillByLink}\n${context.addLink}` : addBill,
    context.correctLink && `To correct something, send the form again:\n${context.correctLink}`,
    `WHAT HAPPENS NEXT\n1. A call. By ${due}.\n${steps.map(([title, text], index) => `${index + 2}. ${title}. ${text}`).join("\n")}`,
    `YOUR CONSENT\n“${lead.consent.wording}”\n${consentFacts(lead)}`,
    context.withdrawLink
      ? `To withdraw it and have your request deleted, use this link:\n${context.withdrawLink}`
      : `To withdraw it and have your request deleted, reply to this email or call ${business.phone.display}.`,
    `${business.name}, ABN ${business.abn}\n${business.phone.display}, ${business.hours.text}\n${business.email}`,
  ]);
}

export function visitorHtml(lead: Lead, context: VisitorContext): Promise<string> {
  const reference = referenceOf(lead.id);
  const due = callBy(lead, context.now);
  const body = html`${heading("We have your request")}
${paragraph(greeting(lead.request.name))}
${paragraph(html`Your reference is <b>${reference}</b>.${corrects(context)}`)}
${paragraph(html`We’ll call you by <b>${due}</b> on ${phoneEnding(lead)}. If that’s wrong, reply to this email.`)}
${section("What we received", rows(received(lead, context)))}
${paragraph(html`<br>${context.addLink ? html`${link(context.addLink, "Add a bill or a photo")} within a day. After that, reply to this email and attach it.` : addBill}`)}
${context.correctLink && paragraph(link(context.correctLink, "Correct something"))}
${section("What happens next", rows([["A call", `By ${due}.`], ...steps]))}
${section("Your consent", html`${paragraph(`“${lead.consent.wording}”`)}${paragraph(consentFacts(lead))}`)}
${paragraph(
  context.withdrawLink === undefined
    ? `To withdraw it and have your request deleted, reply to this email or call ${business.phone.display}.`
    : link(context.withdrawLink, "Withdraw consent and delete my request"),
)}`;
  return letter({
    preview: `${reference}. We’ll call you by ${due}.`,
    title: visitorSubject(lead),
    body,
    footer: html`${business.name}, ABN ${business.abn}<br>${link(business.phone.href, business.phone.display)}, ${business.hours.text}<br>${link(`mailto:${business.email}`, business.email)}`,
  });
}

function received(lead: Lead, { place }: VisitorContext): Entry[] {
  const { request, upload } = lead;
  return [
    ...choices(request),
    ["Place", place ?? "The address you entered"],
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
  return `You gave it on ${dayAndTime(new Date(receivedAt))} (Melbourne time), in our wording of ${dateName(consent.version)}. It ends on ${dateName(consent.endsOn)}, or when you withdraw it. Then we delete your request.`;
}

/** By the first word of the name, if that is nothing but a name: two to twenty letters, hyphens or apostrophes. */
export function greeting(name: string): string {
  const [first = ""] = name.normalize("NFKC").trim().split(/\s+/);
  return /^[\p{L}'’-]{2,20}$/u.test(first) && /\p{L}/u.test(first) ? `Hello ${first},` : "Hello,";
}

function corrects({ corrects }: VisitorContext): string {
  return corrects === undefined ? "" : ` It replaces ${corrects}.`;
}

import { business } from "#content/business.ts";
import { callBackBy, dateName, dayAndTime } from "#content/melbourne.ts";
import { promises } from "#content/promises.ts";
import { withoutRemark } from "#content/request/phone.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Lead } from "../storage/lead.ts";
import { html } from "./html.ts";
import { heading, letter, link, paragraph, rows, section } from "./layout.ts";
import { blocks, choices, type Entry, fileSummary, wholeAddress } from "./summary.ts";

export interface VisitorContext {
  withdrawLink?: string;
  corrects?: string;
}

export function visitorSubject(lead: Lead): string {
  return `We have your request ${referenceOf(lead.id)}`;
}

const steps: readonly Entry[] = [
  ["Site assessment", `A visit of ${promises.assessment}: roof, switchboard and bill.`],
  ["Custom proposal", `A written quote, its price fixed for ${promises.quoteHolds}, with every rebate you can have.`],
  ["Installation", "By accredited installers. We handle approvals and rebate applications."],
];

const addBill = "To add a bill or a photo, reply to this email and attach it.";

/** Facts only: what was received, what happens, what was agreed to. */
export function visitorText(lead: Lead, context: VisitorContext): string {
  return blocks([
    greeting(lead),
    `We have your request. Its reference is ${referenceOf(lead.id)}.${corrects(context)}`,
    `We will call you by ${dueBy(lead)} on ${phoneOf(lead)}. If that number is wrong, reply to this email.`,
    `WHAT WE RECEIVED\n${received(lead)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n")}`,
    addBill,
    `WHAT HAPPENS NEXT\n1. A call. By ${dueBy(lead)}.\n${steps.map(([title, text], index) => `${index + 2}. ${title}. ${text}`).join("\n")}`,
    `YOUR CONSENT\n“${lead.consent.wording}”\n${consentFacts(lead)}`,
    context.withdrawLink
      ? `To withdraw it and have your request deleted:\n${context.withdrawLink}`
      : `To withdraw it and have your request deleted, reply to this email or call ${business.phone.display}.`,
    `${business.name}, ABN ${business.abn}\n${business.phone.display}, ${business.hours.text}\n${business.email}`,
  ]);
}

export function visitorHtml(lead: Lead, context: VisitorContext): string {
  const reference = referenceOf(lead.id);
  const body = html`${heading("We have your request")}
${paragraph(greeting(lead))}
${paragraph(html`Your request has the reference <b>${reference}</b>.${corrects(context)}`)}
${paragraph(html`We will call you by <b>${dueBy(lead)}</b> on ${phoneOf(lead)}. If that number is wrong, reply to this email.`)}
${section("What we received", rows(received(lead)))}
${paragraph(html`<br>${addBill}`)}
${section("What happens next", rows([["A call", `By ${dueBy(lead)}.`], ...steps]))}
${section("Your consent", html`${paragraph(`“${lead.consent.wording}”`)}${paragraph(consentFacts(lead))}`)}
${paragraph(
  context.withdrawLink === undefined
    ? `To withdraw it and have your request deleted, reply to this email or call ${business.phone.display}.`
    : link(context.withdrawLink, "Withdraw consent and delete my request"),
)}`;
  return letter({
    preview: `${reference}. We will call you by ${dueBy(lead)}.`,
    title: visitorSubject(lead),
    body,
    footer: html`${business.name}, ABN ${business.abn}<br>${link(business.phone.href, business.phone.display)}, ${business.hours.text}<br>${link(`mailto:${business.email}`, business.email)}`,
  });
}

function received(lead: Lead): Entry[] {
  const { request, upload } = lead;
  const address = wholeAddress(request);
  return [
    ...choices(request),
    ["Address", isPlain(address) && address.length <= 100 ? address : "As you entered it"],
    ["Phone", phoneOf(lead)],
    ...(request.message === undefined ? [] : ([["Message", `Yes, ${request.message.length} characters`]] as const)),
    ["Attachment", upload ? fileSummary(upload) : "None"],
  ];
}

/** Without a remark behind it: those are words, and the address may be a stranger's. */
function phoneOf({ request }: Lead): string {
  return withoutRemark(request.phone);
}

function consentFacts({ consent, receivedAt }: Lead): string {
  return `Given ${dayAndTime(new Date(receivedAt))} (Melbourne), wording of ${dateName(consent.version)}. It ends on ${dateName(consent.endsOn)}, or whenever you withdraw it; then we delete your request.`;
}

function greeting({ request: { name } }: Lead): string {
  return isPlain(name) && name.length <= 40 && !/\d/.test(name) ? `Hello ${name},` : "Hello,";
}

function corrects({ corrects }: VisitorContext): string {
  return corrects === undefined ? "" : ` It replaces ${corrects}.`;
}

function dueBy({ receivedAt }: Lead): string {
  return dayAndTime(callBackBy(new Date(receivedAt)));
}

/**
 * Anybody may enter somebody else's address for mail. So that nobody sends their own words or links to strangers through
 * us, the message is not repeated, and the rest only where it is short, can't be an address on the web, and a name has no
 * number to call.
 */
function isPlain(text: string): boolean {
  return !/[:@<>[\]|\\]|\/\/|www|\.\p{L}{2}|\p{L}\.\p{L}/iu.test(text);
}

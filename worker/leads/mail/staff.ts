import { callBackBy, dateName, dayAndTime, melbourneDate } from "#content/melbourne.ts";
import { phoneNumber } from "#content/request/phone.ts";
import { referenceOf } from "#content/request/reference.ts";
import { serviceName } from "#content/request/services.ts";
import { cleanLine } from "#content/request/text.ts";
import type { Lead } from "../storage/lead.ts";
import { type Html, html, paragraphs } from "./html.ts";
import { button, heading, letter, link, notice, paragraph, quote, rows, section } from "./layout.ts";
import { blocks, checksOf, choices, fileSummary, suburbOf, wholeAddress } from "./summary.ts";

/** What the mail says besides what the visitor said. */
export interface StaffContext {
  uploadLink?: string;
  uploadEnds?: Date;
  deleteLink?: string;
  /** The reference of the request that this one corrects. */
  corrects?: string;
  /** How soon we are where the roof is. */
  coverage?: string;
  /** The estimate that led here, computed again. */
  estimate?: string[];
  /** What the summary of their meter says, with answers computed again. */
  meter?: string[];
}

export function staffSubject(lead: Lead): string {
  const { selectedServices } = lead.request;
  const check = checksOf(lead).length > 0 ? "[Check] " : "";
  return cleanLine(
    `${check}${referenceOf(lead.id)} ${who(lead)}: ${selectedServices.map(serviceName).join(", ")}`,
  ).slice(0, 180);
}

function who({ request }: Lead): string {
  const suburb = suburbOf(request);
  return suburb ? `${request.name}, ${suburb}` : request.name;
}

/** In the order of use: who to call and by when, where, what, when. A visitor's words stand as they were typed. */
export function staffText(lead: Lead, context: StaffContext): string {
  const { request, upload } = lead;
  const checks = checksOf(lead);
  return blocks([
    checks.length > 0 && ["CHECK BEFORE CALLING", ...checks].join("\n"),
    context.corrects && `Corrects ${context.corrects}: what is said here replaces what was said there.`,
    `Call ${request.name} by ${dayAndTime(callBackBy(new Date(lead.receivedAt)))}.`,
    `Phone: ${request.phone}\nEmail: ${request.email}`,
    ["WHERE", wholeAddress(request), ...(context.coverage ? [context.coverage] : []), `Map: ${mapLink(lead)}`].join(
      "\n",
    ),
    `WHAT\n${choices(request)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n")}`,
    request.message && `MESSAGE\n${quoted(request.message)}`,
    upload && attachment(upload.name, fileSummary(upload), context),
    context.estimate && ["ESTIMATE THAT LED HERE", ...context.estimate].join("\n"),
    context.meter && ["THEIR METER", ...context.meter].join("\n"),
    cameFrom(lead) && `CAME FROM\n${cameFrom(lead)}`,
    `${referenceOf(lead.id)}, received ${receivedOn(lead)}. Consent to contact ends ${dateName(lead.consent.endsOn)}.`,
    context.deleteLink &&
      `If they ask for it on the phone, delete everything about this request:\n${context.deleteLink}`,
  ]);
}

export function staffHtml(lead: Lead, context: StaffContext): string {
  const { request, upload } = lead;
  const checks = checksOf(lead);
  const due = dayAndTime(callBackBy(new Date(lead.receivedAt)));
  const body = html`${heading(who(lead))}
${checks.length > 0 && notice(html`<b>Check before calling.</b> ${checks.join(" ")}`)}
${context.corrects !== undefined && paragraph(html`<b>Corrects ${context.corrects}:</b> what is said here replaces what was said there.`)}
${paragraph(html`Call by <b>${due}</b>.`)}
${button(`tel:${phoneNumber(request.phone) ?? request.phone}`, `Call ${request.phone}`)}
${rows([
  ["Email", link(mailLink(request.email), request.email)],
  [
    "Where",
    html`${wholeAddress(request)}<br>${context.coverage !== undefined && html`${context.coverage}<br>`}${link(mapLink(lead), "Open the map")}`,
  ],
  ...choices(request),
])}
${request.message !== undefined && section("Message", quote(paragraphs(request.message)))}
${upload && section("Attachment", attachmentHtml(upload.name, fileSummary(upload), context))}
${context.estimate && section("Estimate that led here", paragraph(paragraphs(context.estimate.join("\n"))))}
${context.meter && section("Their meter", paragraph(paragraphs(context.meter.join("\n"))))}
${cameFrom(lead) !== "" && section("Came from ", paragraph(cameFrom(lead)))}`;
  return letter({
    preview: `Call by ${due}. ${wholeAddress(request)}`,
    title: staffSubject(lead),
    body,
    footer: html`${referenceOf(lead.id)}, received ${receivedOn(lead)}. Consent to contact ends ${dateName(lead.consent.endsOn)}.${
      context.deleteLink !== undefined &&
      html`<br>If they ask for it on the phone: ${link(context.deleteLink, "delete everything about this request")}.`
    }`,
  });
}

/** No line of a visitor's looks like one of ours. */
function quoted(message: string): string {
  return message.replaceAll(/^/gm, "> ");
}

function attachment(name: string, summary: string, { uploadLink, uploadEnds }: StaffContext): string {
  const heading = `ATTACHMENT\n${name} (${summary})`;
  if (uploadLink === undefined)
    return `${heading}\nIt is in the bucket, beside the request; no secret is set to sign a link with.`;
  return `${heading}, until ${uploadEnds ? dateName(melbourneDate(uploadEnds)) : "it is deleted"}:\n${uploadLink}`;
}

function attachmentHtml(name: string, summary: string, { uploadLink, uploadEnds }: StaffContext): Html {
  if (uploadLink === undefined) return paragraph(`${name} (${summary}), in the bucket beside the request.`);
  const ends = uploadEnds ? dateName(melbourneDate(uploadEnds)) : "then";
  return paragraph(
    html`${link(uploadLink, name === "" ? "Download" : name)}<br>${summary}. Kept until ${ends}, then deleted.`,
  );
}

function cameFrom({ origins = [] }: Lead): string {
  return origins.map(({ kind, slug }) => `${kind}: ${slug.replaceAll("-", " ")}`).join("; ");
}

function receivedOn({ receivedAt }: Lead): string {
  return dayAndTime(new Date(receivedAt));
}

/** An address may hold "?" and "&", which in a link would be a letter's blind copies and text. */
function mailLink(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

function mapLink({ request }: Lead): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: wholeAddress(request) })}`;
}

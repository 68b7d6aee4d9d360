import { html } from "hono/html";
import { dateName, dayAndTime, melbourneDate } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import { isCallback } from "#content/request/schema.ts";
import type { Lead, Upload } from "../storage/lead.ts";
import { callNumber, cameFrom, checksOf, mapLink, typed, whoMayOpen } from "./facts.ts";
import { button, type Html, heading, letter, lines, link, notice, paragraph, quote, rows, section } from "./layout.ts";
import { blocks, callByOrNow, choices, fileSummary, servicesOf } from "./summary.ts";

/** What the mail says besides what the visitor typed. */
export interface StaffContext {
  now: Date;
  /** Where it is and how soon we are there, from our own list of places. */
  place?: string | undefined;
  coverage?: string | undefined;
  uploadLink?: string | undefined;
  uploadEnds?: Date | undefined;
  /** Where staff mark what came of it. */
  cardLink?: string | undefined;
  deleteLink?: string | undefined;
  /** The reference of the request that this one corrects. */
  corrects?: string | undefined;
  /** What the summary of their meter says, with answers computed again. */
  meter?: string[] | undefined;
  /** The estimate that led here, computed again. */
  estimate?: string[] | undefined;
}

/** The name is in quotes: whatever it says, it isn't us who say it. */
export function staffSubject(lead: Lead, { place }: StaffContext): string {
  const check = lead.checks.length > 0 ? "[Check] " : "";
  const from = [`“${lead.request.name.replaceAll(/[“”"]/g, "'").slice(0, 60)}”`, place].filter(Boolean).join(", ");
  return `${check}${referenceOf(lead.id)} ${from}: ${servicesOf(lead.request)}`.slice(0, 180).toWellFormed();
}

const bare =
  "They only left a number, so they get no confirmation by email. Ring, even if it’s just to say we have their request.";
const confirmTimes = "These are the times that suit them. Nothing is booked until you confirm one.";
export const openPdf = "Open it in your browser, not in a desktop program: a PDF can contain a script or another file.";

/**
 * In the order of use: who to call and by when, where, what. Everything that was typed is in one quoted block, file name
 * and addresses included, and every line of it is marked: none can be taken for one of ours.
 */
export function staffText(lead: Lead, context: StaffContext): string {
  const { request, upload } = lead;
  const reference = referenceOf(lead.id);
  return blocks([
    lead.checks.length > 0 && ["CHECK BEFORE CALLING", ...checksOf(lead)].join("\n"),
    context.corrects && `Corrects ${context.corrects}: this replaces what was sent there.`,
    `Call ${callNumber(lead)} ${callByOrNow(lead, context.now)}.`,
    context.cardLink && `Then record what happened. ${whoMayOpen}\n${context.cardLink}`,
    !isCallback(request) &&
      [
        "WHERE",
        context.place ?? "Not in our list of places: see the address below.",
        ...(context.coverage ? [context.coverage] : []),
        `Map: ${mapLink(lead)}`,
      ].join("\n"),
    isCallback(request) && bare,
    `${isCallback(request) ? "WHEN" : "WHAT"}\n${choices(request)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n")}${request.preferred ? `\n${confirmTimes}` : ""}`,
    upload && attachment(upload, context),
    [
      "TYPED BY THE VISITOR (every line that begins with >)",
      ...typed(lead).map(([label, value]) => `> ${label}: ${value}`),
      ...(request.message === undefined ? [] : ["> Message:", request.message.replaceAll(/^/gm, "> | ")]),
    ].join("\n"),
    context.meter && ["THEIR METER", ...context.meter].join("\n"),
    context.estimate && ["ESTIMATE THAT LED HERE", ...context.estimate].join("\n"),
    cameFrom(lead) && `CAME FROM\n${cameFrom(lead)}`,
    `${reference}, received ${receivedOn(lead)}. Consent to contact ends ${dateName(lead.consent.endsOn)}.${replies(lead)}`,
    context.deleteLink &&
      `If they ask for it on the phone, delete everything about this request:\n${context.deleteLink}`,
  ]);
}

export function staffHtml(lead: Lead, context: StaffContext): Promise<string> {
  const { request, upload } = lead;
  const due = callByOrNow(lead, context.now);
  const number = callNumber(lead);
  const body = html`${heading(`${referenceOf(lead.id)}${context.place ? `, ${context.place}` : ""}`)}
${lead.checks.length > 0 && notice(html`<b>Check before calling.</b> ${checksOf(lead).join(" ")}`)}
${context.corrects !== undefined && paragraph(html`<b>Corrects ${context.corrects}:</b> this replaces what was sent there.`)}
${paragraph(html`Call <b>${due}</b>.`)}
${button(`tel:${number}`, `Call ${number}`)}
${context.cardLink !== undefined && paragraph(html`Then ${link(context.cardLink, "record what happened")}. ${whoMayOpen}`)}
${isCallback(request) && paragraph(bare)}
${rows([...(isCallback(request) ? [] : [where(lead, context)]), ...choices(request)])}
${request.preferred !== undefined && paragraph(confirmTimes)}
${upload && section("Attachment", attachmentHtml(upload, context))}
${section(
  "Typed by the visitor",
  quote(
    html`${typed(lead).map(([label, value]) => html`<b>${label}:</b> ${label === "Email" ? link(mailLink(value), value) : value}<br>`)}${
      request.message !== undefined && html`<b>Message:</b><br>${lines(request.message)}`
    }`,
  ),
)}
${context.meter && section("Their meter", paragraph(lines(context.meter.join("\n"))))}
${context.estimate && section("Estimate that led here", paragraph(lines(context.estimate.join("\n"))))}
${cameFrom(lead) !== "" && section("Came from", paragraph(cameFrom(lead)))}`;
  return letter({
    preview: `Call ${due}.${context.place ? ` ${context.place}` : ""}`,
    title: staffSubject(lead, context),
    body,
    footer: html`${referenceOf(lead.id)}, received ${receivedOn(lead)}. Consent to contact ends ${dateName(lead.consent.endsOn)}.${replies(lead)}${
      context.deleteLink !== undefined &&
      html`<br>If they ask for it on the phone: ${link(context.deleteLink, "delete everything about this request")}.`
    }`,
  });
}

function where(lead: Lead, { place, coverage }: StaffContext): [string, Html] {
  return [
    "Where",
    html`${place ?? "Not in our list of places: see the address below."}<br>${coverage !== undefined && html`${coverage}<br>`}${link(mapLink(lead), "Open the map")}`,
  ];
}

function replies({ request }: Lead): string {
  return request.email ? " A reply to this email goes to the visitor." : "";
}

export function attachment(upload: Upload, { uploadLink, uploadEnds }: StaffContext): string {
  const what = [`ATTACHMENT\n${fileSummary(upload)}`, ...(upload.type === "application/pdf" ? [openPdf] : [])].join(
    "\n",
  );
  if (uploadLink === undefined)
    return `${what}\nIt’s in the bucket, next to the request. There’s no link because LINK_SECRET isn’t set.`;
  return `${what}\nDownload it before it’s deleted on ${uploadEnds ? dateName(melbourneDate(uploadEnds)) : "its last day"}:\n${uploadLink}`;
}

export function attachmentHtml(upload: Upload, { uploadLink, uploadEnds }: StaffContext): Html {
  const warning = upload.type === "application/pdf" && html`<br>${openPdf}`;
  if (uploadLink === undefined)
    return paragraph(html`${fileSummary(upload)}, in the bucket next to the request.${warning}`);
  const ends = uploadEnds ? dateName(melbourneDate(uploadEnds)) : "then";
  return paragraph(
    html`${link(uploadLink, "Download the file")}<br>${fileSummary(upload)}. Stored until ${ends}, then deleted.${warning}`,
  );
}

function receivedOn({ receivedAt }: Lead): string {
  return dayAndTime(new Date(receivedAt));
}

/** An address may hold "?" and "&", which in a link would be a letter's blind copies and text. */
function mailLink(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

import { html } from "hono/html";
import { dateName } from "#content/melbourne.ts";
import type { Lead } from "../storage/lead.ts";
import { heading, letter, link, paragraph, quote, section } from "./layout.ts";
import { attachment, attachmentHtml, type StaffContext, staffSubject } from "./staff.ts";
import { blocks } from "./summary.ts";

/** To staff: a file that came later. The request itself, and by when to call, they have. */
export function fileAddedSubject(lead: Lead, context: StaffContext): string {
  const [who = ""] = staffSubject(lead, context).split(": ");
  return `${who}: a file for ${context.corrects ?? "an earlier request"}`;
}

const nothingElse = "Nothing else has changed, including when to call.";

export function fileAddedText(lead: Lead, context: StaffContext): string {
  return blocks([
    `A file for ${context.corrects ?? "an earlier request"}, sent through the link in its confirmation. ${nothingElse}`,
    lead.upload && attachment(lead.upload, context),
    lead.upload && `TYPED BY THE VISITOR (every line that begins with >)\n> File name: ${lead.upload.name}`,
    `Consent to contact ends ${dateName(lead.consent.endsOn)}.`,
    context.deleteLink &&
      `If they ask for it on the phone, delete everything about this request:\n${context.deleteLink}`,
  ]);
}

export function fileAddedHtml(lead: Lead, context: StaffContext): Promise<string> {
  const { upload } = lead;
  const title = fileAddedSubject(lead, context);
  return letter({
    preview: nothingElse,
    title,
    body: html`${heading(`A file for ${context.corrects ?? "an earlier request"}`)}
${paragraph(`Sent through the link in its confirmation. ${nothingElse}`)}
${upload && section("Attachment", attachmentHtml(upload, context))}
${upload && section("Typed by the visitor", quote(html`<b>File name:</b> ${upload.name}`))}`,
    footer: html`Consent to contact ends ${dateName(lead.consent.endsOn)}.${
      context.deleteLink !== undefined &&
      html`<br>If they ask for it on the phone: ${link(context.deleteLink, "delete everything about this request")}.`
    }`,
  });
}

import { html } from "hono/html";
import { business } from "#content/business.ts";
import { dateName, dayAndTime, melbourneDate } from "#content/melbourne.ts";
import { isCallback } from "#content/request/schema.ts";
import { cardDays } from "../inbox/policy.ts";
import { callNumber, cameFrom, checksOf, mapLink, typed } from "../mail/facts.ts";
import type { Html } from "../mail/layout.ts";
import { openPdf } from "../mail/staff.ts";
import { choices, type Entry, fileSummary } from "../mail/summary.ts";
import type { Lead } from "../storage/lead.ts";
import { cardDocument } from "./document.ts";
import type { CardEstimate } from "./estimate.ts";
import { bookedVisit, historyOf, type Mark, statusOf } from "./history.ts";
import { longestNote, type Posted } from "./posted.ts";

/** Everything that the card shows. */
export interface CardContext {
  lead: Lead;
  reference: string;
  marks: readonly Mark[];
  /** The inbox has no record of it, or took it in after a restore. */
  isUnknown: boolean;
  promised: Date;
  now: Date;
  place?: string | undefined;
  coverage?: string | undefined;
  meter?: string[] | undefined;
  estimate?: CardEstimate | undefined;
  /** Until `uploadEnds`; absent once the file is gone. */
  uploadLink?: string | undefined;
  uploadEnds?: Date | undefined;
  deleteLink?: string | undefined;
  /** This card's own address, with its query. */
  address: string;
  /** When this link ends. */
  linkEnds: Date;
  /** What was posted and can't be noted as it is. */
  refused?: Posted | undefined;
}

/** In the order of use: who to call, the buttons, what they asked for, what happened. */
export function cardPage(context: CardContext): Promise<Response> {
  const { lead, reference, marks, place, refused } = context;
  const { text, isLate } = statusOf(marks, context);
  const number = callNumber(lead);
  return cardDocument(
    refused?.problem === undefined ? reference : `Error: ${reference}`,
    html`<h1>${reference}${place !== undefined && html` <span>${place}</span>`}</h1>
<p class="card-standing${isLate ? " late" : ""}">${text}</p>
${checksOf(lead).length > 0 && html`<p class="card-check"><b>Check before calling.</b> ${checksOf(lead).join(" ")}</p>`}
<p><a class="btn card-call" href="tel:${number}">Call ${number}</a></p>
${markForm(context)}
${typedSection(context)}
${requestSection(context)}
${context.meter && section("meter", "Their meter", paragraphs(context.meter))}
${context.estimate && estimateSection(context.estimate)}
${historySection(context)}
${linkSection(context)}`,
    refused ? (refused.status ?? 422) : 200,
  );
}

/** Enter in the time's field presses the first button, so that one says nothing and is only there for it. */
function markForm({ refused }: CardContext): Html {
  const { note = "", time = "" } = refused?.mark ?? {};
  const problem = refused?.problem;
  return html`<form class="card-mark" method="post" aria-label="What happened">
<button class="unseen" name="outcome" value="" aria-hidden="true" tabindex="-1"></button>
<input type="hidden" name="key" value="${crypto.randomUUID()}">
${problem !== undefined && html`<p class="field-problem" role="alert" id="problem">${problem}</p>`}
<label for="note">Note <span class="small">(optional, ${longestNote} characters)</span></label>
<textarea id="note" name="note" rows="2" maxlength="${longestNote}"${problem !== undefined && html` aria-describedby="problem"`}>${note}</textarea>
<button class="btn" name="outcome" value="called">Called</button>
<label for="at">When will you try again, or visit? <span class="small">(Melbourne time)</span></label>
<input id="at" name="at" type="datetime-local" value="${time}"${problem !== undefined && html` aria-describedby="problem"`}>
<div class="card-buttons"><button class="btn btn-line" name="outcome" value="no-answer">No answer</button>
<button class="btn btn-line" name="outcome" value="booked">Visit booked</button>
<button class="btn btn-line" name="outcome" value="not-for-us">Not for us</button>
<button class="btn btn-line" name="outcome" value="note">Save the note only</button></div>
</form>`;
}

function typedSection({ lead, coverage }: CardContext): Html {
  const { message } = lead.request;
  return section(
    "typed",
    "Typed by the visitor",
    html`${list(typed(lead))}${message !== undefined && html`<p class="card-message">${message}</p>`}
${!isCallback(lead.request) && html`<p>${coverage !== undefined && html`${coverage}. `}<a href="${mapLink(lead)}" rel="noreferrer">Open the map</a></p>`}`,
  );
}

function requestSection({ lead, address, uploadLink, uploadEnds, marks }: CardContext): Html {
  const { request, upload } = lead;
  const from = cameFrom(lead);
  return section(
    "request",
    "What they want",
    html`${list([...choices(request), ...(from === "" ? [] : [["Came from", from] as const])])}
${bookedVisit(marks) && html`<p><a href="${address}&amp;calendar=visit" download>Add the visit to a calendar (.ics)</a></p>`}
${request.preferred !== undefined && html`<p><a href="${address}&amp;calendar=times" download>Add the times that suit them to a calendar (.ics)</a>. Nothing is booked until you confirm one.</p>`}
${upload && html`<p>${uploadLink === undefined ? "The attachment has been deleted" : html`<a href="${uploadLink}">Download the attachment</a>`}: ${fileSummary(upload)}${uploadLink !== undefined && uploadEnds && `, until ${dateName(melbourneDate(uploadEnds))}`}.${upload.type === "application/pdf" && ` ${openPdf}`}</p>`}`,
  );
}

function estimateSection({ title, lines, arithmetic, path }: CardEstimate): Html {
  return section(
    "estimate",
    "Estimate they came from",
    html`<p><a href="${path}">${title}</a>, worked out again today</p>
${list(lines.map(({ label, value }) => [label, value]))}
${arithmetic.length > 0 && html`<h3>How it is worked out</h3>${list(arithmetic.map(({ label, calculation }) => [label, calculation]))}`}`,
  );
}

function historySection({ lead, marks }: CardContext): Html {
  const entries = historyOf(lead, marks).map(
    ({ at, what, note }) =>
      html`<li><b>${at}</b><br>${what}${note !== undefined && html`<span class="card-message">${note}</span>`}</li>`,
  );
  return section("history", "What happened", html`<ol class="card-history">${entries}</ol>`);
}

function linkSection({ lead, deleteLink, linkEnds }: CardContext): Html {
  return section(
    "link",
    "This link",
    html`<p>For staff of ${business.name} only: anyone who has the link can read the request. It ends ${dayAndTime(linkEnds)}, ${cardDays} days after it was sent. If somebody else has it, send a new one: it goes to our own inbox, and this one stops working.</p>
<form method="post"><input type="hidden" name="key" value="${crypto.randomUUID()}"><button class="btn btn-line" name="outcome" value="fresh-link">Send a new link</button></form>
<p>Consent to contact ends ${dateName(lead.consent.endsOn)}.${deleteLink !== undefined && html` <a href="${deleteLink}">Delete at the visitor’s request</a>: you’ll be asked to confirm, then everything is deleted.`}</p>`,
  );
}

function section(id: string, title: string, content: Html): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}

function list(entries: readonly Entry[]): Html {
  return html`<dl>${entries.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function paragraphs(texts: readonly string[]): Html {
  return html`${texts.map((text) => html`<p>${text}</p>`)}`;
}

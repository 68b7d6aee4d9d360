// desk/: what staff and visitors see and do by their links. This is the page of a visitor's own request.
import { melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { isCallback, isWritten } from "#content/request/schema.ts";
import type { RequestCheck, RequestView } from "#content/request/view.ts";
import type { LeadsContext } from "../context.ts";
import { calendarResponse, visitorsVisit } from "../letters/calendar.ts";
import { choices, estimateOf, fileSummary, phoneEnding, placeOf, rowsOf, servicesOf } from "../letters/describe.ts";
import { linkIn } from "../links/links.ts";
import { promisedBy } from "../record/lead.ts";
import { visitAhead } from "../record/stage.ts";
import { type OpenedRequest, openRequest } from "./open-request.ts";
import { forVisitor } from "./own-page-words.ts";

/** What the link leads to. Looking changes nothing: mail programs open links by themselves. */
export async function openOwnPage(
  query: URLSearchParams,
  context: LeadsContext,
): Promise<OpenedRequest | Exclude<RequestCheck, { kind: "open" }>> {
  const link = context.links.read("request", linkIn(query));
  if (!link) return { kind: "missing" };
  if (link.isOver) return { kind: "ended" };
  // Anybody can withdraw although the inbox doesn't answer, or doesn't know the request yet.
  const finding = context.inbox().find({ id: link.id });
  const opened = await openRequest(
    link.id,
    finding.catch(() => undefined),
    context,
  );
  return "kind" in opened ? { kind: "withdrawn", reference: opened.reference } : opened;
}

export function isChangeable({ stage: { step } }: Pick<OpenedRequest, "stage">): boolean {
  return step !== "done" && step !== "closed";
}

export async function checkRequestLink(query: URLSearchParams, context: LeadsContext): Promise<RequestCheck> {
  const opened = await openOwnPage(query, context);
  return "kind" in opened ? opened : { kind: "open", view: await viewOf(opened, context) };
}

async function viewOf(opened: OpenedRequest, { now, shownNow }: LeadsContext): Promise<RequestView> {
  const { lead, reference, stage } = opened;
  const added = lead.added?.length ?? 0;
  const { request } = lead;
  const callback = isCallback(request);
  const place = await placeOf(lead);
  const today = melbourneDate(shownNow());
  const estimate = await estimateOf(lead, today);
  const preferred = request.preferred ?? [];
  const visit = visitAhead(stage);
  const asked = [
    ["What for", servicesOf(request)],
    ["Where", place.name ?? "The address you entered"],
    ["Times that suit", preferred.map(halfDayName).join("; ") || "None chosen"],
  ] as const;
  return {
    reference,
    callback,
    urgent: request.urgent === true,
    ...forVisitor(stage, {
      received: new Date(lead.receivedAt),
      promised: promisedBy(lead),
      callback,
      written: isWritten(request),
      now: new Date(now()),
    }),
    asked: rowsOf(
      ...(callback ? choices(request) : asked),
      ["Phone", phoneEnding(lead)],
      ...(estimate?.price ? [estimate.price] : []),
      ["Attachment", lead.upload && fileSummary(lead.upload)],
      ["Added later", added > 1 ? `${added} files` : added === 1 ? "One file" : undefined],
    ),
    visit: visit && timeOnDay(visit),
    changeable: isChangeable(opened)
      ? {
          hasPhone: !isWritten(request),
          services: request.selectedServices,
          message: request.message ?? "",
          offered: [...new Set([...preferred, ...offeredHalfDays(today, place.kind)])].sort(),
          preferred,
        }
      : undefined,
  };
}

/** The visit as a file for the calendar, by the link of the request's own page. */
export async function serveVisit(query: URLSearchParams, context: LeadsContext): Promise<Response> {
  const opened = await openOwnPage(query, context);
  if ("kind" in opened || !opened.stage.visit) return new Response("There is no visit.\n", { status: 404 });
  const { name } = await placeOf(opened.lead);
  return calendarResponse(visitorsVisit(opened, name), opened.reference, context.now());
}

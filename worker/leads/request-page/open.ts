import { melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { bestTimes, labelOf } from "#content/request/options.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import { referenceOf } from "#content/request/reference.ts";
import { isCallback, isWritten } from "#content/request/schema.ts";
import type { RequestCheck, RequestView } from "#content/request/view.ts";
import type { LeadsContext } from "../context.ts";
import { estimateOf, fileSummary, phoneEnding, placeOf, servicesOf } from "../describe.ts";
import type { RequestRecord } from "../inbox/types.ts";
import { linkIn } from "../links/links.ts";
import { calendarFile, calendarHeaders, visitorsVisit } from "../office/calendar.ts";
import { type Stage, stageOf } from "../standing.ts";
import { readableLead } from "../storage/bucket.ts";
import { bucketMs, withDeadline } from "../storage/deadline.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { forVisitor } from "./words.ts";

/*
 * The page of a visitor's own request: what its link opens, and what it shows.
 */

/** A request as its own page's link opens it. */
export interface OpenedRequest {
  lead: Lead;
  reference: string;
  stage: Stage;
}

/** What the link leads to. Looking changes nothing: mail programs open links by themselves. */
export async function openRequest(
  query: URLSearchParams,
  { bucket, links, inbox, now }: LeadsContext,
): Promise<OpenedRequest | Exclude<RequestCheck, { kind: "open" }>> {
  const link = links.read("request", linkIn(query));
  if (!link) return { kind: "missing" };
  if (link.isOver) return { kind: "ended" };
  // Anybody can withdraw although the inbox doesn't answer, or doesn't know the request yet.
  const [record, lead] = await Promise.all([
    inbox()
      .find({ id: link.id })
      .catch(() => undefined),
    withDeadline(readableLead(bucket, link.id), bucketMs),
  ]);
  const reference = record?.reference ?? referenceOf(link.id);
  if (!lead || isWithdrawn(record)) return { kind: "withdrawn", reference };
  return {
    lead,
    reference,
    stage: stageOf(record?.events ?? [], new Date(now())),
  };
}

function isWithdrawn(record: RequestRecord | undefined): boolean {
  return record !== undefined && record.delivery.withdrawn !== null;
}

export function isChangeable({ stage: { step } }: Pick<OpenedRequest, "stage">): boolean {
  return step !== "done" && step !== "closed";
}

export async function checkRequestLink(query: URLSearchParams, context: LeadsContext): Promise<RequestCheck> {
  const opened = await openRequest(query, context);
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
  return {
    reference,
    callback,
    ...forVisitor(stage, {
      received: new Date(lead.receivedAt),
      promised: promisedBy(lead),
      callback,
      written: isWritten(request),
      now: new Date(now()),
    }),
    asked: [
      ...(callback
        ? ([["Best time", labelOf(bestTimes, request.bestTime ?? "any")]] as const)
        : ([
            ["What for", servicesOf(request)],
            ["Where", place.name ?? "The address you entered"],
            ["Times that suit", preferred.map(halfDayName).join("; ") || "None chosen"],
          ] as const)),
      ["Phone", phoneEnding(lead)],
      ...(estimate?.price ? [estimate.price] : []),
      ...(lead.upload ? ([["Attachment", fileSummary(lead.upload)]] as const) : []),
      ...(added > 0 ? ([["Added later", added === 1 ? "One file" : `${added} files`]] as const) : []),
    ],
    visit: stage.step === "visit" && stage.visit ? timeOnDay(stage.visit) : undefined,
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
  const opened = await openRequest(query, context);
  if ("kind" in opened || !opened.stage.visit) return new Response("There is no visit.\n", { status: 404 });
  const { lead, reference } = opened;
  const { name } = await placeOf(lead);
  const visit = visitorsVisit({ ...opened, alias: context.signatures.aliasOf(lead.id) }, name);
  return new Response(calendarFile(visit, context.now()), { headers: calendarHeaders(reference) });
}

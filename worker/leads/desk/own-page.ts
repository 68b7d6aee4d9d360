// desk/: what staff and visitors see and do by their links. This is the page of a visitor's own request.
import { melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { offeredHalfDays } from "#content/request/preferred.ts";
import { isCallback, isWritten } from "#content/request/schema.ts";
import { topicOf } from "#content/request/topics.ts";
import type { RequestCheck, RequestView } from "#content/request/view.ts";
import { calendarResponse, visitorsVisit } from "../letters/calendar.ts";
import {
  attachmentsOf,
  choices,
  estimateOf,
  halfDayInWords,
  phoneEnding,
  placeAndOthers,
  placeOf,
  rowsOf,
  servicesOf,
} from "../letters/describe.ts";
import { linkIn } from "../links/links.ts";
import { promisedBy } from "../record/lead.ts";
import { outcomesBy } from "../record/outcomes.ts";
import { type DeskDependencies, type OpenedRequest, openRequest } from "./open-request.ts";
import { forVisitor } from "./own-page-words.ts";

/** What the link leads to. Looking changes nothing: mail programs open links by themselves. */
export async function openOwnPage(
  query: URLSearchParams,
  dependencies: DeskDependencies,
): Promise<OpenedRequest | Exclude<RequestCheck, { kind: "open" }>> {
  const link = dependencies.links.read("request", linkIn(query));
  if (!link) return { kind: "missing" };
  if (link.isOver) return { kind: "ended" };
  // Anybody can withdraw although the inbox doesn't answer, or doesn't know the request yet.
  const finding = dependencies.inbox().find({ id: link.id });
  const opened = await openRequest(
    link.id,
    finding.catch(() => undefined),
    dependencies,
  );
  return "kind" in opened ? { kind: "withdrawn", reference: opened.reference } : opened;
}

export function isChangeable({ stage: { step } }: Pick<OpenedRequest, "stage">): boolean {
  return step !== "done" && step !== "closed";
}

export async function checkRequestLink(query: URLSearchParams, dependencies: DeskDependencies): Promise<RequestCheck> {
  const opened = await openOwnPage(query, dependencies);
  return "kind" in opened ? opened : { kind: "open", view: await viewOf(opened, query.get("done"), dependencies) };
}

async function viewOf(
  opened: OpenedRequest,
  done: string | null,
  { now, shownNow }: DeskDependencies,
): Promise<RequestView> {
  const { lead, reference, stage } = opened;
  const added = lead.added?.length ?? 0;
  const { request } = lead;
  const callback = isCallback(request);
  const place = await placeOf(lead);
  const today = melbourneDate(shownNow());
  const estimate = await estimateOf(lead, today);
  const preferred = request.preferred ?? [];
  const visit = stage.visitAhead && timeOnDay(stage.visitAhead);
  const asked = [
    ["What for", servicesOf(lead)],
    ["Where", placeAndOthers(place.name ?? "The address you entered", lead)],
    ["Times that suit", preferred.map(halfDayInWords).join("; ") || "None chosen"],
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
      wasWritten: isWritten(request) || (stage.contactedAt ?? now()) <= Date.parse(lead.phoneSince ?? ""),
      now: new Date(now()),
    }),
    asked: rowsOf(
      ...(callback ? choices(lead) : asked),
      ["Phone", phoneEnding(lead)],
      ...(estimate?.price ? [estimate.price] : []),
      attachmentsOf(lead),
      ["Added later", added > 1 ? `${added} files` : added === 1 ? "One file" : undefined],
    ),
    visit,
    done: wordsAfter(done, visit),
    changeable: isChangeable(opened)
      ? {
          hasPhone: !isWritten(request),
          services: request.selectedServices,
          topic: topicOf(lead.origins ?? []),
          message: request.message ?? "",
          offered: [...new Set([...preferred, ...offeredHalfDays(today, place.kind)])].sort(),
          preferred,
        }
      : undefined,
  };
}

/** What the page says once something was done on it. */
function wordsAfter(act: string | null, visit: string | undefined): string | undefined {
  if (act === "withdraw") return "Your request is being deleted.";
  const [, outcome] = outcomesBy("visitor").find(([, { form }]) => form?.act === act) ?? [];
  return outcome?.form?.done(visit);
}

/** The visit as a file for the calendar, by the link of the request's own page. */
export async function serveVisit(query: URLSearchParams, dependencies: DeskDependencies): Promise<Response> {
  const opened = await openOwnPage(query, dependencies);
  if ("kind" in opened || !opened.stage.visit) return new Response("There is no visit.\n", { status: 404 });
  const { name } = await placeOf(opened.lead);
  return calendarResponse(visitorsVisit(opened, name), opened.reference, dependencies.now());
}

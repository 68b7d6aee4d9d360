import { dayMs } from "#content/durations.ts";
import { melbourneStamp, momentOf, timeOnDay } from "#content/melbourne.ts";
import { callDueAt } from "#content/request/call-due.ts";
import { isReference } from "#content/request/reference.ts";
import type { SentCheck } from "#content/request/response.ts";
import { type RequestKind, requestKind } from "#content/request/view.ts";
import { type Links, pathOf } from "../links/links.ts";
import type { Lead } from "../record/lead.ts";

/**
 * The URL that confirms a stored request: its own page, for a day. Without a link secret there are no such pages, so the contact
 * page confirms the reference.
 */
export function confirmationUrl(links: Links, { id, receivedAt, request }: Lead, reference: string): string {
  const link = links.to("request", id, Date.parse(receivedAt) + dayMs);
  if (link !== undefined) return pathOf(link);
  const query = new URLSearchParams({ sent: reference, on: melbourneStamp(new Date(receivedAt)) });
  const kind = requestKind(request);
  if (kind !== "assessment") query.set("kind", kind);
  return `/contact?${query}`;
}

/** Reads the contact page's URL that confirms a request. It is used only if nothing can be signed. */
export function checkConfirmation(query: URLSearchParams, canSign: boolean, now: number): SentCheck {
  const [reference = "", stamp = ""] = ["sent", "on"].map((name) => query.get(name) ?? "");
  const [, on, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(stamp) ?? [];
  if (canSign || on === undefined || !isReference(reference)) return { confirmed: false };
  const received = momentOf({ date: on, minutes: Number(hours) * 60 + Number(minutes) }).getTime();
  if (Number.isNaN(received)) return { confirmed: false };
  const kind = kinds.find((known) => known === query.get("kind")) ?? "assessment";
  const callByText = timeOnDay(callDueAt(new Date(received), kind), new Date(now));
  return { confirmed: true, reference, on, callByText, kind };
}

const kinds: readonly RequestKind[] = ["callback", "urgent", "fault"];

import { melbourneDate } from "#content/melbourne.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { DeliveryState } from "../delivery/state.ts";
import type { Links } from "../links/links.ts";
import { placeOf } from "../mail/place.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { cardExpires } from "../storage/marks.ts";

export interface PayloadDependencies {
  links: Links;
  aliasOf(id: string): string;
  describeEstimate(estimate: EstimateOrigin, today: string): string[] | undefined;
  shownNow(): Date;
  now(): number;
}

/** The whole request, as staff's mail has it. `id` is the same however often it is posted. */
export async function requestPayload(
  { id, uploadEnds, marks }: DeliveryState,
  lead: Lead | undefined,
  { links, aliasOf, describeEstimate, shownNow, now }: PayloadDependencies,
) {
  if (!lead) throw new Error("the request is missing");
  const { consent: _, ...request } = lead.request;
  const [place, card, upload] = await Promise.all([
    placeOf(lead),
    links.card(id, cardExpires(now(), marks)),
    uploadEnds === undefined ? undefined : links.upload(id, uploadEnds),
  ]);
  return {
    event: "request",
    id: aliasOf(id),
    reference: referenceOf(id),
    receivedAt: lead.receivedAt,
    callBackBy: promisedBy(lead).toISOString(),
    consentEndsOn: lead.consent.endsOn,
    corrects: lead.replaces && { id: aliasOf(lead.replaces), reference: referenceOf(lead.replaces) },
    request: { ...request, kind: request.kind ?? "assessment" },
    place: place.name,
    coverage: place.coverage,
    from: lead.origins,
    estimate: lead.estimate && describeEstimate(lead.estimate, melbourneDate(shownNow())),
    checks: lead.checks,
    upload,
    card,
  };
}

/** Says that it is over, and nothing else. */
export function withdrawnPayload({ id, withdrawn }: DeliveryState, { aliasOf }: PayloadDependencies) {
  return {
    event: "withdrawn",
    id: aliasOf(id),
    reference: referenceOf(id),
    withdrawnAt: withdrawn && new Date(withdrawn.at).toISOString(),
  };
}

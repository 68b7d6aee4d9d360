import { melbourneDate } from "#content/melbourne.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import { cardExpires } from "../inbox/policy.ts";
import type { LetterContext } from "../inbox/types.ts";
import type { Links } from "../links/links.ts";
import { placeOf } from "../mail/place.ts";
import { promisedBy } from "../storage/lead.ts";

export interface PayloadDependencies {
  links: Links;
  aliasOf(id: string): string;
  describeEstimate(estimate: EstimateOrigin, today: string): string[] | undefined;
  shownNow(): Date;
  now(): number;
}

/** The whole request, as staff have it. `id` is the same however often it is posted. */
export async function requestPayload(
  { delivery, reference, corrects, request: stored }: LetterContext,
  { links, aliasOf, describeEstimate, shownNow, now }: PayloadDependencies,
) {
  const lead = stored?.lead;
  if (!lead) throw new Error("the request is missing");
  const { consent: _, ...request } = lead.request;
  const linkEnds = cardExpires(now(), delivery) * 1000;
  const [place, card, upload] = await Promise.all([
    placeOf(lead),
    links.card(lead.id, linkEnds),
    delivery.uploadEnds === null ? undefined : links.upload(lead.id, linkEnds),
  ]);
  return {
    event: "request",
    id: aliasOf(lead.id),
    reference,
    receivedAt: lead.receivedAt,
    callBackBy: promisedBy(lead).toISOString(),
    consentEndsOn: lead.consent.endsOn,
    corrects: lead.replaces && corrects && { id: aliasOf(lead.replaces), reference: corrects },
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
export function withdrawnPayload({ delivery, reference }: LetterContext, { aliasOf }: PayloadDependencies) {
  return {
    event: "withdrawn",
    id: aliasOf(delivery.id),
    reference,
    withdrawnAt: delivery.withdrawn === null ? undefined : new Date(delivery.withdrawn).toISOString(),
  };
}

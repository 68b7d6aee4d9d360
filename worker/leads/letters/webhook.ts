import { createHmac } from "node:crypto";
import { dayMs } from "#content/durations.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { errorName, LoggableError } from "#worker/log.ts";
import { cardDays } from "../links/links.ts";
import type { SendResult } from "../record/delivery.ts";
import { filesOf, promisedBy } from "../record/lead.ts";
import { placeOf, recomputeEstimate } from "./describe.ts";
import type { LetterContext, LetterDependencies } from "./facts.ts";

/** Posts to the business's own system and returns the result. Throws only if the payload can't be put together. */
type Webhook = (kind: "webhook" | "webhook-withdrawal", context: LetterContext) => Promise<SendResult>;

/**
 * Posts each event to the business's own system, signed. Undefined if none is configured. Only the status of its response counts; a
 * redirect is a refusal, since a request goes only to the configured address.
 */
export function createWebhook(dependencies: LetterDependencies): Webhook | undefined {
  const { webhook, timing } = dependencies.settings;
  if (!webhook) return undefined;
  const { url, secret } = webhook;
  return async (kind, context) => {
    const isWithdrawal = kind === "webhook-withdrawal";
    const payload = isWithdrawal
      ? withdrawnPayload(context, dependencies)
      : await requestPayload(context, dependencies);
    const body = JSON.stringify(payload);
    const unixSeconds = Math.floor(dependencies.now() / 1000);
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", "X-Signature": signatureOf(secret, unixSeconds, body) },
        redirect: "manual",
        signal: AbortSignal.timeout(timing.sendDeadlineMs),
      });
      await response.body?.cancel();
      return resultOf(response.status);
    } catch (error) {
      // The retry has the same id and reference, so a duplicate does no harm.
      return { kind: "refused", because: "other", status: 0, reason: errorName(error) };
    }
  };
}

function signatureOf(secret: string, unixSeconds: number, body: string): string {
  return `t=${unixSeconds},v1=${createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex")}`;
}

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  return status === 410 ? { kind: "not-wanted" } : { kind: "refused", because: "other", status };
}

/** The whole request, as staff have it. However often it is posted, `id` stays the same until the link secret changes. */
async function requestPayload(
  { state, reference, corrects, stored, generation }: LetterContext,
  { links, signatures, siteTime, now }: LetterDependencies,
) {
  const lead = stored?.lead;
  if (!lead) throw new LoggableError("the request is missing");
  const { consent: _, ...request } = lead.request;
  const linkEnds = now() + cardDays * dayMs;
  const upload = links.to("upload", lead.id, linkEnds, generation);
  const [place, estimate] = await Promise.all([placeOf(lead), recomputeEstimate(lead, melbourneDate(siteTime()))]);
  return {
    event: "request",
    id: signatures.aliasOf(lead.id),
    reference,
    receivedAt: lead.receivedAt,
    callBackBy: new Date(promisedBy(lead)).toISOString(),
    consentEndsOn: lead.consent.endsOn,
    corrects: lead.replaces && corrects && { id: signatures.aliasOf(lead.replaces), reference: corrects },
    request: { ...request, kind: request.kind ?? "assessment" },
    place: place.name,
    coverage: place.coverage,
    from: lead.origins,
    estimate: estimate?.inWords,
    checks: lead.suspicions,
    upload: state.uploadEnds === null ? undefined : upload,
    uploads: upload && filesOf(lead).map((_, index) => `${upload}&file=${index}`),
    card: links.to("card", lead.id, linkEnds, generation),
  };
}

/** Says only that the request was withdrawn. */
function withdrawnPayload({ state, reference }: LetterContext, { signatures }: LetterDependencies) {
  return {
    event: "withdrawn",
    id: signatures.aliasOf(state.id),
    reference,
    withdrawnAt: state.withdrawn === null ? undefined : new Date(state.withdrawn).toISOString(),
  };
}

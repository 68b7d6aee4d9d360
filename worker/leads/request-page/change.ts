import { business } from "#content/business.ts";
import type { RawRequest } from "#content/request/fields.ts";
import { callUs } from "#content/request/messages.ts";
import { checkRequest, isCallback } from "#content/request/schema.ts";
import { type RequestAct, type RequestAnswer, requestActs } from "#content/request/view.ts";
import { kindOf } from "#worker/log.ts";
import type { LeadsContext } from "../context.ts";
import type { VisitorOutcome } from "../inbox/policy.ts";
import { keepLaterFile } from "../intake/later-file.ts";
import { receive } from "../intake/receive.ts";
import { keys, readableLead } from "../storage/bucket.ts";
import { bucketMs, inTime } from "../storage/deadline.ts";
import type { Lead } from "../storage/lead.ts";
import { withdraw } from "../withdraw.ts";
import { isChangeable, type Opened, openRequest } from "./open.ts";

/** What each of them changes, and what staff are told. */
const changes = {
  phone: { field: "phone", tells: "new-phone" },
  services: { field: "selectedServices", tells: "new-services" },
  times: { field: "preferred", tells: "new-times" },
  message: { field: "message", tells: "new-message" },
} as const satisfies Partial<Record<RequestAct, { field: keyof RawRequest; tells: VisitorOutcome }>>;

/** Takes what was posted from the page of a request, by a holder of its link. */
export async function changeRequest(http: Request, context: LeadsContext): Promise<RequestAnswer> {
  const query = new URL(http.url).searchParams;
  const act = requestActs.find((known) => known === query.get("act"));
  try {
    const opened = await openRequest(query, context);
    if ("kind" in opened) return { status: opened.kind === "missing" ? 404 : 410 };
    if (act === undefined) return { status: 400, error: `We couldn’t read that. Try again, or ${callUs}.` };
    return { act, ...(await doThat(act, http, opened, context)) };
  } catch (error) {
    context.log({ event: "change-failed", kind: kindOf(error) });
    return { act, ...failed };
  }
}

async function doThat(act: RequestAct, http: Request, opened: Opened, context: LeadsContext) {
  if (act === "withdraw") return (await withdraw(opened.lead.id, context)) === "withdrawn" ? done : failed;
  if (!isChangeable(opened)) return tooLate;
  if (act === "cancel") return cancelVisit(opened, context);
  return receive<RequestAnswer>(http, context, async (received, refused) => {
    if (refused) return { status: refused, error: `Nothing was changed. Wait a minute and try again, or ${callUs}.` };
    if (act === "file") return keepLaterFile(opened.lead, received, context);
    return inTime(change(opened.lead, act, received.raw, context), bucketMs);
  });
}

/**
 * Stores the request as it is after the change, under its own reference and with the consent as it was given, and has staff
 * told. Where the inbox doesn't answer, the marker has them mailed the whole request again.
 */
async function change(
  { id }: Lead,
  act: keyof typeof changes,
  raw: RawRequest,
  { bucket, inbox, now, log }: LeadsContext,
): Promise<RequestAnswer> {
  const { field, tells } = changes[act];
  const stored = await bucket.head(keys.changed(id));
  const before = await readableLead(bucket, id);
  if (!before) return { status: 410 };
  if (isCallback(before.request) && act !== "phone" && act !== "message") return tooLate;
  // A visitor who leaves a number after all may be called.
  const answerBy = act === "phone" ? "call" : before.request.answerBy;
  const checked = checkRequest({ ...before.request, answerBy, [field]: raw[field] });
  if (!checked.ok) return { status: 422, fields: checked.fields };
  const { request } = checked;
  if (JSON.stringify(request) === JSON.stringify(before.request)) return done;
  const text = JSON.stringify({ ...before, request, changedAt: new Date(now()).toISOString() } satisfies Lead);
  await bucket.put(keys.waiting(id), "changed");
  const onlyIf = stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: "*" };
  if ((await bucket.put(keys.changed(id), text, { onlyIf })) === null) return failed;
  const mark = { key: crypto.randomUUID(), outcome: tells, hasNote: false };
  const marked = await inbox()
    .mark(id, mark)
    .catch(() => "unknown" as const);
  log({ event: "request-changed", what: act, waits: marked === "unknown" });
  if (marked === "gone") await bucket.delete(keys.changed(id));
  // The timer may have taken the first marker away before anything was stored.
  if (marked === "unknown") await bucket.put(keys.waiting(id), "changed");
  else await bucket.delete(keys.waiting(id));
  return marked === "gone" ? { status: 410 } : done;
}

async function cancelVisit({ lead, stage }: Opened, { inbox }: LeadsContext) {
  if (stage.step !== "visit" || !stage.visit) return done;
  const mark = { key: crypto.randomUUID(), outcome: "gave-up-visit" as const, hasNote: false };
  return (await inbox().mark(lead.id, mark)) === "marked" ? done : failed;
}

const done: RequestAnswer = { status: 200, isDone: true };
const tooLate: RequestAnswer = {
  status: 409,
  error: `Your quote has been sent, so call us to change anything: ${business.phone.display}.`,
};
const failed: RequestAnswer = { status: 503, error: `That didn’t work. Please try again, or ${callUs}.` };

import type { Timing } from "../timing.ts";
import { accepted, leaveOut, raise, solved, withMail } from "./change.ts";
import { type DeliveryState, escalationAt, isOut, type MailKind, type Receipt } from "./state.ts";

/** What a webhook says of a mail. Repeated, too late, or about a mail that bounced before, it changes nothing that matters. */
export function receiptCame(
  state: DeliveryState,
  kind: MailKind,
  receipt: Receipt,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): DeliveryState {
  const mail = state.mails[kind];
  const bouncedBefore = requestId !== undefined && mail.bounced?.includes(requestId);
  if (mail.attempts === 0 || bouncedBefore) return state;
  if (receipt === "failed") return bounced(state, kind, requestId, now, timing);
  const known = accepted(state, kind, now, requestId ?? mail.requestId);
  if (receipt !== "delivered" || known.mails[kind].phase !== "accepted") return known;
  const delivered = withMail(known, kind, (before) => ({ ...before, phase: "delivered" }));
  return kind === "staff" ? solved(delivered, ["receipt-missing"]) : delivered;
}

/** The relay took the mail. Where its bounce was reported before that was noted, it counts from now. */
export function taken(
  state: DeliveryState,
  kind: MailKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): DeliveryState {
  const known = accepted(state, kind, now, requestId);
  const early = requestId !== undefined && state.mails[kind].bounced?.includes(requestId);
  return early ? bounced(known, kind, requestId, now, timing) : known;
}

function bounced(
  before: DeliveryState,
  kind: MailKind,
  requestId: string | undefined,
  now: number,
  timing: Timing,
): DeliveryState {
  const state =
    requestId === undefined || before.mails[kind].bounced?.includes(requestId)
      ? before
      : withMail(before, kind, (mail) => ({ ...mail, bounced: [...(mail.bounced ?? []), requestId] }));
  const mail = state.mails[kind];
  const isOther = mail.requestId !== undefined && requestId !== undefined && mail.requestId !== requestId;
  if (!isOut(mail) || isOther || state.withdrawn) return state;
  if (kind === "visitor") return raise(leaveOut(state, kind), "visitor-bounced");
  if (kind !== "staff" && kind !== "stop") return leaveOut(state, kind);
  const again = withMail(state, kind, (sent) => ({
    ...sent,
    phase: "due",
    at: now + timing.retryParkedMs,
    parked: true,
  }));
  return kind === "staff" ? raise({ ...again, settledOn: undefined }, "staff-refused") : again;
}

export function escalate(state: DeliveryState, now: number, timing: Timing): DeliveryState {
  if (state.withdrawn || now < escalationAt(state, timing)) return state;
  return raise(
    withMail(state, "staff", (mail) => ({ ...mail, escalated: true })),
    "receipt-missing",
  );
}

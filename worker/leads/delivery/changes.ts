import { day, parkAfterAttempts, type Timing } from "../timing.ts";
import { openAttempts, raise, solved, withMail } from "./change.ts";
import type { Problem } from "./problems.ts";
import { taken } from "./receipt-changes.ts";
import {
  allMails,
  type DeliveryState,
  isHook,
  isOut,
  type MailKind,
  type MailState,
  mailAt,
  mailKinds,
  type Outcome,
} from "./state.ts";

export function attemptBegins(state: DeliveryState, kind: MailKind, now: number): DeliveryState {
  return withMail(state, kind, (mail) => ({
    ...mail,
    phase: "sending",
    at: now,
    firstAt: mail.firstAt ?? now,
    attempts: mail.attempts + 1,
    unknowns: mail.unknowns + openAttempts(mail),
    paced: false,
  }));
}

/** All mails go out one after another: this one's turn comes at `until`. */
export function waitForTurn(state: DeliveryState, kind: MailKind, until: number): DeliveryState {
  return withMail(state, kind, (mail) => ({
    ...mail,
    phase: "due",
    at: until,
    unknowns: mail.unknowns + openAttempts(mail),
    paced: true,
  }));
}

export function allow(state: DeliveryState, kind: MailKind): DeliveryState {
  return withMail(state, kind, (mail) => ({ ...mail, allowed: true }));
}

/** `chance` spreads retries, so that those which failed together don't all come back at the same moment. */
export function attemptEnded(
  state: DeliveryState,
  kind: MailKind,
  outcome: Outcome,
  now: number,
  timing: Timing,
  chance = 0.5,
): DeliveryState {
  if (outcome.kind === "accepted") return taken(state, kind, outcome.requestId, now, timing);
  const before = state.mails[kind];
  if (before.phase !== "sending") return state;
  const blamed = outcome.kind === "refused" && outcome.because === "content";
  const parked = before.parked || (blamed && before.plain) || before.attempts >= parkAfterAttempts;
  if (outcome.kind === "gone") return withMail(state, kind, (mail) => ({ ...mail, phase: "given-up", parked: false }));
  if (outcome.kind === "unknown")
    return parkIf(
      parked,
      withMail(state, kind, (mail) => ({ ...mail, parked })),
      kind,
      before,
    );
  const backoff = Math.min(timing.retryFirstMs * 2 ** (before.attempts - 1), timing.retryParkedMs);
  const spread = 1 + (chance - 0.5) / 2;
  const wait = Math.max((parked ? timing.retryParkedMs : backoff) * spread, outcome.retryAfterMs ?? 0);
  const gaveUp = now - (before.firstAt ?? now) >= retryDays(kind) * day;
  const next = withMail(state, kind, (mail) => ({
    ...mail,
    phase: gaveUp ? "given-up" : "due",
    at: now + wait,
    plain: mail.plain || blamed,
    parked,
  }));
  return parkIf(parked, next, kind, before);
}

/** An address that has refused mail for so long is wrong, or takes none from us. Staff's mail is tried until it goes out. */
function retryDays(kind: MailKind): number {
  if (kind === "staff" || kind === "stop") return Number.POSITIVE_INFINITY;
  return isHook(kind) ? 30 : 3;
}

/** Nobody ever heard whether the relay took it. The digest tells staff; the visitor's page says the same as the mail. */
export function stopTrying(state: DeliveryState, kind: MailKind): DeliveryState {
  const next = withMail(state, kind, (mail) => ({ ...mail, phase: "unconfirmed", unknowns: mail.unknowns + 1 }));
  return kind === "staff" || kind === "stop" ? raise(next, `${kind}-unconfirmed`) : next;
}

/** The relay answers again: one more attempt at what it never confirmed. */
export function tryOnceMore(state: DeliveryState, now: number): DeliveryState {
  const kind = state.withdrawn ? "stop" : "staff";
  if (state.mails[kind].phase !== "unconfirmed") return state;
  const again = withMail(state, kind, (mail) => ({ ...mail, phase: "due", at: now, unknowns: mail.unknowns - 1 }));
  return solved(again, ["staff-unconfirmed", "stop-unconfirmed"]);
}

/** Nobody can mail what can't be read. It is tried every hour, in case somebody repairs it, and staff are told. */
export function requestUnreadable(state: DeliveryState, kind: MailKind, now: number, timing: Timing): DeliveryState {
  const next = withMail(state, kind, (mail) => ({
    ...mail,
    phase: "due",
    at: now + timing.retryParkedMs,
    parked: true,
  }));
  return raise(next, "unreadable");
}

/** Somebody asks for staff's mail once more; that it was tried before is remembered. */
export function sendAgain(state: DeliveryState, now: number): DeliveryState {
  const { staff } = state.mails;
  if (state.withdrawn || !(isOut(staff) || staff.phase === "unconfirmed")) return state;
  const again = withMail(state, "staff", (mail) => ({
    ...mail,
    phase: "due",
    at: now,
    unknowns: 0,
    requestId: undefined,
    escalated: undefined,
  }));
  return solved({ ...again, settledOn: undefined }, ["staff-unconfirmed", "receipt-missing"]);
}

export function withdraw(state: DeliveryState, now: number): DeliveryState {
  if (state.withdrawn) return state;
  const off = (mail: MailState): MailState => ({ ...mail, phase: "off" });
  const { staff, stop, hook } = state.mails;
  // Staff who may have got the mail are told to stop; staff who can't have got it need not know.
  const unhook = mailAt(hook.attempts > 0 && hook.phase !== "given-up" ? "due" : "off", now);
  const told = staff.attempts > 0 ? mailAt("due", now) : stop;
  const mails = { ...allMails((kind) => off(state.mails[kind])), stop: told, unhook };
  return { ...state, mails, problems: [], withdrawn: { at: now, erased: 0 } };
}

/** What `before` still had to erase is gone; two that erase at the same moment count as one. */
export function erasedOnceMore(state: DeliveryState, before: DeliveryState): DeliveryState {
  if (!state.withdrawn) return state;
  return { ...state, withdrawn: { ...state.withdrawn, erased: (before.withdrawn?.erased ?? 0) + 1 } };
}

/** A clock that was set back must not make a mail wait for the hour it came from. */
export function mendClock(state: DeliveryState, now: number, timing: Timing): DeliveryState {
  const longest = longestWait(timing);
  let mended = state;
  if (state.withdrawn && state.withdrawn.at > now) mended = { ...state, withdrawn: { ...state.withdrawn, at: now } };
  for (const kind of mailKinds) {
    const { phase, at, firstAt = 0 } = mended.mails[kind];
    const isAhead = phase === "due" ? at > now + longest : at > now;
    if (isAhead || firstAt > now)
      mended = withMail(mended, kind, (mail) => ({
        ...mail,
        at: isAhead ? now : mail.at,
        firstAt: firstAt > now ? now : mail.firstAt,
      }));
  }
  return mended;
}

/** Nothing that is still to be delivered waits longer than this. */
export function longestWait(timing: Timing): number {
  return Math.max(timing.retryParkedMs, timing.ambiguousMs) * 1.5;
}

function parkIf(parked: boolean, state: DeliveryState, kind: MailKind, before: MailState): DeliveryState {
  const problem = refusedProblems[kind];
  return parked && !before.parked && problem ? raise(state, problem) : state;
}

/** What nobody can be told by mail stays in the log. */
const refusedProblems: Partial<Record<MailKind, Problem>> = {
  staff: "staff-refused",
  visitor: "visitor-refused",
  hook: "hook-refused",
  unhook: "hook-refused",
};

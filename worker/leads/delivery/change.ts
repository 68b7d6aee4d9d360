import type { Problem } from "./problems.ts";
import { type DeliveryState, isOut, type MailKind, type MailState } from "./state.ts";

/** What the rules are made of: one change to one mail, or to what somebody has to look at. */
export function raise(state: DeliveryState, problem: Problem): DeliveryState {
  return state.problems.includes(problem) ? state : { ...state, problems: [...state.problems, problem] };
}

export function solved(state: DeliveryState, some: Problem[]): DeliveryState {
  const left = state.problems.filter((problem) => !some.includes(problem));
  return left.length === state.problems.length ? state : { ...state, problems: left };
}

/** An attempt that was begun and whose outcome was never noted. */
export function openAttempts({ phase }: MailState): number {
  return phase === "sending" ? 1 : 0;
}

export function withMail(state: DeliveryState, kind: MailKind, change: (mail: MailState) => MailState): DeliveryState {
  return { ...state, mails: { ...state.mails, [kind]: change(state.mails[kind]) } };
}

export function accepted(
  state: DeliveryState,
  kind: MailKind,
  now: number,
  requestId: string | undefined,
): DeliveryState {
  const mail = state.mails[kind];
  if (mail.phase === "off" || mail.phase === "given-up" || isOut(mail)) return state;
  const next = withMail(state, kind, (sent) => ({ ...sent, phase: "accepted", at: now, parked: false, requestId }));
  return solved(next, solvedBy[kind]);
}

const solvedBy: Record<MailKind, Problem[]> = {
  staff: ["staff-refused", "staff-unconfirmed", "unreadable"],
  visitor: ["visitor-refused", "unreadable"],
  stop: ["stop-unconfirmed"],
  link: ["unreadable"],
  soon: ["unreadable"],
  late: ["unreadable"],
  hook: ["hook-refused", "unreadable"],
  unhook: ["hook-refused"],
};

/** The address has had its confirmations for the day, or it isn't a person's request: no mail. */
export function leaveOut(state: DeliveryState, kind: MailKind): DeliveryState {
  return withMail(state, kind, (mail) => ({ ...mail, phase: "off" }));
}

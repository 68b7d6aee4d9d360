import type { MailGate } from "./mail-gate.ts";

/** A gate that doesn't answer counts as one that fails: it must hold up no mail. */
export function withDeadline(gate: MailGate, ms: number): MailGate {
  return {
    turn: () => inTime(gate.turn(), ms),
    pause: (forMs) => inTime(gate.pause(forMs), ms),
    mayConfirm: (address, request) => inTime(gate.mayConfirm(address, request), ms),
  };
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the mail gate didn't answer")), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

// The faults of a mail service that the mailbox can simulate.
import type { ServerResponse } from "node:http";

/** What the service does with a call. A number alone is the status of its answer. */
export const faultModes = [
  "none",
  "500",
  // Answers with a page, as a proxy in front of the service would.
  "401-html",
  "403",
  "429",
  // Closes the connection without an answer.
  "reset",
  // Never answers.
  "hang",
  // Answers as usual, after two seconds.
  "slow",
  // Answers that it couldn't send the email.
  "202-failed",
  // Answers that it sent the email, but loses it.
  "202-lost",
  // These two send the email first, if the service would have accepted it.
  "accept-then-reset",
  "accept-then-hang",
  // Answers 202 with JSON that can't be parsed, and doesn't send the email.
  "garbage",
] as const;

export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  mode: FaultMode;
  /** How many calls fail. By default all do, until another fault is set. */
  times?: number;
  /** Emails whose `campaign_id` starts with this are accepted, so that a test can let alerts through while requests fail. */
  except?: string;
}

export function createFaults() {
  let fault: Fault = { mode: "none" };

  return {
    current: () => fault,
    set(next: Fault): void {
      fault = next.times === 0 ? { mode: "none" } : next;
    },
    /** The fault for this email, if any. Counts down the calls that still fail. */
    next(body: Buffer): FaultMode | undefined {
      const { mode, times, except } = fault;
      if (except !== undefined && body.includes(`"campaign_id":"${except}`)) return undefined;
      if (times !== undefined) fault = times > 1 ? { ...fault, times: times - 1 } : { mode: "none" };
      return mode === "none" ? undefined : mode;
    },
  };
}

/** Answers a call, or leaves it unanswered, as the mode says. Returns false if it must still be answered as usual. */
export async function answerWithFault(mode: FaultMode, response: ServerResponse, accept: () => void): Promise<boolean> {
  if (mode === "slow") {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return false;
  }
  if (mode.startsWith("accept-")) accept();
  if (mode === "hang" || mode === "accept-then-hang") return true;
  if (mode === "reset" || mode === "accept-then-reset") response.socket?.resetAndDestroy();
  else answers[mode]?.(response);
  return true;
}

const answers: Partial<Record<FaultMode, (response: ServerResponse) => void>> = {
  "500": (response) => json(response, 500, { message: "Internal error" }),
  "401-html": (response) =>
    response
      .writeHead(401, { "Content-Type": "text/html" })
      .end("<html><head><title>401</title></head><body><h1>Authorization Required</h1></body></html>"),
  "403": (response) => json(response, 403, { message: "The sender's domain is not authorised." }),
  "429": (response) => json(response, 429, { message: "Too many requests" }, { "Retry-After": "1" }),
  "202-failed": (response) =>
    json(response, 202, {
      request_id: "failed",
      results: [{ index: 0, status: "failed", reason: "The recipient is suppressed." }],
    }),
  "202-lost": (response) => json(response, 202, { request_id: "lost", results: [{ index: 0, status: "sent" }] }),
  garbage: (response) => response.writeHead(202, { "Content-Type": "application/json" }).end('{"results": [[[ \u0000'),
};

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

import type { Order, Report } from "./messages.ts";
import threadAddress from "./thread.ts?worker&url";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown;
  };
}

export interface Thread {
  send(order: Order): void;
  stop(): void;
}

/** Starts the thread that reads. It is a script of our own, which the page's policy allows by name. */
export function startThread(onReport: (report: Report) => void, onFailure: () => void): Thread {
  const worker = new Worker(trusted() as string, { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onReport(data));
  worker.addEventListener("error", onFailure);
  return { send: (order) => worker.postMessage(order), stop: () => worker.terminate() };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

function trusted(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("meter", { createScriptURL: () => threadAddress });
  return policy ? policy.createScriptURL("") : threadAddress;
}

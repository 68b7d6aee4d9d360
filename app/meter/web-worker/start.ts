import type { TrustedTypes } from "#app/client/after-load.ts";
import type { Order } from "./messages.ts";
import workerAddress from "./web-worker.ts?worker&url";

export interface Reading {
  /** What was chosen, in words. */
  name: string;
  total: number;
  /** Orders go in, and reports come out: those that come before anybody listens wait. */
  port: MessagePort;
  failed: Promise<unknown>;
  stop(): void;
}

/** Starts to read at once, in a web worker. The page's own code may still be on its way. */
export function startReading(files: readonly File[]): Reading {
  const worker = new Worker(trusted() as string, { type: "module" });
  const { port1: port, port2: itsPort } = new MessageChannel();
  worker.postMessage(itsPort, [itsPort]);
  port.postMessage({ do: "read", files } satisfies Order);
  return {
    name: files.length > 1 ? `${files.length} files` : (files[0]?.name ?? ""),
    total: files.reduce((sum, { size }) => sum + size, 0),
    port,
    failed: new Promise((resolve) => worker.addEventListener("error", resolve)),
    stop() {
      port.onmessage = null;
      worker.terminate();
    },
  };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** A script of our own, which the page's policy allows by name. */
function trusted(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("meter", { createScriptURL: () => workerAddress });
  return policy ? policy.createScriptURL("") : workerAddress;
}

let early: Reading | undefined;
let isTaken = false;

/** Before the island is there: the reading that it will find. */
export function readEarly(files: readonly File[]): void {
  if (isTaken) return;
  early?.stop();
  early = startReading(files);
}

/** From now on the island reads by itself. */
export function takeEarlyReading(): Reading | undefined {
  isTaken = true;
  return early;
}

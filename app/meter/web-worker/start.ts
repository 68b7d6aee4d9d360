import type { TrustedTypes } from "#app/island/after-load.ts";
import type { Order } from "./messages.ts";
import type { Reading } from "./reading.ts";
import workerAddress from "./web-worker.ts?worker&url";

/** Starts reading at once, in a web worker. The page's own code may still be loading. */
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

/** The address of our own script, allowed by the page's Trusted Types policy. */
function trusted(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("meter", { createScriptURL: () => workerAddress });
  return policy ? policy.createScriptURL("") : workerAddress;
}

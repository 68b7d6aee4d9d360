import type { TrustedTypes } from "#app/island/after-load.ts";
import type { Command } from "./messages.ts";
import type { ReadingJob } from "./reading-job.ts";
import workerUrl from "./web-worker.ts?worker&url";

/** Starts a web worker that reads the files, while the page's own code may still be loading. */
export function startJob(files: readonly File[]): ReadingJob {
  const worker = new Worker(workerScriptUrl() as string, { type: "module" });
  const { port1: port, port2: workerPort } = new MessageChannel();
  worker.postMessage(workerPort, [workerPort]);
  port.postMessage({ type: "read", files } satisfies Command);
  return {
    name: files.length > 1 ? `${files.length} files` : (files[0]?.name ?? ""),
    totalBytes: files.reduce((sum, { size }) => sum + size, 0),
    port,
    failure: new Promise((resolve) => worker.addEventListener("error", resolve)),
    stop() {
      port.onmessage = null;
      worker.terminate();
    },
  };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The web worker's script, allowed by a Trusted Types policy that allows no other URL. */
function workerScriptUrl(): unknown {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("meter", { createScriptURL: () => workerUrl });
  return policy ? policy.createScriptURL("") : workerUrl;
}

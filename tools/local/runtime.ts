import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "./built-worker.ts";

interface RuntimeOptions {
  config: string;
  port: number;
  /** The folder in which everything is kept. */
  state: string;
}

/** Runs the built Worker, prints what it logs, and does what the platform's timer does. */
export async function startRuntime({ config, port, state }: RuntimeOptions) {
  const options = convertV4MiniflareOptions({
    ...builtWorker(config),
    port,
    resourcePersistencePath: state,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ level, message }) => (level === "error" ? console.error(message) : console.log(message)),
  });
  const site = `http://127.0.0.1:${port}`;
  const runtime = new Miniflare(options);
  await runtime.ready;
  sweep();
  const timer = setInterval(sweep, 600_000);

  function sweep(): void {
    fetch(`${site}/cdn-cgi/local/scheduled`).catch(() => {});
  }

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await runtime.dispose();
    },
  };
}

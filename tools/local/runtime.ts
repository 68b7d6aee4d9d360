import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "./built-worker.ts";

interface RuntimeOptions {
  config: string;
  port: number;
  /** The folder in which everything is kept. */
  state: string;
}

/** Runs the built Worker, prints what it logs, does what the platform's timer does, and starts it again if it dies. */
export async function startRuntime({ config, port, state }: RuntimeOptions) {
  const options = convertV4MiniflareOptions({
    ...builtWorker(config),
    port,
    resourcePersistencePath: state,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ level, message }) => (level === "error" ? console.error(message) : console.log(message)),
  });
  const site = `http://127.0.0.1:${port}`;
  let runtime = new Miniflare(options);
  let stopped = false;
  await runtime.ready;
  sweep();
  const timers = [setInterval(sweep, 600_000), setInterval(() => void watch(), 1_000)];

  function sweep(): void {
    fetch(`${site}/cdn-cgi/local/scheduled`).catch(() => {});
  }

  let watching = false;

  async function watch(): Promise<void> {
    if (watching || stopped) return;
    watching = true;
    try {
      if (!(await isListening()) && !(await isListening()) && !stopped) {
        console.error("The site's runtime ended by itself; it is started again. What was stored is still there.");
        await runtime.dispose().catch(() => {});
        if (!stopped) {
          runtime = new Miniflare(options);
          await runtime.ready;
        }
      }
    } finally {
      watching = false;
    }
  }

  /** A busy runtime answers late; only a dead one refuses the connection. */
  async function isListening(): Promise<boolean> {
    return fetch(`${site}/favicon.svg`, { method: "HEAD" }).then(
      () => true,
      (error: unknown) => !isRefused(error),
    );
  }

  return {
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await runtime.dispose();
    },
  };
}

function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && Reflect.get(cause, "code") === "ECONNREFUSED";
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deserialize } from "node:v8";
import { writeLocalConfig } from "#tools/local/config.ts";
import { localMailKey, localVars } from "#tools/local/vars.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
import type { DeliveryState } from "#worker/leads/delivery/state.ts";
import { parseState } from "#worker/leads/delivery/stored-state.ts";
import { freePort } from "../site/free-port.ts";
import { ringTimer } from "../site/ring-timer.ts";
import { usualDate } from "../site/usual-date.ts";
import { startKillableRuntime } from "./killable-runtime.ts";

const root = join(import.meta.dirname, "../..");

/** The site as it was built, in a runtime that can be killed, with a mail service of its own. */
export async function startKillableSite(vars: Record<string, string> = {}) {
  const mailbox = await startMailbox({ port: 0, key: localMailKey });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = writeLocalConfig({
    root,
    name: `killed-${process.pid}-${port}`,
    vars: {
      ...localVars({ site: url, mailbox: mailbox.url, date: usualDate }),
      TIMING: "test",
      MAIL_RECEIPTS: "",
      ...vars,
    },
    limit: 100_000,
  });
  const { lines, state, ...runtime } = await startKillableRuntime({ config, port });
  const objects = join(state, "do/site-LeadDelivery");
  return {
    ...runtime,
    url,
    mailbox,
    logs: lines,
    /** On a connection of its own: one that was quiet may be closed just when it is used again, with no kill to blame. */
    ask(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set("Connection", "close");
      return fetch(url + path, { redirect: "manual", ...init, headers });
    },
    sweep: () => ringTimer(url),
    /** While it is dead: the runtime forgets when it was to wake objects, which themselves think that it will. */
    loseAlarms(): void {
      const alarms = new DatabaseSync(join(objects, "metadata.sqlite"));
      alarms.exec("DELETE FROM _cf_ALARM");
      alarms.close();
    },
    /** How far each request is, as its object has written it down. */
    deliveries(): DeliveryState[] {
      const names = readdirSync(objects).filter((name) => /^[^m].*\.sqlite$/.test(name));
      return names.flatMap((name) => {
        const stored = storedIn(join(objects, name), "state");
        return (stored && parseState(deserialize(stored))) ?? [];
      });
    },
    /** Every file that the objects' storage consists of, as one text. */
    objectsStorage: () =>
      readdirSync(state, { recursive: true, encoding: "utf8" })
        .filter((name) => /LeadDelivery.*sqlite/.test(name))
        .map((name) => readFileSync(join(state, name)).toString("latin1"))
        .join("\n"),
    async stop(): Promise<void> {
      await runtime.stop();
      await mailbox.stop();
    },
  };
}

function storedIn(file: string, key: string): Uint8Array | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  const hasTable = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_cf_KV'").get();
  const value = hasTable && database.prepare("SELECT value FROM _cf_KV WHERE key = ?").get(key)?.value;
  database.close();
  return value instanceof Uint8Array ? value : undefined;
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { writeLocalConfig } from "#tools/local/config.ts";
import { localMailKey, localVars } from "#tools/local/vars.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
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
  const objects = join(state, "do/site-Inbox");
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
    /** How far each mail is, as the inbox has written it down. */
    mails(): StoredMail[] {
      const [name = ""] = readdirSync(objects).filter((file) => /^[^m].*\.sqlite$/.test(file));
      const database = new DatabaseSync(join(objects, name), { readOnly: true });
      const rows = database.prepare(
        "SELECT request, kind, phase, attempts, unknowns, settled FROM mails JOIN requests ON id = request",
      );
      const mails = rows.all().map((row) => ({
        request: String(row.request),
        kind: String(row.kind),
        phase: String(row.phase),
        attempts: Number(row.attempts),
        unknowns: Number(row.unknowns),
        isSettled: row.settled === 1,
      }));
      database.close();
      return mails;
    },
    /** Every file that the inbox's storage consists of, as one text. */
    objectsStorage: () =>
      readdirSync(state, { recursive: true, encoding: "utf8" })
        .filter((name) => /Inbox.*sqlite/.test(name))
        .map((name) => readFileSync(join(state, name)).toString("latin1"))
        .join("\n"),
    async stop(): Promise<void> {
      await runtime.stop();
      await mailbox.stop();
    },
  };
}

interface StoredMail {
  request: string;
  kind: string;
  phase: string;
  attempts: number;
  unknowns: number;
  isSettled: boolean;
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerWithFault, type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { createReceipts } from "#tools/mailbox/receipts.ts";
import { type Payload, problemWith } from "#tools/mailbox/validate.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { type HookMode, hookModes, hookSecret, linkSecret, type RelayMode, relayModes } from "./entry/plan.ts";

/** One call of the relay, as it happened there: whatever the Worker was told, this is what became of the mail. */
export interface RelayCall {
  schedule: string;
  /** Which call of the schedule it was, among all that can fail. */
  number: number;
  time: number;
  mode: RelayMode;
  campaign: string;
  message: Message;
  taken: boolean;
  /** Why the real service would not have taken it, whatever the mode. */
  problem?: string;
}

/** One call of the business's own system. */
export interface HookCall {
  number: number;
  time: number;
  mode: HookMode;
  id: string;
  event: string;
  signed: boolean;
  /** Whether a redirect was followed. */
  elsewhere: boolean;
}

/** Writes down what the relay really took, answers as each schedule says, and hears when a runtime is to die. */
export async function startRelay() {
  const receipts = createReceipts();
  const calls = new Map<string, RelayCall[]>();
  const hookCalls = new Map<string, HookCall[]>();
  const killers = new Map<string, (number: number, relayCalls: number) => void>();

  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what, schedule = "", number, relayCalls] = (request.url ?? "").split("/");
    if (what === "hook" || what === "elsewhere") return hear(schedule, request, response);
    if (what !== "kill") return take(schedule, request, response);
    killers.get(schedule)?.(Number(number), Number(relayCalls));
  }

  async function hear(schedule: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString();
    const mode = hookModes.find((known) => known === request.headers["x-mode"]) ?? "none";
    const { id = "", event = "" } = JSON.parse(text || "{}");
    const [, time = "", code] = /^t=(\d+),v1=(.*)/.exec(String(request.headers["x-signature"])) ?? [];
    const call: HookCall = {
      number: Number(request.headers["x-call"]),
      time: Number(request.headers["x-time"]),
      mode,
      id: idsOf(id)[0] ?? "",
      event,
      signed: code === createHmac("sha256", hookSecret).update(`${time}.${text}`).digest("hex"),
      elsewhere: request.url?.startsWith("/elsewhere") ?? false,
    };
    hookCalls.set(schedule, [...(hookCalls.get(schedule) ?? []), call]);
    if (mode === "redirect") response.writeHead(302, { Location: `/elsewhere/${schedule}/-` }).end();
    else response.writeHead(mode === "500" || mode === "410" ? Number(mode) : 204).end();
  }

  async function take(schedule: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const number = Number(request.headers["x-call"]);
    const mode = relayModes.find((known) => known === request.headers["x-mode"]) ?? "none";
    const payload: Payload = JSON.parse(body.toString("utf8"));
    const problem = problemWith(body, request.headers["content-type"])?.message;
    const taken = problem === undefined && (mode === "none" || mode.startsWith("accept-"));
    const ids = {
      id: crypto.randomUUID(),
      request_id: crypto.randomUUID(),
      message_id: `<${crypto.randomUUID()}@relay>`,
    };
    const message: Message = { ...ids, receivedAt: new Date().toISOString(), ...payload };
    const call = { schedule, number, time: Number(request.headers["x-time"]), mode, taken, message };
    const before = calls.get(schedule) ?? [];
    calls.set(schedule, [
      ...before,
      { ...call, campaign: namedById(payload.campaign_id ?? ""), ...(problem !== undefined && { problem }) },
    ]);
    const fault = faultModes.find((known): known is FaultMode => known === mode && mode !== "none");
    if (fault && !/reset|hang/.test(fault)) return void (await answerWithFault(fault, response, () => {}));
    if (mode === "400" || problem !== undefined)
      return json(response, 400, { errors: [problem ?? "The mail is at fault."] });
    if (mode === "202-empty") return json(response, 202, {});
    json(response, 202, {
      request_id: message.request_id,
      results: [{ index: 0, message_id: message.message_id, status: "sent" }],
    });
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the relay does not listen on a port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    receipts,
    callsOf: (schedule: string) => calls.get(schedule) ?? [],
    hookCallsOf: (schedule: string) => hookCalls.get(schedule) ?? [],
    whenKilled(schedule: string, kill: (number: number, relayCalls: number) => void) {
      killers.set(schedule, kill);
    },
    forget(schedule: string) {
      calls.delete(schedule);
      hookCalls.delete(schedule);
      killers.delete(schedule);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const { idsOf } = createSignatures([linkSecret]);

/** Mails name a request by its alias; schedules know its id. */
function namedById(campaign: string): string {
  const [alias = "", kind = ""] = campaign.split(".");
  const [id] = idsOf(alias);
  return id === undefined ? campaign : `${id}.${kind}`;
}

export type Relay = Awaited<ReturnType<typeof startRelay>>;

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

// The mailbox: the mail service's stand-in on a developer's machine and in tests.
import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../local/ports-and-shutdown.ts";
import { fallbackMails } from "./fallback-mails.ts";
import { answerWithFault, createFaults, faultModes } from "./faults.ts";
import { type Message, maxMessageBytes, problemWith } from "./message.ts";
import { inboxPage, listPage, mailPage, mailSource } from "./pages.ts";
import { createReceipts, type ReceiptEvent } from "./receipts.ts";
import { createWebhooks, webhookModes } from "./webhooks.ts";

export type { Message } from "./message.ts";

interface MailboxOptions {
  /** 0 picks a free port. */
  port: number;
  /** The only API key that is accepted. */
  key: string;
  /** Where delivery events are posted; by default nowhere. */
  receiptsTo?: string;
  /** The secret that signs requests posted to the business's own system. */
  webhookSecret?: string;
  /** The folder into which the runtime writes emails sent through `STAFF_MAIL`. */
  fallbackFolder?: string | undefined;
}

/**
 * Stands in for the mail service on this machine. It accepts and refuses emails as the service would, simulates its faults on demand,
 * and shows what it received.
 */
export async function startMailbox({ port, key, ...options }: MailboxOptions) {
  let { receiptsTo } = options;
  const messages: Message[] = [];
  const faults = createFaults();
  const receipts = createReceipts();
  const webhooks = createWebhooks(options.webhookSecret ?? "");
  const seenFallbackIds = new Set<string>();
  let calls = 0;

  // Idle connections stay open: one that closes just as the runtime reuses it would be a fault that no test asked for.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A sender that disconnects isn't a failure.
      if (request.complete) console.error(`The mailbox failed at ${request.method} ${request.url}:`, error);
      if (!response.headersSent) sendJson(response, 500, { message: String(error) });
      else response.destroy();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://mailbox");
    const route = `${request.method} ${url.pathname}`;
    if (request.method === "GET") addFallbackMails();
    if (route === "POST /tx/v1/send") return receive(request, response);
    if (route === "GET /tx/v1/webhook/public-key") return sendPublicKey(request, response, url.searchParams.get("id"));
    if (route === "GET /messages") return sendJson(response, 200, messages);
    if (route === "POST /webhook")
      return webhooks.receive(await readBody(request), String(request.headers["x-signature"]), response);
    if (route === "GET /webhooks") return sendJson(response, 200, webhooks.posted);
    if (route === "POST /") {
      const problem = applySettings(new URLSearchParams((await readBody(request)).toString("utf8")));
      if (problem !== undefined) return sendJson(response, 400, { message: problem });
      response.writeHead(303, { Location: "/" });
      return void response.end();
    }
    if (route === "GET /") return sendPage(response, inboxPage(faults.current(), webhooks.mode()));
    if (route === "GET /list") return sendPage(response, listPage(messages));
    const [, id = "", htmlSuffix] = /^\/mail\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? [];
    const message = messages.find((received) => received.id === id);
    if (request.method === "GET" && message)
      return htmlSuffix ? sendMailSource(response, message) : sendPage(response, mailPage(message));
    sendJson(response, 404, { message: `The mailbox has no ${route}.` });
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const body = await readBody(request);
    const hasKey = request.headers["x-api-key"] === key;
    const problem = problemWith(body, request.headers["content-type"]);
    const acceptValid = () => hasKey && !problem && accept(body);
    const fault = faults.next(body);
    if (fault && (await answerWithFault(fault, response, acceptValid))) return;
    if (!hasKey) return sendJson(response, 403, { message: "The API key is not valid." });
    if (problem) return sendJson(response, problem.status, { errors: [problem.message] });
    const acceptedMessage = accept(body);
    sendJson(response, 202, {
      request_id: acceptedMessage.request_id,
      results: [{ index: 0, message_id: acceptedMessage.message_id, status: "sent" }],
    });
  }

  function addFallbackMails(): void {
    for (const mail of options.fallbackFolder === undefined ? [] : fallbackMails(options.fallbackFolder)) {
      // The runtime writes the HTML file after the text file.
      Object.assign(messages.find(({ id }) => id === mail.id) ?? {}, mail);
      if (!seenFallbackIds.has(mail.id)) messages.push(mail);
      seenFallbackIds.add(mail.id);
    }
  }

  function accept(body: Buffer): Message {
    const payload = JSON.parse(body.toString("utf8"));
    const message: Message = {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      request_id: randomBytes(16).toString("base64url"),
      message_id: `<${randomUUID()}@mailbox.local>`,
      ...payload,
    };
    messages.push(message);
    if (receiptsTo !== undefined) void receipts.send(receiptsTo, message, ["processed", "delivered"]);
    return message;
  }

  function sendPublicKey(request: IncomingMessage, response: ServerResponse, id: string | null): void {
    const knownKey = id === receipts.keyId ? receipts.publicKey : undefined;
    if (request.headers["x-api-key"] !== key) sendJson(response, 403, { message: "The API key is not valid." });
    else sendJson(response, knownKey ? 200 : 404, knownKey ? { id, key: knownKey } : { message: "No such key." });
  }

  /** Applies a form of the mailbox's page: sets a fault, or deletes the emails. Returns what is wrong with the form, if anything. */
  function applySettings(form: URLSearchParams): string | undefined {
    const mode = faultModes.find((known) => known === form.get("service"));
    if (form.has("service") && !mode) return `The mail service has no such fault. It has: ${faultModes.join(", ")}.`;
    const webhook = webhookModes.find((known) => known === form.get("webhook"));
    if (form.has("webhook") && !webhook) return `The webhook has no such mode. It has: ${webhookModes.join(", ")}.`;
    const times = form.get("times") ?? "";
    if (!/^([1-9]\d*)?$/.test(times)) return `“${times}” isn't a number of calls. Leave it empty for all of them.`;
    if (mode) faults.set({ mode, ...(times !== "" && { times: Number(times) }) });
    if (webhook) webhooks.setMode(webhook);
    if (form.has("clear")) messages.splice(0);
    return undefined;
  }

  return {
    ...(await listen(server, port)),
    messages,
    faults,
    /** Reads the emails that the fallback has sent since the last call. */
    readFallbackMails: addFallbackMails,
    /** How many times the mail service was called, whatever the result. */
    calls: () => calls,
    sendReceiptsTo(address: string) {
      receiptsTo = address;
    },
    /** Reports on a message as the service would: again, or with other events. */
    report: (to: string, message: Message, events: ReceiptEvent[]) => receipts.send(to, message, events),
    receipts,
    webhooks,
  };
}

/** Reads a body. Drops the end of one that is too long, and `problemWith` refuses the rest. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length - chunk.length <= maxMessageBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, html: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy }).end(html);
}

/** Shows an email with its scripts and forms disabled. Its links open in a new tab. */
function sendMailSource(response: ServerResponse, message: Message): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy })
    .end(mailSource(message));
}

/** What the mail service's documentation asks of a call to /tx/v1/send. */
export interface Payload {
  from?: Recipient;
  reply_to?: Recipient;
  subject?: string;
  content?: { type: string; value: string }[];
  personalizations?: { to?: Recipient[]; cc?: Recipient[]; bcc?: Recipient[]; headers?: Record<string, string> }[];
  headers?: Record<string, string>;
  campaign_id?: string;
  attachments?: unknown[];
  dkim_domain?: string;
  dkim_selector?: string;
  dkim_private_key?: string;
}

interface Recipient {
  email: string;
  name?: string;
}

export interface Problem {
  status: 400 | 413;
  message: string;
}

export function problemWith(body: Buffer, contentType: string | undefined): Problem | undefined {
  if (body.length > 30_000_000) return { status: 413, message: "The message is larger than 30 MB." };
  if (!/^application\/json\b/.test(contentType ?? "")) return bad("The body must be JSON.");
  let payload: unknown;
  try {
    payload = JSON.parse(body.toString("utf8"));
  } catch {
    return bad("The body is not valid JSON.");
  }
  const message = isObject(payload) ? firstProblem(payload) : "The body must be an object.";
  return message === undefined ? undefined : bad(message);
}

const reserved = new Set([
  "authentication-results",
  "bcc",
  "cc",
  "content-transfer-encoding",
  "content-type",
  "dkim-signature",
  "from",
  "message-id",
  "received",
  "reply-to",
  "subject",
  "to",
]);

function firstProblem(payload: Record<string, unknown>): string | undefined {
  const { personalizations, content } = payload;
  if (!isRecipient(payload.from)) return "from.email is required and must be an address.";
  if (payload.reply_to !== undefined && !isRecipient(payload.reply_to)) return "reply_to.email must be an address.";
  if (!isLine(payload.subject)) return "subject is required and must be one line.";
  if (!Array.isArray(personalizations) || personalizations.length === 0 || personalizations.length > 1000)
    return "personalizations must hold 1 to 1000 entries.";
  if (!personalizations.every(hasRecipients)) return "Each personalization needs at least one address in to.";
  if (!Array.isArray(content) || content.length === 0 || !content.every(isContent))
    return "content needs at least one part with type and value.";
  for (const headers of [payload.headers, ...personalizations.map((recipient) => Reflect.get(recipient, "headers"))]) {
    const problem = problemWithHeaders(headers);
    if (problem) return problem;
  }
  const { campaign_id: campaign } = payload;
  if (
    campaign !== undefined &&
    (typeof campaign !== "string" || Buffer.byteLength(campaign) > 48 || /\s/.test(campaign))
  )
    return "campaign_id must be at most 48 characters without spaces.";
  if (payload.dkim_private_key && !(payload.dkim_domain && payload.dkim_selector))
    return "dkim_private_key needs dkim_domain and dkim_selector.";
  return undefined;
}

function problemWithHeaders(headers: unknown): string | undefined {
  if (headers === undefined) return undefined;
  if (!isObject(headers)) return "headers must be an object.";
  for (const [name, value] of Object.entries(headers)) {
    if (reserved.has(name.toLowerCase())) return `The header ${name} is reserved.`;
    if (!/^[!-9;-~]+$/.test(name) || !isLine(value)) return `The header ${name} is not valid.`;
  }
  return undefined;
}

function hasRecipients(personalization: unknown): boolean {
  if (!isObject(personalization)) return false;
  const { to, cc = [], bcc = [] } = personalization;
  return (
    Array.isArray(to) && to.length > 0 && [to, cc, bcc].every((list) => Array.isArray(list) && list.every(isRecipient))
  );
}

function isContent(part: unknown): boolean {
  return (
    isObject(part) &&
    /^text\/(plain|html)/.test(String(part.type)) &&
    typeof part.value === "string" &&
    part.value !== ""
  );
}

function isRecipient(value: unknown): boolean {
  if (!isObject(value) || typeof value.email !== "string") return false;
  if (value.name !== undefined && !isLine(value.name)) return false;
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.]+$/.test(value.email) && !value.email.includes("..");
}

function isLine(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !/[\r\n\0]/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bad(message: string): Problem {
  return { status: 400, message };
}

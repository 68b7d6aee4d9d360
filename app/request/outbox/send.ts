import type { FieldMessages } from "#content/request/fields.ts";

/** A request that was stored. */
export interface SentRequest {
  reference: string;
  confirmation: string;
}

/** The result of sending a request. `error` is empty if the server gave no message. */
export type SendResult =
  | ({ kind: "stored" } & SentRequest)
  /** The server read it and says what is wrong. Nothing was stored. `isIdTaken`: the id was used for other content. */
  | { kind: "refused"; error: string; fields: FieldMessages; isIdTaken?: boolean }
  /** We don't know whether it arrived. Sending it again under the same id is safe. */
  | { kind: "unknown"; error: string };

/** A photo may take minutes on a slow connection. If nothing is sent for this long, we give up. */
const longestSilenceMs = 60_000;

/** Sends a request. If its id was used for other content, sends it as a correction of that request. */
export async function sendRequest(
  id: string,
  body: FormData,
  onProgress?: (share: number) => void,
): Promise<SendResult> {
  const result = await post(id, body, onProgress);
  if (result.kind !== "refused" || !result.isIdTaken) return result;
  body.set("replaces", [body.get("replaces"), id].filter(Boolean).join(" "));
  return post(nextId(id), body, onProgress);
}

/** The correction's id, derived from the first id, so that a retry uses the same one. */
function nextId(id: string): string {
  return id.slice(-8) + id.slice(8);
}

/** Uses XMLHttpRequest, because fetch can't report how much of a body has been sent. */
function post(id: string, body: FormData, onProgress: (share: number) => void = () => {}): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/assessment");
    request.setRequestHeader("Idempotency-Key", id);
    request.responseType = "json";
    let silenceTimer = setTimeout(() => request.abort(), longestSilenceMs);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => request.abort(), longestSilenceMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(resultOf(request));
    request.onerror = request.onabort = () => resolve({ kind: "unknown", error: "" });
    request.onloadend = () => clearTimeout(silenceTimer);
    request.send(body);
  });
}

/** Statuses of a request that the server didn't read, so that the same one can be sent later. */
const retryableStatuses = [408, 429];

function resultOf(request: XMLHttpRequest): SendResult {
  const { status } = request;
  const { reference, error, fields } = isObject(request.response) ? request.response : {};
  if (status === 202 && reference) {
    const confirmation = request.getResponseHeader("Location") ?? "/contact?";
    return { kind: "stored", reference, confirmation };
  }
  if (retryableStatuses.includes(status)) return { kind: "unknown", error: error ?? "" };
  if (status >= 400 && status < 500)
    return { kind: "refused", error: error ?? "", fields: fields ?? {}, isIdTaken: status === 409 };
  return { kind: "unknown", error: error ?? "" };
}

function isObject(response: unknown): response is Partial<SentRequest> & { error?: string; fields?: FieldMessages } {
  return typeof response === "object" && response !== null;
}

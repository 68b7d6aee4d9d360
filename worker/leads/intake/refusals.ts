import { maxBytesTogether, megabytesText } from "#content/request/limits.ts";
import { callUsText, fileMessages, genericErrorText } from "#content/request/messages.ts";
import type { SubmitResponse } from "#content/request/response.ts";
import type { Unreadable } from "#worker/bodies/unreadable.ts";

type Reason = Exclude<SubmitResponse["status"], 202 | 400 | 408> | Unreadable | "bad-key" | "long-json";

/** The response that refuses a request, and says what the visitor can do instead. */
export function refusal(reason: Reason, entered: Pick<SubmitResponse, "values" | "hadFile"> = {}): SubmitResponse {
  return { ...refusals[reason], ...entered };
}

/** Refuses a file, and keeps everything else that was entered. */
export function fileRefusal(
  { message, help }: { message: string; help?: string | undefined },
  enteredForm: Parameters<typeof refusal>[1] = {},
  fields: SubmitResponse["fields"] = {},
): SubmitResponse {
  const isTooBig = message === fileMessages.tooBig || message === fileMessages.tooBigTogether;
  return {
    ...refusal(isTooBig ? 413 : 422, enteredForm),
    ...(isTooBig && { error: `${message}. ${restIsKeptSentence}` }),
    fields: { ...fields, file: message },
    ...(help !== undefined && { fileHelp: help }),
  };
}

const restIsKeptSentence = "Everything else you entered is kept.";

const unreadableText = `We couldn’t read this request. Send it from our contact page, or ${callUsText}.`;

const refusals: Record<Reason, SubmitResponse> = {
  "bad-key": { status: 400, error: unreadableText, hint: "The Idempotency-Key must be a random UUID (version 4)." },
  403: { status: 403, error: `This request came from another website. Send it from our own form, or ${callUsText}.` },
  409: {
    status: 409,
    error: `We already have a different version of this request. Please send this one again as a new request, or ${callUsText}.`,
    hint: "This Idempotency-Key was used for other content. Use a new one.",
  },
  410: { status: 410, error: `This request was withdrawn. Send a new one, or ${callUsText}.` },
  413: { status: 413, error: `${fileMessages.tooBig}. ${restIsKeptSentence}` },
  415: { status: 415, error: unreadableText, hint: "Send the request as JSON or as multipart/form-data." },
  422: { status: 422, error: "Some answers are missing or need correcting." },
  429: {
    status: 429,
    error: `Too many requests from your network. Please wait a minute, or ${callUsText}.`,
    headers: retryAfter(60),
  },
  503: { status: 503, error: genericErrorText, headers: retryAfter(30) },
  "too-big": {
    status: 413,
    error: `${fileMessages.tooBig}, and all files together less than ${megabytesText(maxBytesTogether)}. Send fewer, or ${callUsText}.`,
    fields: { file: fileMessages.tooBig },
  },
  "long-json": { status: 413, error: unreadableText, hint: "JSON may have at most 64 KB." },
  "too-slow": {
    status: 408,
    error: `The request took too long to arrive. Please try again, without the file if you have to, or ${callUsText}.`,
  },
  malformed: { status: 400, error: unreadableText, hint: "The body is not what its Content-Type says." },
  busy: { status: 503, error: genericErrorText, headers: retryAfter(10) },
};

function retryAfter(seconds: number): Record<string, string> {
  return { "Retry-After": String(seconds) };
}

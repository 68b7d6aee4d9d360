import * as z from "zod";

const oneLine = z.string().regex(/^[^\r\n\0]+$/, "must be one line");
const emailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@.]+$/;
const email = z
  .string()
  .refine((address) => emailPattern.test(address) && !address.includes(".."), "must be an email address");
const person = z.looseObject({ email, name: oneLine.optional() });
const reservedNames =
  /^(authentication-results|bcc|cc|content-transfer-encoding|content-type|dkim-signature|from|message-id|received|reply-to|subject|to)$/i;
const headers = z.record(
  z
    .string()
    .refine((name) => /^[!-9;-~]+$/.test(name) && !reservedNames.test(name), "is reserved, or isn't a header name"),
  oneLine,
);

/** A call to /tx/v1/send, as the mail service's documentation requires it. */
const payload = z
  .looseObject({
    from: person,
    reply_to: person.optional(),
    subject: oneLine,
    personalizations: z
      .array(
        z.looseObject({
          to: z.array(person).min(1),
          cc: z.array(person).optional(),
          bcc: z.array(person).optional(),
          headers: headers.optional(),
        }),
      )
      .min(1)
      .max(1000),
    content: z.array(z.object({ type: z.string().regex(/^text\/(plain|html)/), value: z.string().min(1) })).min(1),
    headers: headers.optional(),
    campaign_id: z
      .string()
      .refine((id) => Buffer.byteLength(id) <= 48 && !/\s/.test(id), "must be at most 48 bytes, without spaces")
      .optional(),
    attachments: z.array(z.unknown()).optional(),
    dkim_domain: z.string().optional(),
    dkim_selector: z.string().optional(),
    dkim_private_key: z.string().optional(),
  })
  .refine(
    ({ dkim_private_key, dkim_domain, dkim_selector }) => !dkim_private_key || (dkim_domain && dkim_selector),
    "dkim_private_key needs dkim_domain and dkim_selector",
  );

/** An accepted email. */
export interface Message extends Partial<z.infer<typeof payload>> {
  id: string;
  receivedAt: string;
  request_id: string;
  message_id: string;
}

export const maxMessageBytes = 30_000_000;

/** Why the service would refuse a call; undefined if it would accept it. */
export function problemWith(body: Buffer, contentType = ""): { status: 400 | 413; message: string } | undefined {
  if (body.length > maxMessageBytes) return { status: 413, message: "The message is larger than 30 MB." };
  if (!/^application\/json\b/.test(contentType)) return { status: 400, message: "The body must be JSON." };
  const { error } = payload.safeParse(jsonOf(body));
  return error && { status: 400, message: z.prettifyError(error) };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

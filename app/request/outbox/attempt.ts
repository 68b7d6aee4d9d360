import * as z from "zod/mini";
import { contentOf } from "./content.ts";
import { storedId } from "./stored.ts";

/** One try at sending a draft. The same content goes out under the same id, however often it is sent. */
export const attemptSchema = z.object({
  id: storedId,
  content: z.string(),
  /** Sent with each request of a draft, so that a later one can show that it comes from the same sender. */
  draft: z.optional(z.string()),
  /** Earlier tries of this draft whose outcome was never known, or the link of a request that is being corrected. */
  replaces: z.optional(z.string()),
});

export type Attempt = z.output<typeof attemptSchema>;

/**
 * The next try of a draft: the same one for the same content; for other content one that replaces whatever may have
 * arrived before. `link` says what the form was opened to correct.
 */
export function nextAttempt(content: string, before: Attempt | undefined, link: string): Attempt {
  if (before?.content === content) return before;
  const earlier = [before?.replaces ?? link, before?.content ? before.id : ""].filter(Boolean).join(" ");
  const draft = before?.draft ?? crypto.randomUUID();
  return { id: crypto.randomUUID(), content, draft, ...(earlier && { replaces: earlier }) };
}

/** Nothing of it arrived, so nothing replaces it; what it would have replaced, the next try replaces. */
export function afterRefusal(attempt: Attempt): Attempt {
  return { ...attempt, content: "" };
}

/** Of a request that waited on this device. */
export function attemptFrom(id: string, entries: [string, FormDataEntryValue][]): Attempt {
  const text = (wanted: string) => entries.find(([name, value]) => name === wanted && value !== "")?.[1]?.toString();
  const replaces = text("replaces");
  const draft = text("draft");
  return {
    id,
    content: contentOf(entries),
    ...(draft !== undefined && { draft }),
    ...(replaces !== undefined && { replaces }),
  };
}

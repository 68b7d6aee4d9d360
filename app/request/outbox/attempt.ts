import "#content/request/without-eval.ts";
import * as z from "zod/mini";

// Stored data may come from an older version or from anyone, so we use only what has the right shape.

export const storedId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Field names with their values. */
export function entriesOf<Value extends z.core.SomeType>(value: Value) {
  return z.array(z.tuple([z.string(), value]));
}

/** One attempt at sending a draft. The same content has the same id, however often it is sent. */
export const attemptSchema = z.object({
  id: storedId,
  content: z.string(),
  /** Sent with each request of a draft, so that a later one can show that it comes from the same sender. */
  draft: z.optional(z.string()),
  /** Earlier attempts of this draft whose outcome is unknown. */
  replaces: z.optional(z.string()),
});

export type Attempt = z.output<typeof attemptSchema>;

/**
 * The next attempt of a draft: the same one for the same content; for other content, one that replaces whatever may have arrived
 * before.
 */
export function nextAttempt(content: string, before: Attempt | undefined): Attempt {
  if (before?.content === content) return before;
  const earlier = [before?.replaces, before?.content ? before.id : ""].filter(Boolean).join(" ");
  const draft = before?.draft ?? crypto.randomUUID();
  return { id: crypto.randomUUID(), content, draft, replaces: earlier || undefined };
}

/** A refused attempt was never stored, so the next one replaces what this one would have replaced. */
export function afterRefusal(attempt: Attempt): Attempt {
  return { ...attempt, content: "" };
}

/** The attempt of a request that waited on this device. */
export function attemptFrom(id: string, entries: [string, FormDataEntryValue][]): Attempt {
  const text = (field: string) => entries.find(([name, value]) => name === field && value !== "")?.[1]?.toString();
  return { id, content: contentOf(entries), draft: text("draft"), replaces: text("replaces") };
}

/**
 * A draft's content. Two attempts with the same content are the same request. When the form was shown and which request it corrects
 * don't count.
 */
export function contentOf(body: Iterable<[string, FormDataEntryValue]>): string {
  return JSON.stringify(
    [...body]
      // An empty file input makes a new empty file each time it is read.
      .filter(([name, value]) => !sentAlong.has(name) && !(value instanceof File && value.size === 0))
      .map(([name, value]) => [name, value instanceof File ? [value.name, value.size, value.lastModified] : value]),
  );
}

const sentAlong = new Set(["shownAt", "replaces", "draft"]);

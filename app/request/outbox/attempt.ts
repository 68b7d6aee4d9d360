// Attempts at sending a request. Stored data may come from an older version or from anyone, so schemas check it.
import "#content/request/without-eval.ts";
import * as z from "zod/mini";

export const idSchema = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Field names with their values, as in a `FormData`. */
export function entriesSchema<Value extends z.core.SomeType>(valueSchema: Value) {
  return z.array(z.tuple([z.string(), valueSchema]));
}

/** One attempt at sending a draft. The same content keeps its id, however often it is sent. */
export const attemptSchema = z.object({
  id: idSchema,
  content: z.string(),
  /** A key sent with every attempt of a draft. It shows that a correction comes from the same sender. */
  draft: z.optional(z.string()),
  /** The ids of earlier attempts of this draft whose outcome is unknown, separated by spaces. */
  replaces: z.optional(z.string()),
});

export type Attempt = z.output<typeof attemptSchema>;

/** The next attempt at sending a draft. Changed content makes a new one, which replaces all earlier ones that may have arrived. */
export function nextAttempt(content: string, lastAttempt: Attempt | undefined): Attempt {
  if (lastAttempt?.content === content) return lastAttempt;
  const earlierIds = [lastAttempt?.replaces, lastAttempt?.content ? lastAttempt.id : ""].filter(Boolean).join(" ");
  const draft = lastAttempt?.draft ?? crypto.randomUUID();
  return { id: crypto.randomUUID(), content, draft, replaces: earlierIds || undefined };
}

/** A refused attempt was never stored, so the next one replaces what this one would have replaced. */
export function afterRefusal(attempt: Attempt): Attempt {
  return { ...attempt, content: "" };
}

/** The attempt to which a request from the outbox belongs. */
export function attemptFrom(id: string, entries: [string, FormDataEntryValue][]): Attempt {
  const text = (field: string) => entries.find(([name, value]) => name === field && value !== "")?.[1]?.toString();
  return { id, content: contentOf(entries), draft: text("draft"), replaces: text("replaces") };
}

/** A draft's content as text. Two attempts with the same content are the same request. */
export function contentOf(body: Iterable<[string, FormDataEntryValue]>): string {
  return JSON.stringify(
    [...body]
      // An empty file input makes a new empty file each time it is read.
      .filter(([name, value]) => !ignoredFields.has(name) && !(value instanceof File && value.size === 0))
      .map(([name, value]) => [name, value instanceof File ? [value.name, value.size, value.lastModified] : value]),
  );
}

/** Fields that aren't part of what the visitor entered. */
const ignoredFields = new Set(["shownAt", "replaces", "draft"]);

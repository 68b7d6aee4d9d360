import type { BodyMemory } from "#worker/bodies/memory.ts";
import type { InboxCalls } from "../inbox/types.ts";
import type { Links } from "../links/links.ts";
import type { Signatures } from "../links/signatures.ts";
import type { StoreDependencies } from "../storage/store.ts";

export interface IntakeDependencies extends StoreDependencies {
  inbox(): Pick<InboxCalls, "accept" | "look" | "mark" | "withdraw">;
  signatures: Signatures;
  links: Links;
  memory: BodyMemory;
  /** Whether a network sends so many requests that it can only be abuse. */
  isTooOften(request: Request): Promise<boolean>;
  /** Whether a network sends more requests than a household does: worth a second look, no more. */
  isOften(request: Request): Promise<boolean>;
  now(): number;
}

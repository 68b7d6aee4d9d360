import type { RawRequest } from "#content/request/fields.ts";

export type Unreadable = "incomplete" | "malformed" | "too-big" | "too-slow" | "busy";

/** A body that can't be read, for a reason that the sender can do something about. */
export class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly reason: Unreadable;
  /** Everything that was typed, where it had arrived before the rest went wrong. */
  arrived?: RawRequest;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

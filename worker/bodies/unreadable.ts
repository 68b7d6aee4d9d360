export type Unreadable = "malformed" | "too-big" | "too-slow" | "busy";

/** Thrown if a body can't be read. The sender can fix the reason, or try again later if we are busy. */
export class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

export type Unreadable = "malformed" | "too-big" | "too-slow" | "busy";

/** The body can't be read, for a reason that the sender can fix. */
export class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

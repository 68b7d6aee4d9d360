export type Unreadable = "malformed" | "too-big" | "too-slow" | "busy";

/** Thrown if a body can't be read. The sender can fix the reason, or try again later if we are busy. */
export class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly reason: Unreadable;
  /** What is wrong and where, for the developer whose client sent the body. It may quote the body, so it isn't logged. */
  readonly hint: string | undefined;

  constructor(reason: Unreadable, hint?: string) {
    super(reason);
    this.reason = reason;
    this.hint = hint;
  }
}

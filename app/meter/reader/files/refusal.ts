/** Why a file gives no readings. If several files fail, the page shows the sentence of the first of these reasons. */
export const refusalReasons = [
  "page-failed",
  "reader-failed",
  "moved",
  "locked",
  "too-large",
  "too-many-files",
  "export-only",
  "daily-summary",
  "nem13",
  "no-energy-stream",
  "no-readings",
  "spreadsheet",
  "pdf",
  "image",
  "html",
  "unreadable",
  "not-meter-data",
  "empty",
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

export class FileRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Bytes that can't be read: a file moved or changed since it was chosen fails with a `DOMException`, corrupt zip data doesn't. */
export function refuseUnreadable(error: unknown): never {
  throw new FileRefusal(error instanceof DOMException ? "moved" : "unreadable");
}

/** Why a file gives no readings. If several files fail, the page shows the sentence of the first of these reasons. */
export const refusalReasons = [
  "page-failed",
  "reader-failed",
  "locked",
  "too-large",
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

/** For bytes that can't be read: the file was moved or changed since it was chosen, or is packed wrongly. */
export function refuseUnreadable(): never {
  throw new FileRefusal("unreadable");
}

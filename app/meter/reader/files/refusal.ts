/** Why a file gives no readings. Each has its own sentence on the page. */
export type RefusalReason =
  | "pdf"
  | "daily-summary"
  | "nem13"
  | "empty"
  | "spreadsheet"
  | "image"
  | "html"
  | "export-only"
  | "no-energy-stream"
  | "locked"
  | "too-large"
  | "no-readings"
  | "unreadable"
  | "not-meter-data";

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

const mega = 1_000_000;

/** What a file may hold before reading stops: ten times what meter data needs, and little enough for a phone. */
export const limits = {
  fileBytes: 100 * mega,
  /** Everything that comes out of one zip file. */
  unpackedBytes: 200 * mega,
  /** A zip file that unpacks to more than this may have grown a hundredfold at most. */
  unpackedFreely: 20 * mega,
  unpackedRatio: 100,
  entries: 24,
  lineLength: 64_000,
  lines: 2_000_000,
  jsonBytes: 60 * mega,
  connections: 200,
  streams: 60,
} as const;

/** Why a file gives no readings; each has its own sentence on the page. Of several files' reasons, the first of these helps most. */
export const refusalReasons = [
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

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

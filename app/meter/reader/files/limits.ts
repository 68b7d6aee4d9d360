const mega = 1_000_000;

/** Limits for a file: ten times what meter data needs, and small enough for a phone. */
export const limits = {
  fileBytes: 100 * mega,
  /** Everything unpacked from one zip file. */
  unpackedBytes: 200 * mega,
  /** A zip file that unpacks to more than this may be at most a hundred times its packed size. */
  unpackedFreely: 20 * mega,
  unpackedRatio: 100,
  entries: 24,
  lineLength: 64_000,
  lines: 2_000_000,
  jsonBytes: 60 * mega,
  connections: 200,
  streams: 60,
} as const;

/**
 * Why a file gives no readings; the page has a sentence for each. If several files fail, the first of these in the list helps most.
 */
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

const mega = 1_000_000;

/** The most that we read: about ten times what meter data needs, and small enough for a phone. */
export const limits = {
  fileBytes: 100 * mega,
  /** Everything unpacked from one zip file. */
  unpackedBytes: 200 * mega,
  /** Once a zip file has unpacked to more than this, no entry may be over `unpackedRatio` times its packed size. */
  ratioAppliesAbove: 20 * mega,
  unpackedRatio: 100,
  zipDirectoryBytes: 4 * mega,
  entries: 24,
  lineLength: 64_000,
  lines: 2_000_000,
  jsonBytes: 60 * mega,
  connections: 200,
  streams: 60,
} as const;

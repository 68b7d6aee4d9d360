/** Sizes of panels and batteries that a home may choose. */
export const sizes: readonly { kw: number; batteryKwh: number }[] = [
  { kw: 3.3, batteryKwh: 0 },
  { kw: 5, batteryKwh: 0 },
  { kw: 5, batteryKwh: 7 },
  { kw: 6.6, batteryKwh: 10 },
  { kw: 8, batteryKwh: 0 },
  { kw: 8, batteryKwh: 13.5 },
  { kw: 10, batteryKwh: 8 },
  { kw: 10, batteryKwh: 13.5 },
  { kw: 12, batteryKwh: 15 },
  { kw: 13, batteryKwh: 20 },
];

/** Texts that aren't summaries. */
export const invalidSummaries: readonly string[] = [
  "",
  "1",
  "2AAAA",
  `1${"A".repeat(193)}`,
  "x".repeat(601),
  `1${"A".repeat(2000)}`,
  "1<script>alert(1)</script>",
  "1\u0000\u0000",
];

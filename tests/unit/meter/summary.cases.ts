/** Sizes of panels and batteries that a home may choose. */
export const sizes: readonly { kw: number; battery: number }[] = [
  { kw: 3.3, battery: 0 },
  { kw: 5, battery: 0 },
  { kw: 5, battery: 7 },
  { kw: 6.6, battery: 10 },
  { kw: 8, battery: 0 },
  { kw: 8, battery: 13.5 },
  { kw: 10, battery: 8 },
  { kw: 10, battery: 13.5 },
  { kw: 12, battery: 15 },
  { kw: 13, battery: 20 },
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

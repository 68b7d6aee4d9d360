/** What somebody has to look at. */
export const problemKinds = [
  "staff-refused",
  "staff-unconfirmed",
  "stop-unconfirmed",
  "visitor-refused",
  "visitor-bounced",
  "receipt-missing",
  "hook-refused",
  "unreadable",
] as const;
export type Problem = (typeof problemKinds)[number];

import type { Day } from "#content/rules/schedule.ts";

/** The figure to plan on, where a claim alone would mislead, and the claim with who gets it. */
export interface Today {
  /** What rules and prices give on a day: "about $4,620". */
  value: (day: Day) => string;
  /** What that is for, as the sentence goes on: "for a typical Melbourne home after rebates". */
  label: string | ((day: Day) => string);
  /** The next sentence: the claim and who gets it. None where nobody gets it any more. */
  claim?: string | ((day: Day) => string);
  /** Until when somebody got what the record says: a sentence with its date, printed once on the site. */
  history?: string;
  /** In a running sentence, where the value doesn’t fit. */
  inText?: (day: Day) => string;
  /** How it comes about, as a sentence. */
  why: (day: Day) => string;
}

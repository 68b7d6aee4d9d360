import type { Day } from "#content/rules/schedule.ts";

/** What rules and prices make of an advertised figure on a day. */
export interface Today {
  /** Printed next to the advertised figure, in the same size: "about $4,620". */
  value: (day: Day) => string;
  /** Whom that is for, in a few words: "in Melbourne, if eligible". */
  label: string;
  /** In brackets after the advertised figure, where the value "on today’s figures" doesn’t fit. */
  inText?: (day: Day) => string;
  /** How it comes about, as a sentence. */
  why: (day: Day) => string;
}

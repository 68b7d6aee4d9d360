import type { Day } from "#content/rules/schedule.ts";
import type { Zone } from "#content/rules/zones.ts";

/** What one quote says. A size that is missing means the quote has none of it. */
export interface Quote {
  /** Dollars as written in the quote. */
  price: number | undefined;
  /** Whether discounts have been taken off that price; "" where nobody has said. */
  paid: "" | "before" | "after";
  /** Whether GST is in that price. */
  gst: "inc" | "ex";
  kw: number | undefined;
  /** Usable kWh. */
  battery: number | undefined;
  /** Certificates the quote lists, panels and battery together. */
  certificates: number | undefined;
}

/** Where and when the quoted system goes in. Without a zone either Victorian zone may be right. */
export interface Site {
  zone: Zone | undefined;
  day: Day;
  /** Dollars for one certificate. */
  certificatePrice: number;
}

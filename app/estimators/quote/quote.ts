import type { Day } from "#content/rules/schedule.ts";
import type { Zone } from "#content/rules/zones.ts";

/** What one quote says. A missing size means that it has no panels, or no battery. */
export interface Quote {
  /** Dollars as written in the quote. */
  price: number | undefined;
  /** Whether that price is before or after discounts; "" if the visitor hasn't said. */
  relativeToDiscounts: "" | "before" | "after";
  /** Whether that price includes GST. */
  gst: "inc" | "ex";
  kw: number | undefined;
  /** The battery's usable kWh. */
  batteryKwh: number | undefined;
  /** The certificates that the quote lists, panels and battery together. */
  certificates: number | undefined;
}

/** The place and day of the installation. Without a zone, either Victorian zone may be right. */
export interface Installation {
  zone: Zone | undefined;
  day: Day;
  /** Dollars for one certificate. */
  certificatePrice: number;
}

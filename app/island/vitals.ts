import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

const measures = { ttfb: onTTFB, lcp: onLCP, inp: onINP, cls: onCLS };
const figures = ["ttfb", "lcp", "inp", "cls"] as const;

/** How fast a visit was, without who it was: the figures, the path and the kind of connection. No identifier, nothing stored. */
interface Vitals extends Partial<Record<keyof typeof measures, number>> {
  path: string;
  connection: string;
}

/** Measures this page and sends once, when it is hidden. Visitors who ask not to be tracked are not measured. */
export function measure(): void {
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { effectiveType?: string };
  };
  if (globalPrivacyControl) return;
  const vitals: Vitals = { path: location.pathname, connection: connection?.effectiveType ?? "unknown" };
  for (const figure of figures)
    measures[figure](({ value }) => {
      // Milliseconds, but for a page's shifts.
      vitals[figure] = figure === "cls" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    });
  // The library finishes its figures while the same event is captured, so they are complete when it bubbles up to here.
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (vitals.ttfb !== undefined) navigator.sendBeacon("/api/vitals", JSON.stringify(vitals));
  });
}

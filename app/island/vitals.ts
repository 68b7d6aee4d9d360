import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

const measures = { ttfb: onTTFB, lcp: onLCP, inp: onINP, cls: onCLS };
const figures = ["ttfb", "lcp", "inp", "cls"] as const;

/** A visit's speed, without anything about the visitor: the figures, the path and the kind of connection. Nothing is stored. */
interface Vitals extends Partial<Record<keyof typeof measures, number>> {
  path: string;
  connection: string;
}

/** Measures this page and sends the figures once, when it is hidden. Visitors who ask not to be tracked are not measured. */
export function measure(): void {
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { effectiveType?: string };
  };
  if (globalPrivacyControl) return;
  const vitals: Vitals = { path: location.pathname, connection: connection?.effectiveType ?? "unknown" };
  for (const figure of figures)
    measures[figure](({ value }) => {
      // Milliseconds, except for layout shifts.
      vitals[figure] = figure === "cls" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    });
  // The library completes its figures in this event's capture phase, so they are ready when the event bubbles up to here.
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (vitals.ttfb !== undefined) navigator.sendBeacon("/api/vitals", JSON.stringify(vitals));
  });
}

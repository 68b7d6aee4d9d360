import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

const observers = { ttfb: onTTFB, lcp: onLCP, inp: onINP, cls: onCLS };
const metrics = ["ttfb", "lcp", "inp", "cls"] as const;

/** A page's speed, with nothing about the visitor: the metrics, the path and the kind of connection. */
interface Vitals extends Partial<Record<keyof typeof observers, number>> {
  path: string;
  connection: string;
}

/** Measures this page's speed and sends it once, when the page is hidden. Visitors who ask not to be tracked aren't measured. */
export function measurePageSpeed(): void {
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { effectiveType?: string };
  };
  if (globalPrivacyControl) return;
  const vitals: Vitals = { path: location.pathname, connection: connection?.effectiveType ?? "unknown" };
  for (const metric of metrics)
    observers[metric](({ value }) => {
      // Milliseconds, except for layout shifts.
      vitals[metric] = metric === "cls" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    });
  // The library completes its metrics in this event's capture phase, so they are ready when the event bubbles up to here.
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (vitals.ttfb !== undefined) navigator.sendBeacon("/api/vitals", JSON.stringify(vitals));
  });
}

import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

/** How fast a visit was, without who it was: the figures, the path and the kind of connection. No identifier, nothing stored. */
interface Vitals {
  path: string;
  connection: string;
  ttfb?: number;
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Measures this page and sends once, when it is hidden. Visitors who ask not to be tracked are not measured. */
export function measure(): void {
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { effectiveType?: string };
  };
  if (globalPrivacyControl) return;
  const vitals: Vitals = { path: location.pathname, connection: connection?.effectiveType ?? "unknown" };
  onTTFB(({ value }) => {
    vitals.ttfb = Math.round(value);
  });
  onLCP(({ value }) => {
    vitals.lcp = Math.round(value);
  });
  onINP(({ value }) => {
    vitals.inp = Math.round(value);
  });
  onCLS(({ value }) => {
    vitals.cls = Math.round(value * 10_000) / 10_000;
  });
  // The library finishes its figures while the same event is captured, so they are complete when it bubbles up to here.
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (vitals.ttfb !== undefined) navigator.sendBeacon("/api/vitals", JSON.stringify(vitals));
  });
}

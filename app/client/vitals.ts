/** What a visit felt like, without who it was: four figures, the path and the kind of line. No identifier, nothing kept here. */
interface Vitals {
  path: string;
  connection: string;
  ttfb: number;
  lcp?: number;
  inp?: number;
  cls: number;
}

/** Watches this page and sends once, when it is hidden. Visitors who ask not to be tracked are not measured either. */
export function measure(): void {
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { effectiveType?: string };
  };
  const [navigation] = performance.getEntriesByType("navigation");
  if (globalPrivacyControl || !(navigation instanceof PerformanceNavigationTiming)) return;
  // A prerendered page's clock starts when someone looks at it.
  const { activationStart: started = 0 } = navigation as PerformanceNavigationTiming & { activationStart?: number };
  const vitals: Vitals = {
    path: location.pathname,
    connection: connection?.effectiveType ?? "unknown",
    ttfb: Math.round(Math.max(0, navigation.responseStart - started)),
    cls: 0,
  };
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = Math.round(Math.max(0, entry.startTime - started));
  });
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls = Math.round((vitals.cls + shift.value) * 10_000) / 10_000;
  });
  observe("event", (entry) => {
    const { interactionId } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(entry.duration));
  });
  addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    navigator.sendBeacon("/api/vitals", JSON.stringify(vitals));
  });
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
}

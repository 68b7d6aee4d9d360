/** Secrets (set with `wrangler secret put`) and bindings that a site can do without. */
interface Env {
  /** Shows the site as at another date: so many milliseconds from now. Staging and this machine only. */
  CLOCK_OFFSET_MS?: string;
  PLACES_KEY?: string;
  /** Workers Analytics Engine, for the figures of real visits. */
  VITALS?: AnalyticsEngineDataset;
  /** "off" withdraws the service worker. */
  SERVICE_WORKER?: string;
}

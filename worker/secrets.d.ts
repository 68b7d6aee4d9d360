/** Secrets (set with `wrangler secret put`) and bindings that a site can do without. */
interface Env {
  PLACES_KEY?: string;
  /** Workers Analytics Engine, for the figures of real visits. */
  VITALS?: AnalyticsEngineDataset;
  /** "off" withdraws the service worker. */
  SERVICE_WORKER?: string;
}

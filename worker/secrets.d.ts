/** Secrets (set with `wrangler secret put`) and bindings that a site can do without. */
interface Env {
  /** Moves the site's clock by this many milliseconds. Staging and developers' machines only. */
  CLOCK_OFFSET_MS?: string;
  /** "off" closes the tools for assistants. */
  MCP?: string;
  PLACES_KEY?: string;
  /** Workers Analytics Engine, for the figures of real visits. */
  VITALS?: AnalyticsEngineDataset;
  /** "off" withdraws the service worker. */
  SERVICE_WORKER?: string;
}

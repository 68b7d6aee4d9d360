/** Settings and bindings that may be absent, so `wrangler types` doesn't know them. `settingIn()` reads the other optional settings. */
interface Env {
  /** Moves the site's clock by this many milliseconds. Developers' machines only. */
  CLOCK_OFFSET_MS?: string;
  /** "off" closes the tools for assistants. */
  MCP?: string;
  PLACES_KEY?: string;
  /** Workers Analytics Engine, for the speed of real visits. */
  VITALS?: AnalyticsEngineDataset;
  /** "off" removes the service worker from browsers. */
  SERVICE_WORKER?: string;
}

/** Set with `wrangler secret put`; each may be absent. */
interface Env {
  PLACES_KEY?: string;
}

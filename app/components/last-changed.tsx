import { longDate } from "#content/format.ts";
import { legalPagesChangedOn } from "#content/legal/legal.ts";

/** When a legal page was last changed. */
export function LastChanged() {
  return <p className="small">Last changed on {longDate(legalPagesChangedOn)}.</p>;
}

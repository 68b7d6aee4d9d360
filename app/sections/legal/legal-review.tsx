import { longDate } from "#content/format.ts";
import { legalPagesChanged, legalReview } from "#content/legal/clause.ts";

/** When a legal page was last changed, and that its review is due. */
export function LegalReview() {
  return (
    <p className="small max-w-[40em] text-balance">
      Written in plain language. Last changed on {longDate(legalPagesChanged)}. {legalReview}
    </p>
  );
}

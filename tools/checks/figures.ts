import { figures, isUnderReview } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";

const monthAhead = new Date(Date.now() + 30 * 86_400_000);
const ending = Object.values(figures).filter((figure) => isUnderReview(figure, melbourneDate(monthAhead)));

/** A warning, never a failure: the build and the tests must not depend on today's date. `npm run deploy` is stricter. */
for (const { id, value, validUntil } of ending)
  console.warn(`  ${id} (${value}) holds until ${validUntil}: check it and move the date`);
console.log(ending.length === 0 ? "  None." : `  ${ending.length} of ${Object.keys(figures).length} figures.`);

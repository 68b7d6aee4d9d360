import { figures, isUnderReview } from "#content/figures/index.ts";
import { textOn } from "#content/figures/records/record.ts";
import { melbourneDate } from "#content/melbourne.ts";

const today = melbourneDate(new Date());
const monthAhead = melbourneDate(new Date(Date.now() + 30 * 86_400_000));
const ending = figures.filter((figure) => isUnderReview(figure, monthAhead));

/** A warning, never a failure: the build and the tests must not depend on today's date. `npm run deploy` is stricter. */
for (const { id, value, validUntil } of ending)
  console.warn(`  ${id} (${textOn(value, today)}) holds until ${validUntil}: \`npm run figures\` has its source`);
console.log(ending.length === 0 ? "  None." : `  ${ending.length} of ${figures.length} figures.`);

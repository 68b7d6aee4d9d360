import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Dashes } from "#app/components/points.tsx";
import { promises } from "#content/promises.ts";

interface QuoteLinesProps {
  lines: readonly string[];
}

/** The lines of our written quote, so that visitors can compare it with another one. */
export function QuoteLines({ lines }: QuoteLinesProps) {
  return (
    <div className="split mt-[clamp(1.75rem,4.5vw,4rem)] gap-y-7" id="cost-to-buy">
      <div className="wide:col-[1/5]">
        <h3>What your quote lists</h3>
        <p className="mt-2">One written price, fixed for {promises.quoteHolds}, with every line shown.</p>
      </div>
      <div className="wide:col-[5/13]">
        <PhoneFold summary="See the lines">
          <Dashes items={lines} className="phone:mt-2" />
        </PhoneFold>
      </div>
    </div>
  );
}

import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { QuoteLines } from "#app/components/quote-lines.tsx";
import { TermList } from "#app/components/term-list.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { gasWaterRule } from "#content/rules/announced.ts";
import words from "./words.json" with { type: "json" };

const terms = [...words.discounts, ...words.dates, { term: "{gas-hot-water}", meaning: gasWaterRule }];

export const Eligibility = cachedForDay(function Eligibility() {
  return (
    <section className="wrap rule-above py-section" aria-labelledby="eligibility">
      <h2 id="eligibility">What comes off the price, and the dates to know</h2>
      <div className="split mt-[clamp(1.25rem,3vw,2.5rem)] gap-y-4">
        <div className="wide:col-[1/5] wide:pr-8">
          <h3>Solar Homes rebate</h3>
          <div className="mt-3 mb-2">
            <PlanningFigure id="hot-water-rebate-max" withNote withClaim />
          </div>
          <GoLink className="" href="/rebates-and-finance">
            Add up your rebates
          </GoLink>
        </div>
        <div className="wide:col-[5/13]">
          <PhoneFold summary="Who qualifies, other discounts and dates">
            <TermList className="phone:*:first:border-t-0" terms={terms} />
          </PhoneFold>
        </div>
      </div>
      <QuoteLines lines={words.quoted} />
    </section>
  );
});

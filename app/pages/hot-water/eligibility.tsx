import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { QuoteLines } from "#app/components/quote-lines.tsx";
import { Terms } from "#app/components/terms.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { gasWaterRule } from "#content/rules/announced.ts";
import words from "./words.json" with { type: "json" };

export const Eligibility = cachedForDay(function Eligibility() {
  return (
    <section className="wrap rule-above py-section" aria-labelledby="eligibility">
      <h2 id="eligibility">What comes off the price, and the dates to know</h2>
      <div className="mt-[clamp(1.25rem,3vw,2.5rem)] grid gap-4 from-tablet:grid-cols-2 from-tablet:gap-x-12 from-tablet:gap-y-8">
        <div>
          <h3>Solar Homes rebate</h3>
          <div className="mt-3 mb-2">
            <FigureWithClaim id="hot-water-rebate-max" noted />
          </div>
          <GoLink className="" href="/rebates-and-finance">
            Add up your rebates
          </GoLink>
        </div>
        <div className="from-tablet:contents from-tablet:*:contents from-tablet:*:details-content:contents">
          <PhoneFold summary="Who qualifies, other discounts and dates">
            <p>
              You must own and live in the home, which must be worth under <FigureValue id="solar-homes-property" />,
              and your household’s taxable income must be under <FigureValue id="solar-homes-income" />. The old hot
              water system must be at least <FigureValue id="solar-homes-hot-water-age" /> old. Apply, and wait for the
              approval, before you pay.
            </p>
            {others.map(({ title, terms }) => (
              <div key={title} className="from-tablet:col-span-2">
                <h3 className="phone:mt-5 mb-3">{title}</h3>
                <Terms
                  className="dated-narrow from-tablet:grid from-tablet:auto-cols-fr from-tablet:grid-flow-col from-tablet:gap-x-12 from-tablet:*:content-start from-tablet:*:border-b-0"
                  terms={terms}
                />
              </div>
            ))}
          </PhoneFold>
        </div>
      </div>
      <QuoteLines lines={words.quoted} />
    </section>
  );
});

const others = [
  { title: "Also off the price", terms: words.discounts },
  { title: "Dates", terms: [...words.dates, { term: "{gas-hot-water}", meaning: gasWaterRule }] },
];

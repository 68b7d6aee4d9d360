import "#app/estimators/preload-estimates.ts";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { commercial } from "#app/estimators/calculators/commercial.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { moneyRangeText, sizeText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";

export function Savings({ query, today }: { query: string; today: Day }) {
  const lead = query === "" && "This is 30\u00a0kW at a workshop, before GST.";
  return (
    <Section id="savings" title="What solar would save you" lead={lead} beside groundClass="sand">
      {query === "" && <Example today={today} />}
      <PhoneFold buttonClass="fold-button" summary="Work out your own savings" open={query !== ""}>
        <div id="estimate" className="scroll-mt-36">
          <Calculator calculator={commercial} query={query} today={today} />
        </div>
        <p className="small mt-4">
          <a href="/how-we-calculate">How we work it out</a>. Rates and certificates were checked on{" "}
          <CheckedOn ids={["vdo-usage-mean", "solar-stc-6-6kw"]} />. <a href="/your-meter">Look at your meter data</a>.
        </p>
      </PhoneFold>
    </Section>
  );
}

/** Shown above the folded calculator until the visitor enters something. A wide screen shows the calculator instead. */
function Example({ today }: { today: Day }) {
  const { saving, numbers } = commercial.answer("", today);
  const { "payback-low": fastestYears, "payback-high": slowestYears } = numbers;
  if (!saving || fastestYears === undefined || slowestYears === undefined) return null;
  return (
    <dl
      className="my-4 grid grid-cols-2 gap-4 *:flex *:flex-col-reverse *:justify-end from-tablet:hidden"
      id="savings-example"
    >
      <div>
        <dt className="small">Yearly saving</dt>
        <dd className="text-h3">{moneyRangeText(saving.low, saving.high)}</dd>
      </div>
      <div>
        <dt className="small">Pays for itself in (best case to worst)</dt>
        <dd className="text-h3">
          {`${sizeText(fastestYears)}–${sizeText(slowestYears)}`} <small>years</small>
        </dd>
      </div>
    </dl>
  );
}

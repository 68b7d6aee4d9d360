import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { compute, read } from "#app/estimators/savings/answer.ts";
import { SavingsEstimate } from "#app/estimators/savings/estimator.tsx";
import { savingsQuestion } from "#app/estimators/savings/home-question.ts";
import { usualBusiness } from "#app/estimators/savings/usual-business.ts";
import { moneyRange, size } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";

export function Savings({ question, today }: { question: string; today: Day }) {
  return (
    <section className="section sand" aria-labelledby="savings">
      <div className="wrap split">
        <h2 id="savings" className="span-1-8">
          What solar would save you
        </h2>
        <p className="lead span-9-13">
          {question === "" && <>Our 30&nbsp;kW example at a workshop, before GST. </>}
          If you change the size, change the price too.
        </p>
      </div>
      <div className="wrap">
        {question === "" && <Example today={today} />}
        <PhoneFold summary="Work out your own savings" open={question !== ""}>
          <div id="estimate" className="estimate-place">
            <SavingsEstimate site="business" sent={question} today={today} />
          </div>
          <p className="small mt-2">
            In the proposal, your meter’s half-hourly data replaces these averages. You can{" "}
            <a href="/your-meter">see your own meter data</a> now.
          </p>
        </PhoneFold>
      </div>
    </section>
  );
}

/** What the folded estimator shows before anybody has asked; a wide screen shows the estimator. */
function Example({ today }: { today: Day }) {
  const { worth, outputs } = compute(
    read(savingsQuestion("", { site: "business", usual: usualBusiness })).input,
    today,
  );
  const { "payback-low": first, "payback-high": last } = outputs;
  if (!worth || first === undefined || last === undefined) return null;
  return (
    <dl className="estimate-figures savings-example">
      <div>
        <dt>Yearly saving</dt>
        <dd>{moneyRange(worth.low, worth.high)}</dd>
      </div>
      <div>
        <dt>Pays for itself in</dt>
        <dd>
          {`${size(first)}–${size(last)}`} <small>years</small>
        </dd>
      </div>
    </dl>
  );
}

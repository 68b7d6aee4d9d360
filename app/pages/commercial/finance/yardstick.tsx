import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { fadePerYear } from "#content/energy/yield.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { workshopYears } from "#content/figures/workshop.computed.ts";
import { kwh, money, number, percent } from "#content/format.ts";
import { type CommercialSize, yardstick } from "#content/offers/commercial-cost.ts";

const example: CommercialSize = { kw: 30, example: commercialExamples[30] };
const years = 20;
const usedShare = workshopYears[30].used;

/** What a kWh from our example costs over its years. */
export function Yardstick() {
  const { left, made, cents } = yardstick(example, years, usedShare, Number(useToday().slice(0, 4)));
  return (
    <div className="split finance-price">
      <div className="span-1-6">
        <h3>A price to compare every offer with</h3>
        <p className="finance-cents">
          <b>{number(cents, 1)}&nbsp;c/kWh</b> before GST, over twenty years
        </p>
        <p className="mt-2">
          That’s our 30 kW example bought outright, if you use {percent(usedShare)} of its power, as a workshop does.
          Finance, repairs and a new inverter are extra.
        </p>
      </div>
      <div className="span-7-13">
        <PhoneFold summary="How we get to that price">
          <dl className="slip-lines">
            <div>
              <dt>30 kW example</dt>
              <dd>
                <FigureValue id="example-30kw-price" alone />
              </dd>
            </div>
            <div>
              <dt>After certificates</dt>
              <dd>{money(left)}</dd>
            </div>
            <div>
              <dt>
                Made in {years} years, {percent(fadePerYear, 1)} less each year
              </dt>
              <dd>{kwh(made)}</dd>
            </div>
            <div>
              <dt>Used on site</dt>
              <dd>{kwh(made * usedShare)}</dd>
            </div>
            <div>
              <dt>Cost per kWh used</dt>
              <dd>{number(cents, 1)}&nbsp;c</dd>
            </div>
          </dl>
        </PhoneFold>
      </div>
    </div>
  );
}

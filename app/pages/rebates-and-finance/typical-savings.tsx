import { PhoneFold } from "#app/components/phone-fold.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { feedIn, meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, longDate, money, moneyRange, percent, range, rate, tens } from "#content/format.ts";
import { type TypicalExample, typicalExample } from "#content/offers/typical-example.ts";
import { prices } from "#content/prices.ts";
import { unchangedUntil } from "#content/rules/changes.ts";

export function TypicalSavings() {
  const today = useToday();
  const example = typicalExample(today);
  const { cost, worth, payback } = example;
  return (
    <section className="sand py-section" aria-labelledby="example">
      <div className="wrap split">
        <div className="wide:col-[1/6]">
          <h2 id="example">A worked example, from the price to the payback</h2>
          <p className="mt-6 max-w-[34em]">
            It’s 6.6&nbsp;kW facing north in Melbourne, on a house that uses {kwh(18)} a day with someone home part of
            the day. It costs {money(cost.price.typical)}, and {money(cost.pay.typical)} after certificates and Solar
            Homes if it’s installed by {longDate(unchangedUntil(today) ?? today)}.
          </p>
        </div>
        <div className="wide:col-[7/13]">
          <dl className="grid max-w-[34rem] grid-cols-2 gap-4 pb-6">
            <div>
              <dt>Yearly saving</dt>
              <dd className="text-h3">{moneyRange(tens(worth.low), tens(worth.high))}</dd>
            </div>
            {payback.low !== null && payback.high !== null && (
              <div>
                <dt>Pays for itself in</dt>
                <dd className="text-h3">
                  {range(payback.low, payback.high)} years
                  <Payback />
                </dd>
              </div>
            )}
          </dl>
          <PhoneFold summary="How the saving adds up">
            <Year example={example} />
          </PhoneFold>
          <SeeYourHouse kw={6.6} battery={0} />
        </div>
      </div>
    </section>
  );
}

function Payback() {
  const spread = percent(prices.panels.spread);
  return (
    <Note id="payback-typical">
      From {spread} under the typical price with the state rebate and the higher saving, to {spread} over it without the
      rebate and with the lower saving. <a href="/how-we-calculate">How we work it out</a>
    </Note>
  );
}

function Year({ example: { year, worth } }: { example: TypicalExample }) {
  const usage = meanOffer.usage;
  const direct = (year.direct * usage) / 100;
  const exported = (feedInRate: number) => (year.exported * feedInRate) / 100;
  const exports = `${range(feedIn.low, feedIn.high)}\u00a0c`;
  return (
    <table className="table">
      <caption className="label">What it’s worth in the first year</caption>
      <tbody>
        <tr>
          <th scope="row">
            Used in the house
            <span className="small">
              {kwh(year.direct)} × {rate(usage)}
              <FigureNote id="vdo-usage-mean" />
            </span>
          </th>
          <td className="num">{money(direct)}</td>
        </tr>
        <tr>
          <th scope="row">
            Exported
            <span className="small">
              {kwh(year.exported)} × {exports}
              <FigureNote id="feed-in-today" />
            </span>
          </th>
          <td className="num">{moneyRange(exported(feedIn.low), exported(feedIn.high))}</td>
        </tr>
        <tr>
          <th scope="row">Subtotal</th>
          <td className="num">{moneyRange(direct + exported(feedIn.low), direct + exported(feedIn.high))}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="heavy-rule-above text-h4">
            Yearly saving
            <span className="small">with exports at {exports}, depending on the sun and when you use power</span>
          </th>
          <td className="num heavy-rule-above text-h4">{moneyRange(tens(worth.low), tens(worth.high))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

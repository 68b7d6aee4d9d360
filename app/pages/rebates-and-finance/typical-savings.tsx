import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { TableScroll } from "#app/controls/table-scroll.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { assumedPrices } from "#content/energy/prices/prices.ts";
import { feedIn, meanOffer } from "#content/energy/prices/tariffs.ts";
import { kwh, longDate, money, moneyRange, percent, range, rate, tens } from "#content/format.ts";
import { type TypicalExample, typicalExample } from "#content/offers/typical-example.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";

export function TypicalSavings() {
  const today = useToday();
  const example = typicalExample(today);
  return (
    <section className="section dusk" aria-labelledby="example">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="example">A worked example, from the price to the payback</h2>
          <p className="mt-6">
            6.6 kW facing north in Melbourne, installed {longDate(today)}, on a house that uses 18 kWh a day with
            someone home part of the day.
          </p>
          <p className="small mt-4">
            It starts from typical market prices, not from our “from” price, so it’s realistic for an ordinary roof.
            Your own quote replaces the first line, and the others follow.
          </p>
        </div>
        <div className="span-6-13">
          <Price example={example} />
          <PhoneFold summary="What it’s worth in the first year">
            <Year example={example} />
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}

function Price({ example }: { example: TypicalExample }) {
  const { price, certificates, certificateValue, stateRebate, left } = example;
  const rows = [
    { name: "Assumed price", from: 0, to: price, amount: money(price), kind: "ladder-price" },
    {
      name: `${certificates} certificates × ${money(certificatePrice.assumed)}`,
      from: price - certificateValue,
      to: price,
      amount: `−${money(certificateValue)}`,
      kind: "ladder-off",
    },
    {
      name: "Solar Homes, if eligible",
      from: left,
      to: left + stateRebate,
      amount: `−${money(stateRebate)}`,
      kind: "ladder-off",
    },
    { name: "Left to pay", from: 0, to: left, amount: money(left), kind: "ladder-left" },
  ];
  const notes = ["panel-price-assumed-6-6kw", "stc-price", "solar-homes-cap"] as const;
  return (
    <table className="table ladder">
      <caption className="unseen">From the assumed price to what you pay</caption>
      <tbody>
        {rows.map(({ name, from, to, amount, kind }, index) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {notes[index] && <FigureNote id={notes[index]} />}
              <svg className="bar" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path className={kind} d={`M${scaled(from, price)} 0H${scaled(to, price)}V1H${scaled(from, price)}Z`} />
              </svg>
            </th>
            <td className="num">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function scaled(dollars: number, price: number): number {
  return Math.round((dollars / price) * 1000);
}

function Year({ example: { year, worth, payback } }: { example: TypicalExample }) {
  const usage = meanOffer.usage;
  return (
    <div className="mt-8">
      <TableScroll label="What it’s worth in the first year">
        <table className="table">
          <caption className="label">What it’s worth in the first year</caption>
          <tbody>
            <tr>
              <th scope="row">Used in the house</th>
              <td>
                {kwh(year.direct)} × {rate(usage)}
                <FigureNote id="vdo-usage-mean" />
              </td>
              <td className="num">{money((year.direct * usage) / 100)}</td>
            </tr>
            <tr>
              <th scope="row">Exported</th>
              <td>
                {kwh(year.exported)} × <span className="together">{range(feedIn.low, feedIn.high)} c</span>
                <FigureNote id="feed-in-today" />
              </td>
              <td className="num">
                {moneyRange((year.exported * feedIn.low) / 100, (year.exported * feedIn.high) / 100)}
              </td>
            </tr>
            <tr>
              <th scope="row">Yearly saving</th>
              <td>with exports at {range(feedIn.low, feedIn.high)} c, depending on your sun and habits</td>
              <td className="num">{moneyRange(tens(worth.low), tens(worth.high))}</td>
            </tr>
            {payback.low !== null && payback.high !== null && (
              <tr>
                <th scope="row">Pays for itself in</th>
                <td>
                  best and worst case, on price and saving
                  <Note id="payback-typical">
                    The best case is {percent(assumedPrices.panels.spread)} under the assumed price, with certificates,
                    the state rebate and the higher saving. The worst is {percent(assumedPrices.panels.spread)} over it,
                    with certificates only and the lower saving. Savings from the panels drop half a per cent a year.
                    It’s a model of a year in half-hour steps, not a promise.{" "}
                    <a href="/how-we-calculate">How we calculate</a>
                  </Note>
                </td>
                <td className="num">{range(payback.low, payback.high)} years</td>
              </tr>
            )}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}

import type { ReactNode } from "react";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picker } from "#app/controls/picker.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { type Cost, costOf } from "#content/cost.ts";
import { type FigureId, todayOf } from "#content/figures/index.ts";
import { longDate, money, percent } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { packages } from "#content/offers/packages.ts";
import { prices } from "#content/prices.ts";
import { promises } from "#content/promises.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { unchangedUntil } from "#content/rules/changes.ts";

export function Rebates() {
  const now = todayOf("stc-residential-range", useToday());
  return (
    <section className="section wrap split residential-rebates" aria-labelledby="rebates">
      <h2 id="rebates">What comes off the price, line by line</h2>
      <div className="residential-breakdown">
        <Breakdown />
      </div>
      <div>
        <PhoneFold summary="The two discounts, and who gets them">
          <h3>Federal certificates</h3>
          <p className="mt-2">
            Panels and batteries earn STCs. We claim them and take their value off your price. They take off{" "}
            {now?.value} {now?.label}. {now?.claim}
          </p>
          <h3 className="mt-6">Solar Homes, the state rebate</h3>
          <p className="mt-2">
            Up to <FigureValue id="solar-rebate-max" /> off panels, plus an interest-free loan for the same amount, paid
            back at <FigureValue id="solar-homes-loan-instalment" /> a month.
          </p>
          <p className="mt-2">The household must:</p>
          <ul className="dashes mt-2">
            <li>
              have a taxable income under <FigureValue id="solar-homes-income" />
            </li>
            <li>
              own and live in a home worth under <FigureValue id="solar-homes-property" />
            </li>
            <li>
              not have had panels there in the last <FigureValue id="solar-homes-years-without-solar" />
            </li>
            <li>go through an authorised retailer and apply before paying</li>
          </ul>
        </PhoneFold>
        <p className="mt-6">
          <a className="go" href="/rebates-and-finance">
            All the rebates, and what you’d get in total
          </a>
        </p>
      </div>
    </section>
  );
}

function Breakdown() {
  const today = useToday();
  const costs = packages.map((each) => ({ ...each, cost: costOf({ kw: each.kw, battery: each.batteryKwh }, today) }));
  const until = unchangedUntil(today);
  const certificates = ({ count, value }: Cost["certificates"]) =>
    count === 0 ? (
      "–"
    ) : (
      <>
        −{money(value)}
        <small>
          {count}&nbsp;×&nbsp;{money(certificatePrice.assumed)}
        </small>
      </>
    );
  const rows: readonly (readonly [name: string, cells: readonly ReactNode[], note?: FigureId])[] = [
    ["Panels", costs.map(({ cost }) => money(cost.panels.price.typical))],
    [
      "Battery",
      costs.map(({ cost: { battery } }) => (battery.price.typical ? `+${money(battery.price.typical)}` : "–")),
    ],
    ["Panel certificates", costs.map(({ cost }) => certificates(cost.panels.certificates)), "stc-price"],
    ["Battery certificates", costs.map(({ cost }) => certificates(cost.battery.certificates)), "battery-credited-size"],
    [
      "Solar Homes, if eligible",
      costs.map(({ cost: { panels } }) => (panels.rebate.amount ? `−${money(panels.rebate.amount)}` : "–")),
      "solar-homes-share",
    ],
  ];
  return (
    <>
      <Picker legend="Price breakdown for" name="breakdown" options={costs.map(({ name }) => name)} chosen={1}>
        <table className="table sums">
          <caption className="label">A typical roof</caption>
          <thead>
            <tr>
              <th scope="col">Melbourne{until && <>, installed by {longDate(until)}</>}</th>
              {costs.map(({ id, name }) => (
                <th key={id} scope="col" className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cells, note]) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {note && <FigureNote id={note} />}
                </th>
                {cells.map((cell, index) => (
                  <td key={costs[index]?.id} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Left to pay</th>
              {costs.map(({ id, cost }) => (
                <td key={id} className="num">
                  {money(cost.pay.typical)}
                </td>
              ))}
            </tr>
            {until && (
              <tr className="residential-later">
                <th scope="row">If it’s installed later</th>
                {costs.map(({ id, kw, batteryKwh }) => (
                  <td key={id} className="num">
                    {money(costOf({ kw, battery: batteryKwh }, addDays(until, 1)).pay.typical)}
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </Picker>
      <SeeYourHouse kw={8} battery={10} />
      <PhoneFold summary="What a “from” price is for">
        <p className="mt-2 max-w-[36em]">
          Our “from” price is for the simplest job: one storey, a roof facing one way, a switchboard that’s ready. The
          table is for an ordinary roof, give or take {percent(prices.panels.spread)}. Plan on the table. The quote we
          give you in writing is the one we hold to, for {promises.quoteHolds}.
        </p>
      </PhoneFold>
    </>
  );
}

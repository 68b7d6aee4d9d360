import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { money } from "#content/format.ts";
import { airConditioningCopayment } from "#content/rules/veu-air-conditioning.ts";
import { upgradeKinds } from "./copy.ts";

export function Eligibility() {
  const today = useToday();
  return (
    <section className="section wrap split" aria-labelledby="eligibility">
      <div className="span-1-6">
        <h2 id="eligibility">Who gets the Victorian Energy Upgrades discount</h2>
        <PhoneFold summary="Who’s eligible, for which models, and how much you get">
          <ul className="lines mt-6">
            <li>
              <b>Households and businesses in Victoria</b>
              <p>Owners, landlords, and renters with the owner’s permission. There’s no income test.</p>
            </li>
            <li>
              <b>An approved model, fitted by an accredited provider</b>
              <p>The discount comes off the invoice. You sign the certificates over and have nothing to claim later.</p>
            </li>
            <li>
              <b>Old heating usually has to go</b>
              <p>
                The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.
              </p>
            </li>
            <li>
              <b>The amount changes with the market</b>
              <p>
                It follows the price of the state’s certificates, so the only figure here is the one we’ve advertised.
                Your quote confirms your amount. <ElectionNote />
              </p>
            </li>
          </ul>
        </PhoneFold>
      </div>
      <div className="span-7-13">
        <table className="table aircon-copayments">
          <caption className="label">
            The minimum you pay today, GST included
            <FigureNote id="veu-aircon-start" />
          </caption>
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col" className="num">
                You pay at least
              </th>
            </tr>
          </thead>
          <tbody>
            {upgradeKinds.map(({ kind, name, size, coolingKw }) => (
              <tr key={name + size}>
                <th scope="row">
                  {name} <span className="small">{size}</span>
                </th>
                <td className="num">{money(airConditioningCopayment(kind, coolingKw, today) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small mt-4">
          In a home, a multi-head system gets credit for up to <Figure id="veu-multi-split-credited" /> of cooling,
          however big it is.
        </p>
        <p className="mt-6">
          <a className="go" href="/rebates-and-finance">
            Add it to your other rebates
          </a>
        </p>
      </div>
    </section>
  );
}

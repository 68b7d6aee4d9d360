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
        <ul className="lines mt-8">
          <li>
            <b>Households and businesses in Victoria</b>
            <p>Owners, landlords and, with the owner’s word, renters. There is no income test.</p>
          </li>
          <li>
            <b>An approved model, fitted by an accredited provider</b>
            <p>The discount comes off the invoice. You assign the certificates and claim nothing afterwards.</p>
          </li>
          <li>
            <b>Usually, old heating goes</b>
            <p>
              The largest discounts replace fixed heating. The old heater is then taken out of service, and the record
              of it kept.
            </p>
          </li>
          <li>
            <b>The amount floats</b>
            <p>
              Certificates are traded, so we print no figure of our own beyond the advertised one. It is confirmed in
              your quote. <ElectionNote />
            </p>
          </li>
        </ul>
      </div>
      <div className="span-7-13">
        <table className="table aircon-copayments">
          <caption className="label">
            The least you pay today, GST included
            <FigureNote id="veu-aircon-start" />
          </caption>
          <thead>
            <tr>
              <th scope="col">What is fitted</th>
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
          In homes, multi-head capacity is credited up to <Figure id="veu-multi-split-credited" /> of cooling, however
          large the system.
        </p>
        <p className="mt-6">
          <a className="go" href="/rebates-and-finance">
            Reckon it with your other rebates
          </a>
        </p>
      </div>
    </section>
  );
}

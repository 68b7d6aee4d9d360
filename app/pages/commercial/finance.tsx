import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picker } from "#app/controls/picker.tsx";
import { Figure, Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { fadePerYear } from "#content/energy/yield.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { workshopYears } from "#content/figures/workshop.computed.ts";
import { kwh, money, number, percent } from "#content/format.ts";
import { type CommercialSize, yardstick } from "#content/offers/commercial-cost.ts";
import { commercialFinance, type FinanceOption } from "#content/offers/commercial-finance.ts";

type Row = readonly [name: string, key: Exclude<keyof FinanceOption, "benefits" | "option">];

/** What decides between them. */
const rows: readonly Row[] = [
  ["What it is", "description"],
  ["You pay", "pays"],
  ["Owner", "owner"],
  ["Repairs", "repairs"],
];

const furtherRows: readonly Row[] = [
  ["Certificates", "certificates"],
  ["In your accounts", "books"],
  ["GST, if registered", "gst"],
  ["At the end", "end"],
  ["If you move or sell", "moving"],
  ["Get in writing", "ask"],
];

export function Finance() {
  return (
    <section className="section wrap" aria-labelledby="finance">
      <div className="split">
        <h2 id="finance" className="span-1-8">
          Four ways to pay, compared
        </h2>
        <p className="span-9-13">
          We are not a lender. The financier sets the rate, term and fees. We show their offer next to the cash price,
          so you can see what the finance costs.
        </p>
      </div>
      <Picker legend="Way to pay" name="pay" options={["Cash", "Loan", "Lease", "PPA"]}>
        <table className="table finance">
          <caption className="unseen">Cash, green business loans, operating leases and PPAs compared</caption>
          <Head />
          <tbody>
            <Rows rows={rows} />
            <tr>
              <th scope="row">Advantages</th>
              {commercialFinance.map(({ option, benefits }) => (
                <td key={option}>
                  <ul className="dashes">
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <details className="fold finance-more">
          <summary>Certificates, accounts, GST, the end, moving, what to get in writing</summary>
          <table className="table finance">
            <caption className="unseen">Other differences between the four</caption>
            <Head />
            <tbody>
              <Rows rows={furtherRows} />
            </tbody>
          </table>
        </details>
      </Picker>
      <Yardstick />
    </section>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <td />
        {commercialFinance.map(({ option }) => (
          <th key={option} scope="col">
            {option}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return rows.map(([name, key]) => (
    <tr key={key}>
      <th scope="row">
        {name}
        {key === "books" && (
          <Note id="books">
            The tax office’s determinations have given solar generating systems an effective life of 20&nbsp;years.
            Small businesses may be able to write one off faster. AASB&nbsp;16 applies if you report under the
            accounting standards. This is general information, not tax advice: ask your accountant.
          </Note>
        )}
      </th>
      {commercialFinance.map((option) => (
        <td key={option.option}>{option[key]}</td>
      ))}
    </tr>
  ));
}

const example: CommercialSize = { kw: 30, example: commercialExamples[30] };
const years = 20;
const usedShare = workshopYears[30].used;

function Yardstick() {
  const { left, made, cents } = yardstick(example, years, usedShare, Number(useToday().slice(0, 4)));
  return (
    <div className="split mt-8">
      <div className="span-1-6">
        <h3>A yardstick for every offer</h3>
        <p className="mt-2">
          Bought for cash, our 30 kW example makes power for about {number(cents, 1)}&nbsp;cents a kWh before GST over
          twenty years, if you use {percent(usedShare)} of it, as a workshop open five days a week does. Compare that
          with a PPA’s price and its annual rise. A lease or loan adds the cost of finance; repairs and a new inverter
          are extra for every option except a PPA.
        </p>
      </div>
      <div className="span-7-13">
        <PhoneFold summary="How we get to that price">
          <dl className="slip-lines">
            <div>
              <dt>30 kW, advertised example</dt>
              <dd>
                <Figure id="example-30kw-price" alone /> before GST
              </dd>
            </div>
            <div>
              <dt>Left after certificates, zone 4, before GST</dt>
              <dd>{money(left)}</dd>
            </div>
            <div>
              <dt>
                Output over {years} years, dropping {percent(fadePerYear, 1)} a year
              </dt>
              <dd>{kwh(made)}</dd>
            </div>
            <div>
              <dt>Used on site</dt>
              <dd>{kwh(made * usedShare)}</dd>
            </div>
            <div>
              <dt>Cost per kWh used, before GST</dt>
              <dd>{number(cents, 1)}&nbsp;c</dd>
            </div>
          </dl>
        </PhoneFold>
      </div>
    </div>
  );
}

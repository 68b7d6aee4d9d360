import { Picker } from "#app/controls/picker.tsx";
import { Note } from "#app/figures/notes.tsx";
import { commercialFinance, type FinanceOption } from "#content/offers/commercial-finance.ts";
import { Yardstick } from "./yardstick.tsx";

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
        <p className="lead span-9-13">
          We are not a lender. The financier sets the rate, term and fees. We show their offer next to the cash price.
        </p>
      </div>
      <Picker legend="How to pay" name="pay" options={["Cash", "Loan", "Lease", "PPA"]}>
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
          <summary>Certificates, accounts, GST, end of term, moving, what to get in writing</summary>
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

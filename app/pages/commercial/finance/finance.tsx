import { Picker } from "#app/controls/picker.tsx";
import { commercialFinance, type FinanceOption } from "#content/offers/commercial-finance.ts";
import { Yardstick } from "./yardstick.tsx";

/** What decides between them. */
const rows: readonly (readonly [name: string, key: Exclude<keyof FinanceOption, "option">])[] = [
  ["What it is", "description"],
  ["You pay", "pays"],
  ["Owner", "owner"],
  ["Repairs", "repairs"],
  ["Certificates", "certificates"],
  ["GST, if registered", "gst"],
  ["At the end", "end"],
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
          We are not a lender. The financier sets the rate, term and fees, and we show their offer next to the cash
          price.
        </p>
      </div>
      <Picker legend="How to pay" name="pay" options={["Cash", "Loan", "Lease", "PPA"]}>
        <table className="table finance">
          <caption className="unseen">Cash, green business loans, operating leases and PPAs compared</caption>
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
          <tbody>
            {rows.map(([name, key]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {commercialFinance.map((option) => (
                  <td key={option.option}>{option[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Picker>
      <Yardstick />
    </section>
  );
}

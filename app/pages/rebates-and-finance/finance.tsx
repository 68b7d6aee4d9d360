import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picker } from "#app/controls/picker.tsx";
import { TableScroll } from "#app/controls/table-scroll.tsx";
import { money } from "#content/format.ts";
import { type FinanceOption, financeOptions, monthlyRepayment } from "#content/offers/finance-options.ts";

const terms: readonly (readonly [label: string, key: "lender" | "rate" | "term" | "fees"])[] = [
  ["Who lends", "lender"],
  ["Rate", "rate"],
  ["Term", "term"],
  ["Fees", "fees"],
];

export function Finance() {
  return (
    <section className="section wrap" aria-labelledby="finance">
      <div className="split">
        <h2 id="finance" className="span-1-8">
          Three ways to pay, compared
        </h2>
        <p className="span-9-13 finance-not">
          <b>We are not a lender.</b> We don’t arrange credit or quote rates. Take these questions to your lender.
        </p>
      </div>
      <Picker legend="How to pay" name="pay" options={["Outright", "State loan", "Bank loan"]}>
        <table className="table ways-to-pay">
          <caption className="unseen">Three ways to pay compared</caption>
          <thead>
            <tr>
              <td />
              {financeOptions.map(({ option, description }) => (
                <th key={option} scope="col">
                  <b>{option}</b>
                  <p>{description}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(([label, key]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {financeOptions.map((option) => (
                  <td key={option.option}>{option[key]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Pros and cons</th>
              {financeOptions.map((option) => (
                <td key={option.option}>
                  <Benefits of={option} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Picker>
      <PhoneFold summary={`What interest adds to ${money(borrowed)}`}>
        <Interest />
      </PhoneFold>
    </section>
  );
}

function Benefits({ of: { benefits } }: { of: FinanceOption }) {
  return (
    <ul className="dashes">
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}

const borrowed = 5000;
const months = 60;

/** Pure arithmetic, so that a visitor can hold an offer against it. */
function Interest() {
  return (
    <div className="split mt-16">
      <div className="span-1-6">
        <h3>What interest adds to {money(borrowed)}</h3>
        <p className="mt-2 max-w-[32em]">
          Five years of equal payments without fees, at rates that are round numbers. If the repayment is more than the
          system saves you each month, it costs you money until the loan ends.
        </p>
        <p className="small mt-2 max-w-[36em]">
          If a seller offers “no interest”, ask for the cash price of the same system. The difference is the interest.
        </p>
      </div>
      <div className="span-7-13">
        <TableScroll label="What interest adds">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Yearly rate</th>
                <th scope="col" className="num">
                  Per month
                </th>
                <th scope="col" className="num">
                  Total interest
                </th>
                <th scope="col" className="num">
                  Total paid
                </th>
              </tr>
            </thead>
            <tbody>
              {[5, 8, 12].map((percent) => {
                const monthly = monthlyRepayment(borrowed, percent, months);
                return (
                  <tr key={percent}>
                    <th scope="row">{percent}%</th>
                    <td className="num">{money(monthly, 2)}</td>
                    <td className="num">{money(monthly * months - borrowed)}</td>
                    <td className="num">{money(monthly * months)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </div>
  );
}

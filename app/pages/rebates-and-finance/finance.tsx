import { DataTable } from "#app/components/data-table.tsx";
import { OptionsTable } from "#app/components/options-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Dashes } from "#app/components/points.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import { moneyText } from "#content/format.ts";
import { financeOptions } from "#content/offers/finance-options.ts";
import { monthlyRepayment } from "#content/offers/loan.ts";

const terms = [
  ["Who lends", "lender"],
  ["Rate", "rate"],
  ["Term", "term"],
  ["Fees", "fees"],
] as const;

export function Finance() {
  return (
    <section className="wrap py-section" aria-labelledby="finance">
      <div className="split phone:gap-4">
        <h2 id="finance" className="wide:col-[1/8]">
          Three ways to pay, compared
        </h2>
        <p className="border-l-3 border-eucalypt pl-5 wide:col-[9/13]">
          <b>We are not a lender.</b> We don’t arrange credit or quote rates. Take these questions to your lender.
        </p>
      </div>
      <div className="mt-6">
        <OptionsTable
          legend="How to pay"
          name="pay"
          nameClass="w-1/3 tablet:w-1/4 wide:w-1/7"
          options={financeOptions.map(({ option, shortName, description }) => ({
            name: option,
            shortName,
            title: (
              <>
                <b className="block text-h3 text-text">{option}</b>
                <p className="mt-1.5 text-[1rem] font-[400]">{description}</p>
              </>
            ),
          }))}
          rows={[
            ...terms.map(([name, key]) => ({ name, cells: financeOptions.map((option) => option[key]) })),
            {
              name: "Pros and cons",
              cells: financeOptions.map(({ option, benefits }) => <Dashes key={option} items={benefits} />),
            },
          ]}
        />
      </div>
      <PhoneFold summary={`What interest adds to ${moneyText(borrowedDollars)}`}>
        <Interest />
      </PhoneFold>
    </section>
  );
}

const borrowedDollars = 5000;
const loanMonths = 60;

/** Arithmetic with which visitors can check a lender's offer. */
function Interest() {
  return (
    <div className="split mt-16">
      <div className="wide:col-[1/6]">
        <h3>What interest adds to {moneyText(borrowedDollars)}</h3>
        <p className="mt-2 max-w-[32em]">
          These examples are for five years of equal payments, with no fees. If the repayment is more than the system
          saves you each month, it costs you money until the loan ends.
        </p>
        <p className="small mt-2 max-w-[36em]">
          If a seller offers “no interest”, ask for the cash price of the same system. The difference is the interest.
        </p>
      </div>
      <div className="wide:col-[7/13]">
        <TableScroll label="What interest adds">
          <DataTable
            caption="What interest adds"
            captionClass="unseen"
            columns={[
              "Yearly rate",
              { name: "Per month", numeric: true },
              { name: "Total interest", numeric: true },
              { name: "Total paid", numeric: true },
            ]}
            rows={[5, 8, 12].map((percent) => {
              const monthlyDollars = monthlyRepayment(borrowedDollars, percent, loanMonths);
              return {
                name: `${percent}%`,
                cells: [
                  moneyText(monthlyDollars, 2),
                  moneyText(monthlyDollars * loanMonths - borrowedDollars),
                  moneyText(monthlyDollars * loanMonths),
                ],
              };
            })}
          />
        </TableScroll>
      </div>
    </div>
  );
}

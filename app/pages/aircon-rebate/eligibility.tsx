import { Lines } from "#app/components/lines.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { FigureClaim, FigureValue } from "#app/figures/figure.tsx";

export function Eligibility() {
  return (
    <section className="sand py-section" aria-labelledby="eligibility">
      <div className="wrap">
        <h2 id="eligibility">Who gets the Victorian Energy Upgrades discount</h2>
        <div className="mt-4">
          <Lines columns={2} lines={conditions} />
        </div>
        <p className="mt-4">
          <a className="go" href="/rebates-and-finance">
            Add it to your other rebates
          </a>
        </p>
      </div>
    </section>
  );
}

const conditions = [
  {
    title: "Homes and businesses in Victoria",
    text: "Owners, landlords, and renters with the owner’s permission. There’s no income test.",
  },
  {
    title: "An approved model and provider",
    text: "The discount comes off the invoice. You sign the certificates over to the provider.",
  },
  {
    title: "Old heating usually has to go",
    text: "The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.",
  },
  {
    title: "The amount is in your quote",
    text: (
      <>
        In a home, a multi-head system gets credit for up to <FigureValue id="veu-multi-split-credited" /> of cooling,
        however big it is. The amount varies with the price of the state’s certificates.{" "}
        <FigureClaim id="aircon-rebate-max" /> <ElectionNote />
      </>
    ),
  },
];

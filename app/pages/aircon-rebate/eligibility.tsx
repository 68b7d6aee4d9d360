import { Lines } from "#app/components/lines.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { FigureValue } from "#app/figures/figure.tsx";

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
            See all rebates
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
    title: "It replaces old heating or cooling",
    text: "The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.",
  },
  {
    title: "The amount is in your quote",
    text: (
      <>
        It varies with the price of the state’s certificates. For a home multi-head, the discount stops growing at{" "}
        <FigureValue id="veu-multi-split-credited" /> of cooling. <ElectionNote />
      </>
    ),
  },
];

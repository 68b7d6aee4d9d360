import { ElectionNote } from "#app/figures/election-note.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { figure } from "#content/figures/index.ts";
import { type Line, Lines } from "./lines.tsx";

const conditions: readonly Line[] = [
  {
    title: "Homes and businesses in Victoria",
    text: "Owners, landlords, and renters with the owner’s permission. There’s no income test.",
  },
  {
    title: "An approved model and provider",
    text: "The discount comes off the invoice. You sign the certificates over to the provider; there’s nothing more to claim.",
  },
  {
    title: "Old heating usually has to go",
    text: "The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.",
  },
  {
    title: "The amount changes with the market",
    text: (
      <>
        It follows the price of the state’s certificates; your quote says how much. In a home, a multi-head system gets
        credit for up to <Figure id="veu-multi-split-credited" /> of cooling, however big it is. Today the amount
        varies. {figure("aircon-rebate-max").today?.claim} <ElectionNote />
      </>
    ),
    long: true,
  },
];

export function Eligibility() {
  return (
    <section className="section sand" aria-labelledby="eligibility">
      <div className="wrap">
        <h2 id="eligibility">Who gets the Victorian Energy Upgrades discount</h2>
        <Lines className="aircon-conditions" of={conditions} />
        <p className="mt-4">
          <a className="go" href="/rebates-and-finance">
            Add it to your other rebates
          </a>
        </p>
      </div>
    </section>
  );
}

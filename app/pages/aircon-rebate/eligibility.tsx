import { ElectionNote } from "#app/figures/election-note.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { type Line, Lines } from "./lines.tsx";

const conditions: readonly Line[] = [
  {
    title: "Homes and businesses in Victoria",
    text: "Owners, landlords, and renters with the owner’s permission. There’s no income test.",
  },
  {
    title: "An approved model and provider",
    text: "The discount comes off the invoice. You sign the certificates over and have nothing to claim later.",
  },
  {
    title: "Old heating usually has to go",
    text: "The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.",
  },
  {
    title: "The amount changes with the market",
    text: (
      <>
        It follows the price of the state’s certificates, so the only figure we give is the maximum we’ve advertised.
        Your quote confirms your amount. In a home, a multi-head system gets credit for up to{" "}
        <Figure id="veu-multi-split-credited" /> of cooling, however big it is. <ElectionNote />
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

import { ElectionNote } from "#app/figures/election-note.tsx";
import { Figure } from "#app/figures/notes.tsx";

export function Eligibility() {
  return (
    <section className="section wrap split" aria-labelledby="eligibility">
      <div className="span-1-5">
        <h2 id="eligibility">Who gets the Victorian Energy Upgrades discount</h2>
        <p className="mt-4">
          <a className="go" href="/rebates-and-finance">
            Add it to your other rebates
          </a>
        </p>
      </div>
      <ul className="span-5-13 lines aircon-eligibility">
        <li>
          <b>Households and businesses in Victoria</b>
          <p>Owners, landlords, and renters with the owner’s permission. There’s no income test.</p>
        </li>
        <li>
          <b>An approved model, fitted by an accredited provider</b>
          <p>The discount comes off the invoice. You sign the certificates over and have nothing to claim later.</p>
        </li>
        <li>
          <b>Old heating usually has to go</b>
          <p>
            The largest discounts are for replacing fixed heating. We decommission the old heater and keep a record.
          </p>
        </li>
        <li>
          <b>The amount changes with the market</b>
          <p>
            It follows the price of the state’s certificates, so the only figure we give is the one we’ve advertised.
            Your quote confirms your amount. In a home, a multi-head system gets credit for up to{" "}
            <Figure id="veu-multi-split-credited" /> of cooling, however big it is. <ElectionNote />
          </p>
        </li>
      </ul>
    </section>
  );
}

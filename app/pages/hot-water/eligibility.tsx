import { AdvertisedPair } from "#app/figures/advertised-pair.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { fixedValue } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import { election } from "#content/rules/election.ts";

export function Eligibility() {
  return (
    <section className="section wrap rule-above split" aria-labelledby="eligibility">
      <div className="span-1-5">
        <h2 id="eligibility">Three discounts, and the dates for gas</h2>
        <div className="mt-8">
          <AdvertisedPair id="hot-water-rebate-max">up to {fixedValue("hot-water-rebate-max")}</AdvertisedPair>
        </div>
        <p className="small mt-2">the advertised hot water rebate, if you and the house are eligible</p>
        <p className="mt-6">
          <a className="go" href="/rebates-and-finance">
            Add them up for your case
          </a>
        </p>
      </div>
      <div className="span-5-13">
        <dl className="dated">
          <div>
            <dt>Certificates</dt>
            <dd>
              About <Figure id="heat-pump-stc" /> certificates this year, roughly <Figure id="heat-pump-stc-value" />,
              off the price by anyone who installs a registered model. Fewer each year.
            </dd>
          </div>
          <div>
            <dt>Victorian Energy Upgrades</dt>
            <dd>
              The discount floats with a market and is confirmed in your quote. You pay at least{" "}
              <Figure id="veu-hot-water-copayment" />.
            </dd>
          </div>
          <div>
            <dt>Solar Homes</dt>
            <dd>
              Half of what is left, at most <Figure id="solar-homes-hot-water-cap" />, or{" "}
              <Figure id="solar-homes-hot-water-local-cap" /> for a unit made in Australia. For owner-occupiers with a
              taxable household income under <Figure id="solar-homes-income" /> in a home worth under{" "}
              <Figure id="solar-homes-property" />. The old heater must be at least{" "}
              <Figure id="solar-homes-hot-water-age" /> old. Apply before you pay.
            </dd>
          </div>
          <div>
            <dt>{longDate(election)}</dt>
            <dd>
              <ElectionNote />
            </dd>
          </div>
          <div>
            <dt>
              <Figure id="gas-new-homes" />
            </dt>
            <dd>New homes and most new commercial buildings are built without gas.</dd>
          </div>
          <div>
            <dt>
              <Figure id="gas-hot-water" />
            </dt>
            <dd>
              A gas water heater at its end of life in an existing home is replaced by an electric one. Repairs stay
              allowed and exemptions exist.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

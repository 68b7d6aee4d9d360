import { longDate } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";

/** What a visitor who read about rebates elsewhere is most likely to have wrong. */
export function RulesThisYear() {
  return (
    <section className="section sand" aria-labelledby="changed">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="changed">What changed this year</h2>
          <p className="lead mt-4">Rules move faster than websites. These were checked on {longDate("2026-11-21")}.</p>
          <p className="mt-4">
            <a className="go" href="/rebates-and-finance">
              All rebates, with an estimator
            </a>
          </p>
        </div>
        <dl className="dated span-5-13">
          <div>
            <dt>From 1 May 2026</dt>
            <dd>
              Battery certificates taper with size. A battery with 10 kWh usable earns{" "}
              {batteryCertificates(10, "2026-11-21")}, and {batteryCertificates(10, "2027-01-01")} from 1 January 2027.
            </dd>
          </div>
          <div>
            <dt>From 1 July 2026</dt>
            <dd>
              The Solar Homes rebate is for households with a taxable income under $150,000. Before, it was $210,000.
            </dd>
          </div>
          <div>
            <dt>From 30 September 2026</dt>
            <dd>
              Air conditioning under Victorian Energy Upgrades has minimum co-payments of $200 to $3,000, by type and
              size.
            </dd>
          </div>
          <div>
            <dt>From 1 March 2027</dt>
            <dd>
              A gas water heater at the end of its life in an existing home is replaced by an electric one. Repairs stay
              allowed.
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

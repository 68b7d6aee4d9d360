import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { figure } from "#content/figures/index.ts";
import { kw } from "#content/format.ts";
import { largestCertifiedSystem } from "#content/rules/solar-certificates.ts";
import { Certificates } from "./certificates.tsx";
import { OwnersCorporation } from "./owners-corporation.tsx";

export function Programs() {
  return (
    <section className="section wrap" aria-labelledby="programs">
      <div className="split">
        <h2 id="programs" className="span-1-8">
          <HeldTogether text="STCs, feed-in tariffs and other programs" />
        </h2>
        <p className="lead span-9-13">
          Certificates come off the invoice. <HeldTogether text="Feed-in" /> tariffs pay for what you export, and there
          is no minimum rate any more.
        </p>
      </div>
      <h3 className="programs-certificates">STCs, up to {kw(largestCertifiedSystem)}</h3>
      <Certificates />
      <div className="split programs-more">
        <div className="span-1-6">
          <h3 className="from-tablet">Feed-in tariffs, for what you can’t use</h3>
          <PhoneFold summary="Feed-in tariffs, for what you can’t use">
            <dl className="dated dated-narrow mt-4">
              <div>
                <dt>
                  Flat, <Figure id="feed-in-flat" />
                </dt>
                <dd>
                  {figure("feed-in-flat").today?.claim} One rate at all hours. Suits a business that exports mostly on
                  weekends.
                </dd>
              </div>
              <div>
                <dt>
                  Time-varying, <Figure id="feed-in-varying" />
                </dt>
                <dd>
                  {figure("feed-in-varying").today?.claim} Lowest at midday, highest in the evening. Suits a battery, or
                  panels that face west.
                </dd>
              </div>
              <div>
                <dt>Today</dt>
                <dd>
                  No minimum since <Figure id="feed-in-minimum-end" />. Business offers are negotiated; we assume{" "}
                  <Figure id="feed-in-today" /> unless your retailer says otherwise in writing.
                </dd>
              </div>
            </dl>
          </PhoneFold>
        </div>
        <div className="span-7-13">
          <h3 className="from-tablet">Three more programs, by size</h3>
          <PhoneFold summary="Three more programs, by size">
            <dl className="dated dated-narrow mt-4">
              <div>
                <dt>
                  <Figure id="veu-commercial-solar-size" />
                </dt>
                <dd>
                  Victorian Energy Upgrades offers discounts for non-residential premises. The amount changes with the
                  market, and your quote confirms it.
                </dd>
              </div>
              <div>
                <dt>5–50 flats</dt>
                <dd>
                  Solar for Apartments: up to <Figure id="solar-for-apartments-cap" /> per apartment or{" "}
                  <Figure id="solar-for-apartments-building-cap" /> per building, until{" "}
                  <Figure id="solar-for-apartments-end" /> or until the money runs out.
                </dd>
              </div>
              <div>
                <dt>Over {kw(largestCertifiedSystem)}</dt>
                <dd>
                  No STCs. The system counts as a power station and earns certificates each year until 2030, at the
                  market price, so the owner carries the risk. We leave those certificates out of the payback.
                </dd>
              </div>
            </dl>
          </PhoneFold>
        </div>
      </div>
      <OwnersCorporation />
    </section>
  );
}

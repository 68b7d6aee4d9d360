import { FigureValue } from "#app/figures/figure.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
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
        <p className="lead span-9-13">Certificates come off your invoice.</p>
      </div>
      <h3 className="programs-certificates">STCs, up to {kw(largestCertifiedSystem)}</h3>
      <Certificates />
      <div className="split programs-more">
        <div className="span-1-6">
          <h3>Feed-in tariffs, for what you can’t use</h3>
          <p className="mt-2">
            Plan on <FigureValue id="feed-in-today" />. There’s no minimum, so a business negotiates its rate. In
            2023–24 the minimums were about <FigureValue id="feed-in-flat" alone />, or{" "}
            <FigureValue id="feed-in-varying" alone /> by time of day.{" "}
            <a href="/rebates-and-finance#feed-in">How feed-in works</a>
          </p>
        </div>
        <div className="span-7-13">
          <h3>Two more programs, by size</h3>
          <dl className="dated dated-narrow mt-4">
            <div>
              <dt>
                <FigureValue id="veu-commercial-solar-size" />
              </dt>
              <dd>Victorian Energy Upgrades has a discount that changes with the market. Your quote says how much.</dd>
            </div>
            <div>
              <dt>Over {kw(largestCertifiedSystem)}</dt>
              <dd>No STCs. Certificates come each year until 2030, at a price we leave out of the payback.</dd>
            </div>
          </dl>
        </div>
      </div>
      <OwnersCorporation />
    </section>
  );
}

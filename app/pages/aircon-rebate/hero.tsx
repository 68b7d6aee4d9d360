import { HeldTogether } from "#app/figures/held-together.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { money } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { prices } from "#content/prices.ts";

const { split, "three-heads": threeHeads, ducted } = prices.airConditioning;

export function AirconHero() {
  return (
    <section className="wrap aircon-hero">
      <div className="split">
        <div className="span-1-6">
          <Breadcrumb path="/aircon-rebate" />
          <h1>
            <span className="aircon-name">
              <HeldTogether text="Reverse-cycle" /> <span className="aircon-name">air conditioning</span>
            </span>{" "}
            and the rebate
          </h1>
        </div>
        <div className="span-7-13 self-end">
          <p className="lead">
            One system replaces the gas heater and the evaporative cooler, and Victorian Energy Upgrades brings the
            price down. Installed, before that discount, a split system is about {money(split.typical)}, three indoor
            units {money(threeHeads.typical)} and ducted {money(ducted.typical)}. Licensed and insured, with a fixed
            written quote.
          </p>
          <p className="actions mt-6">
            <a className="btn" href={requestFormPath}>
              Get Quote
            </a>
            <a className="btn btn-line" href="#eligibility">
              Am I eligible?
            </a>
          </p>
        </div>
      </div>
      <h2 className="aircon-least-title">What you’ll always pay</h2>
      <ul className="aircon-least">
        <li>
          <b>
            <Figure id="veu-aircon-copayment-small" />
          </b>
          for one split system under 10&nbsp;kW
        </li>
        <li>
          <b>
            <Figure id="veu-aircon-copayment-medium" />
          </b>
          <span>
            for a <span className="together">multi-head</span> system under 10&nbsp;kW, or one split system of
            10&nbsp;kW or more
          </span>
        </li>
        <li>
          <b>
            <Figure id="veu-aircon-copayment-ducted" />
          </b>
          <span>
            for ducted, or a <span className="together">multi-head</span> system of 10&nbsp;kW or more
          </span>
        </li>
      </ul>
      <p className="aircon-least-said">
        Since <Figure id="veu-aircon-start" /> the law sets this minimum, GST included; your quote will be higher.{" "}
        <a href="#cost-to-buy">What your quote lists</a>
      </p>
    </section>
  );
}

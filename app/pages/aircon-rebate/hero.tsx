import { HeldTogether } from "#app/figures/held-together.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { todayOf } from "#content/figures/index.ts";
import { requestFormPath } from "#content/pages.ts";

export function AirconHero() {
  const now = todayOf("aircon-rebate-max", useToday());
  return (
    <section className="wrap aircon-hero">
      <div className="split">
        <div className="span-1-8">
          <Breadcrumb path="/aircon-rebate" />
          <h1>
            <HeldTogether text="Reverse-cycle" /> air conditioning and the rebate
          </h1>
        </div>
        <div className="span-9-13 self-end">
          <p className="lead">
            One system replaces the gas heater and the cooler, and Victorian Energy Upgrades takes some of the price
            off. We’ve advertised up to <Figure id="aircon-rebate-max" alone />, but now the {now?.value}. Here’s the
            least you’ll pay.
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
      <h2 className="aircon-least-title">
        From <Figure id="veu-aircon-start" />, GST included, you pay at least
      </h2>
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
          for a multi-head system under 10&nbsp;kW, or one split system of 10&nbsp;kW or more
        </li>
        <li>
          <b>
            <Figure id="veu-aircon-copayment-ducted" />
          </b>
          for ducted, or a multi-head system from 10&nbsp;kW
        </li>
      </ul>
      <p className="aircon-least-said">
        That’s the legal minimum. Your quote will be higher, though there’s no reliable range to give you.{" "}
        <a href="#cost-to-buy">What a split system costs</a>
      </p>
    </section>
  );
}

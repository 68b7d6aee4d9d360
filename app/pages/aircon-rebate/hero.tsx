import { Figure } from "#app/figures/notes.tsx";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { requestFormPath } from "#content/pages.ts";

export function AirconHero() {
  return (
    <section className="wrap aircon-hero">
      <Breadcrumb path="/aircon-rebate" />
      <h1>Warm in July, cool in January</h1>
      <div className="split mt-6">
        <div className="span-1-8">
          <p className="lead">
            One reverse-cycle machine replaces the gas heater and the cooler, and Victorian Energy Upgrades takes part
            of the price: up to <Figure id="aircon-rebate-max" />, as advertised. What nobody advertises is the part
            that stays with you.
          </p>
        </div>
        <p className="actions span-9-13 self-end">
          <a className="btn" href={requestFormPath}>
            Get Quote
          </a>
          <a className="btn btn-line" href="#eligibility">
            Am I eligible?
          </a>
        </p>
      </div>
      <p className="label aircon-least-title">
        You pay at least, GST included, since <Figure id="veu-aircon-start" />
      </p>
      <ul className="aircon-least">
        <li>
          <b>
            <Figure id="veu-aircon-copayment-small" />
          </b>
          one split system under 10 kW
        </li>
        <li>
          <b>
            <Figure id="veu-aircon-copayment-medium" />
          </b>
          multi-head under 10 kW, or a large single one
        </li>
        <li>
          <b>
            <Figure id="veu-aircon-copayment-ducted" />
          </b>
          ducted, or multi-head from 10 kW
        </li>
      </ul>
    </section>
  );
}

import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { money } from "#content/format.ts";
import { requestFormPath } from "#content/pages.ts";
import { prices } from "#content/prices.ts";

const examples = prices.commercial.map(({ kw, typical }) => `${money(typical)} for ${kw}\u00a0kW`);

export function CommercialHero() {
  return (
    <section className="wrap split commercial-hero">
      <div className="span-1-8">
        <Breadcrumb path="/commercial" />
        <h1>Commercial solar, sized to your working day</h1>
      </div>
      <div className="span-9-13 self-end">
        <p className="lead">
          If you’re open during the day, you use most of your solar yourself, and each kilowatt-hour saves what you’d
          have paid for it.
        </p>
        <p className="mt-4">
          Plan on {examples.join(", ")}, before certificates and GST. Licensed and insured, with a fixed written quote.
        </p>
        <p className="actions mt-6">
          <a className="btn" href={requestFormPath}>
            Schedule Site Visit
          </a>
          <a className="btn btn-line" href="#finance">
            Ways to pay
          </a>
        </p>
      </div>
    </section>
  );
}

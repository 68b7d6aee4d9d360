import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { longDate } from "#content/format.ts";
import { type Package, packages } from "#content/offers/packages.ts";
import { unchangedUntil } from "#content/rules/changes.ts";
import { PackageDay } from "./package-day.tsx";

export function Packages() {
  const until = unchangedUntil(useToday());
  return (
    <section className="section sand" aria-labelledby="packages">
      <div className="wrap">
        <h2 id="packages">Three packages, with prices</h2>
        <p className="lead mt-4">
          For a typical Melbourne home, GST included{until && <>, if it’s installed by {longDate(until)}</>}. The bars
          show how much of a year’s power comes from the panels, the battery and the grid.
          <Note id="package-day">
            For north-facing panels and an all-electric house. A saving’s low end is with everyone out by day, its high
            end with someone home all day. <a href="/how-we-calculate">How we work it out</a>
          </Note>
        </p>
        <ul className="packages">
          {packages.map((each) => (
            <PackageCard key={each.id} of={each} />
          ))}
        </ul>
        <p className="small mt-6">
          <span className="from-tablet">The curves show an average October day; the pale part is spare solar. </span>
          Every package includes design, network application, installation, inspection and the certificate of electrical
          safety.
        </p>
      </div>
    </section>
  );
}

function PackageCard({ of }: { of: Package }) {
  const { id, name, description, features, popular, size, figures } = of;
  return (
    <li className={popular ? "package package-popular" : "package"}>
      <div className="package-title">
        <h3>{name}</h3>
        {popular && <span className="tag">Most Popular</span>}
      </div>
      <p className="package-size">{size}</p>
      <PackageDay of={of} />
      <PhoneFold summary="Who it’s for, what’s included">
        <p>{description}</p>
        <ul className="dashes mt-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </PhoneFold>
      <div className="package-price">
        <FigureWithClaim id={figures.price} />
        <FigureWithClaim id={figures.savings} verb="Saves" small />
      </div>
      <a className={popular ? "btn package-ask" : "btn btn-line package-ask"} href={`/contact?package=${id}#form`}>
        Ask about {name}
      </a>
    </li>
  );
}

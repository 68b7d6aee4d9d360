import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { type Package, packages } from "#content/offers/packages.ts";
import { PackageDay } from "./package-day.tsx";

export function Packages() {
  return (
    <section className="section sand" aria-labelledby="packages">
      <div className="wrap">
        <h2 id="packages">Three packages, with prices</h2>
        <p className="lead mt-4">
          Each bar shows where a year’s power comes from, in the kind of house the package suits
          <Note id="package-day">
            For north-facing panels in Melbourne and an all-electric house. The battery charges and discharges at up to
            5&nbsp;kW and gives back 90% of what goes in. The model is accurate to within about 10% over a month;
            individual days vary more.
          </Note>
          .
        </p>
        <ul className="packages">
          {packages.map((each) => (
            <PackageCard key={each.id} of={each} />
          ))}
        </ul>
        <p className="small mt-6">
          <span className="from-tablet">
            The curves show an average October day; the pale part is spare solar, which goes to the battery or the grid.{" "}
          </span>
          Every package includes design, network application, installation, inspection and the certificate of electrical
          safety. Prices include GST.
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
      <p className="package-size">
        {size}
        <FigureNote id={figures.size} />
      </p>
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

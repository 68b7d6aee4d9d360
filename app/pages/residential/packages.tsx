import { AdvertisedPair } from "#app/figures/advertised-pair.tsx";
import { FigureNote, Note } from "#app/figures/notes.tsx";
import { type Package, packages } from "#content/offers/packages.ts";
import { PackageDay } from "./package-day.tsx";

export function Packages() {
  return (
    <section className="section sand" aria-labelledby="packages">
      <div className="wrap">
        <h2 id="packages">Three sizes for three kinds of day</h2>
        <p className="lead mt-4">
          Each small chart is one average October day of the house in question.
          <Note id="package-day">
            Melbourne, panels facing north, an all-electric house’s hours; the battery takes or gives 5 kW at most and
            returns 90% of what it takes. A model, good to about 10% over a month; single days differ much more.
          </Note>{" "}
          Yellow is sun used as it shines, blue comes from the battery, red is still bought, and the pale hill is what
          is left for the battery and the grid.
        </p>
        <ul className="packages">
          {packages.map((each) => (
            <PackageCard key={each.id} of={each} />
          ))}
        </ul>
        <p className="small mt-6">
          Every package includes design, network application, installation, inspection and the certificate of electrical
          safety. Prices include GST.
        </p>
      </div>
    </section>
  );
}

function PackageCard({ of }: { of: Package }) {
  const { id, name, description, features, price, savings, popular, size, figures } = of;
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
      <p>{description}</p>
      <PackageDay of={of} />
      <ul className="dashes">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="package-price">
        <AdvertisedPair id={figures.price}>{price}</AdvertisedPair>
        <AdvertisedPair id={figures.savings} small>
          {savings}
        </AdvertisedPair>
      </div>
      <a className="package-ask" href={`/contact?package=${id}#form`}>
        Ask about {name}
      </a>
    </li>
  );
}

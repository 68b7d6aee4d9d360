import { Features, PackageCard, PackageCards, PackagePrice } from "#app/components/package-card.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
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
    <section className="sand py-section" aria-labelledby="packages">
      <div className="wrap">
        <h2 id="packages">Three packages, with prices</h2>
        <p className="lead mt-4">
          {until && <>For an installation by {longDate(until)}. </>}The bars show how much of a year’s power comes from
          the panels, the battery and the grid.
          <Note id="package-day">
            For north-facing panels and an all-electric house. The lower saving is with everyone out by day, the higher
            with someone home all day. <a href="/how-we-calculate">How we work it out</a>
          </Note>
        </p>
        <PackageCards>
          {packages.map((each) => (
            <Card key={each.id} of={each} />
          ))}
        </PackageCards>
        <p className="small mt-6">
          <span className="phone:hidden">The curves show an average October day; the pale part is spare solar. </span>
          Every package includes design, network application, installation, inspection and the certificate of electrical
          safety.
        </p>
      </div>
    </section>
  );
}

function Card({ of }: { of: Package }) {
  const { id, name, description, features, popular, size, figures } = of;
  return (
    <PackageCard id={id} title={<h3>{name}</h3>} size={size} popular={popular} rowsClass="from-tablet:row-span-7">
      <PackageDay of={of} />
      <div className="from-tablet:contents from-tablet:*:contents from-tablet:*:details-content:contents">
        <PhoneFold summary="Who it’s for, what’s included" plain>
          <p>{description}</p>
          <Features of={features} />
        </PhoneFold>
      </div>
      <PackagePrice>
        <FigureWithClaim id={figures.price} />
        <FigureWithClaim id={figures.savings} verb="Saves" small />
      </PackagePrice>
      <a className={popular ? `btn ${askClasses}` : `btn btn-line ${askClasses}`} href={`/contact?package=${id}#form`}>
        Ask about {name}
      </a>
    </PackageCard>
  );
}

/** The whole card is the link's target, and a card moves nothing that is pressed. */
const askClasses = "mt-1 px-2 text-center after:absolute after:inset-0 hover:transform-none print:after:static";

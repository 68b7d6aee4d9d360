import type { ReactNode } from "react";
import { DayAxis } from "#app/charts/day-axis.tsx";
import { Bar } from "#app/components/bar.tsx";
import { PackageCard, PackageCards, PackagePrice } from "#app/components/package-card.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Dashes } from "#app/components/points.tsx";
import { Section } from "#app/components/section.tsx";
import { FigureClaim, FigureHistory } from "#app/figures/figure.tsx";
import { Note } from "#app/figures/notes.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { useToday } from "#app/routing/today.ts";
import { percentText } from "#content/format.ts";
import { fromPricesTogetherSentence } from "#content/offers/from-prices-together.ts";
import { ordinaryJobText, packageFromPriceSentence } from "#content/offers/ordinary-job.ts";
import { type Package, packages } from "#content/offers/packages.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";
import { chartHeight, packageDays } from "./package-days.computed.ts";

export function Packages() {
  const today = useToday();
  const plannedText = plannedPeriodText(today);
  const lead = (
    <>
      For an installation {plannedText} (<a href="/faq#cost-of-waiting">what comes first</a>). The bars show how much of
      a year’s power comes from the panels, the battery and the grid.
      <Note id="package-day">
        For north-facing panels. Only All-Electric Home’s house is heated with electricity.{" "}
        <a href="/how-we-calculate">How we work it out</a>
      </Note>
    </>
  );
  const foot = (
    <>
      Every package includes design, network application, installation, inspection and the certificate of electrical
      safety. {ordinaryJobText} {packageFromPriceSentence} {fromPricesTogetherSentence(today)}
    </>
  );
  return (
    <Section id="packages" title="Three packages, with prices" lead={lead} groundClass="sand" foot={foot}>
      <PackageCards>
        {packages.map((item) => (
          <Card key={item.id} {...item} />
        ))}
      </PackageCards>
    </Section>
  );
}

function Card({ id, name, description, features, isPopular, size, figures }: Package) {
  return (
    <PackageCard
      id={id}
      title={<h3>{name}</h3>}
      size={size}
      badge={isPopular ? "Most Popular" : undefined}
      rowsClass="from-tablet:row-span-7"
    >
      <PackageDay id={id} />
      <div className="from-tablet:contents from-tablet:*:contents from-tablet:*:details-content:contents">
        <PhoneFold summary="Who it’s for, what’s included" plain>
          <p>{description}</p>
          <Dashes items={features} />
        </PhoneFold>
      </div>
      <PackagePrice>
        <PlanningFigure id={figures.price} />
        <PlanningFigure id={figures.savings} verb="Saves" small />
        <details className="fold small">
          <summary>Entry-level price, highest saving</summary>
          <p>
            <FigureClaim id={figures.price} /> <FigureHistory id={figures.price} />
          </p>
          <p className="mt-2">
            <FigureClaim id={figures.savings} />
          </p>
        </details>
      </PackagePrice>
      <a
        className={isPopular ? `btn ${askClasses}` : `btn btn-line ${askClasses}`}
        href={`/contact?package=${id}#form`}
      >
        Ask about {name}
      </a>
    </PackageCard>
  );
}

/** The link covers the whole card, so it must not move while it is pressed. */
const askClasses = "mt-1 px-2 text-center after:absolute after:inset-0 hover:transform-none print:after:static";

/** Rounds a share as it is printed, so that the printed shares add up to 100%. */
const roundToPercent = (share: number) => Math.round(share * 100) / 100;

/** A package's average October day, and where its house's power comes from over a year. */
function PackageDay({ id }: { id: Package["id"] }) {
  const day = packageDays[id];
  if (!day) return null;
  const { areas, year } = day;
  const useKwh = year.direct + year.discharged + year.bought;
  const [direct, discharged] = [year.direct / useKwh, year.discharged / useKwh];
  return (
    <figure>
      <div className="mb-2 phone:hidden">
        <svg
          className="h-40 w-full border-b"
          viewBox={`0 0 96 ${chartHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="area-export" d={areas.sun} />
          <path className="area-grid" d={areas.use} />
          <path className="area-battery" d={areas.battery} />
          <path className="area-direct" d={areas.direct} />
          <path className="line-sun" d={areas.sun} />
        </svg>
        <div className="tablet:*:*:even:invisible">
          <DayAxis />
        </div>
      </div>
      <YearBar {...year} />
      <figcaption className="small mt-2 flex flex-wrap gap-x-4">
        <SourceKey source="sun">{percentText(direct)} straight from the panels</SourceKey>{" "}
        {discharged > 0 && <SourceKey source="battery">{percentText(discharged)} from the battery</SourceKey>}{" "}
        <SourceKey source="grid">
          {percentText(1 - roundToPercent(direct) - roundToPercent(discharged))} from the grid
        </SourceKey>
      </figcaption>
    </figure>
  );
}

/** A year's use in three parts: straight from the panels, from the battery, bought from the grid. */
export function YearBar({ direct, discharged, bought }: Record<"direct" | "discharged" | "bought", number>) {
  const useKwh = direct + discharged + bought;
  return (
    <Bar
      max={useKwh}
      parts={[
        { to: useKwh, fillClass: "area-grid" },
        { to: direct + discharged, fillClass: "area-battery" },
        { to: direct, fillClass: "area-direct" },
      ]}
    />
  );
}

const keyClasses = { sun: "before:bg-wattle", battery: "before:bg-dusk", grid: "before:bg-clay" } as const;

/** The colour key of a part of the bar. */
export function SourceKey({ source, children }: { source: keyof typeof keyClasses; children: ReactNode }) {
  return (
    <span
      className={`relative pl-4.5 before:absolute before:top-[0.3em] before:left-0 before:size-3 before:forced-color-adjust-none ${keyClasses[source]}`}
    >
      {children}
    </span>
  );
}

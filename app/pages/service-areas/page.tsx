import { Closing } from "#app/components/closing.tsx";
import { Illustration } from "#app/components/illustration.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { CoverageChecker, loadCoverage } from "#app/places/coverage/coverage-checker.tsx";
import { CoverageMap } from "#app/places/coverage/coverage-map.tsx";
import { CoverageTable } from "#app/places/coverage/coverage-table.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { figureId, fixedValue } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { wholeKilometres } from "#content/places/coverage-kinds.ts";
import type { metroDistances, regionalDistances, TownDistance } from "#content/places/town-distances.ts";
import { replyWithinText } from "#content/promises.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";
import words from "./words.json" with { type: "json" };

export async function Component({ query, today }: PageProps) {
  const { typed, finding, dots } = await loadCoverage(query);
  // Loaded only here, because the list of localities is large.
  const { metroDistances, regionalDistances } = await import("#content/places/town-distances.ts");
  const regions = regionalDistances();
  return (
    <>
      <section className="wrap split pt-8 pb-8 wide:pt-20 wide:pb-14" aria-labelledby="areas">
        <h1 id="areas" className="wide:col-[1/13]">
          Where we work: Melbourne and regional Victoria
        </h1>
        <section className="wide:col-[1/7]" id="check" aria-labelledby="check-title">
          <h2 id="check-title" className="mb-4 text-[clamp(1.5rem,2.2vw,2rem)]">
            Do you come to my town?
          </h2>
          <CoverageChecker typed={typed} finding={finding} />
        </section>
        <div className="wide:col-[8/13]">
          <p className="lead">
            We install across Melbourne and in five regions of Victoria. Elsewhere in the state we start by phone or
            video, then agree with you on a visit and an installation.
          </p>
          <p className="small mt-3">
            Prices include GST and travel. 6.6&nbsp;kW of panels, installed {plannedPeriodText(today)}, costs a typical
            Melbourne home <FigureValue id="smart-saver-price" />. In Ballarat, Bendigo and other places in the federal
            zone 3 you get more certificates, so you pay less: <a href="/your-price">see your price</a>.
          </p>
        </div>
      </section>
      <div className="wrap">
        <CoverageMap dots={dots} finding={finding}>
          <CoverageTable regions={regions} />
        </CoverageMap>
      </div>
      <CoverageKinds />
      <MetroSuburbs sides={metroDistances()} />
      <RegionalTowns regions={regions} />
      <Closing
        page="/service-areas"
        title="Not on the list? Ask."
        secondLink={{ href: "#check", text: "Check my town" }}
        picture="house-night"
      >
        The lists show the towns people ask about most. Type any other Victorian place in the search box above, or ask
        us.
      </Closing>
    </>
  );
}

const CoverageKinds = cachedForDay(function CoverageKinds() {
  return (
    <SideSection
      id="types"
      title="How soon we can come"
      intro={
        <>
          <p className="small mt-4">
            We’ll call {replyWithinText}. In Melbourne we’ll set the date on that call. In the regions we’ll set it in
            2–5 days, or 1–2 weeks beyond {nearRegionalRadius}, for our next monthly trip.
          </p>
          <Illustration
            className="mt-8 phone:hidden"
            caption="Illustration."
            imageClass="w-full rounded tablet:h-72 tablet:object-cover tablet:object-[50%_65%]"
            name="van"
            alt="A van with a wattlebird on its side outside a weatherboard house"
            sizes="(min-width: 64rem) 25rem, 100vw"
          />
        </>
      }
    >
      {words.coverageKinds.map(({ name, reach, description, visit, label, times }) => (
        <article
          key={name}
          className="rule-above grid gap-x-8 gap-y-2 py-4 from-tablet:grid-cols-[4fr_3fr_6fr] from-tablet:py-6"
        >
          <div>
            <h3>{name}</h3>
            <p className="label text-accent">{textOf(reach)}</p>
          </div>
          <div>
            <p className="label phone:hidden">{label}</p>
            <ul className="flex flex-wrap gap-x-6 gap-y-1 phone:block" aria-label="Date confirmed">
              {times.map(({ time, where, within, figure }) => (
                <li key={time} className="phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-2.5">
                  <b className="text-h3 block">{time}</b>
                  <span className="small">
                    {textOf(where)}
                    {figure && <FigureNote id={figureId(figure)} />}
                    {within && <>, within {textOf(within)}</>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="max-w-[34em]">
            <p>{description}</p>
            <p className="small mt-1">{visit}</p>
          </div>
        </article>
      ))}
    </SideSection>
  );
});

function MetroSuburbs({ sides }: { sides: ReturnType<typeof metroDistances> }) {
  const count = sides.reduce((sum, { suburbs }) => sum + suburbs.length, 0);
  return (
    <Section
      id="metro"
      title={`${count} suburbs in Melbourne, and everywhere in between`}
      titleClass="max-w-[14em]"
      groundClass="sand"
    >
      <p className="small mt-4 mb-7 max-w-[46em] phone:mb-0">
        <span className="phone:hidden">The small numbers are kilometres from the CBD. </span>Metro means within{" "}
        <Figure id="metro-radius" />, plus the listed suburbs a bit further out, such as Berwick, Cranbourne, Officer
        and Pakenham.
      </p>
      <PhoneFold summary="All suburbs by area">
        {sides.map(({ side, suburbs }) => (
          <div
            className="rule-above grid gap-x-8 gap-y-2 py-4 from-tablet:grid-cols-[1fr_3fr] from-tablet:py-6"
            key={side}
          >
            <h3>{side}</h3>
            <Towns towns={suburbs} />
          </div>
        ))}
      </PhoneFold>
    </Section>
  );
}

const nearRegionalRadius = holdTogether(fixedValue("near-regional-radius"));

function RegionalTowns({ regions }: { regions: ReturnType<typeof regionalDistances> }) {
  return (
    <Section
      id="regions"
      title="Five regions, each visited once a month"
      titleClass="max-w-[14em]"
      foot="For the Wimmera, and the south-west and north-east beyond these towns, we start with a Remote Consultation and arrange a visit from there."
    >
      <div className="rule-below mt-5 from-tablet:mt-10">
        {regions.map(({ name, near, remote }) => (
          <article
            className="rule-above from-tablet:grid from-tablet:grid-cols-[1fr_3fr] from-tablet:gap-x-8 from-tablet:py-6"
            key={name}
          >
            <h3 className="fold-title">{name}</h3>
            <PhoneFold summary={name} plain>
              <TownGroup label={`Within ${nearRegionalRadius}: date confirmed in 2–5 days`} towns={near} />
              <TownGroup label={`Beyond ${nearRegionalRadius}: date confirmed in 1–2 weeks`} towns={remote} />
            </PhoneFold>
          </article>
        ))}
      </div>
    </Section>
  );
}

function TownGroup({ label, towns }: { label: string; towns: readonly TownDistance[] }) {
  if (towns.length === 0) return null;
  return (
    <>
      <p className="label mb-2 text-accent">{label}</p>
      <div className="mb-4 last:mb-0 phone:last:mb-4">
        <Towns towns={towns} />
      </div>
    </>
  );
}

/** Towns side by side, each with its kilometres from the CBD. */
function Towns({ towns }: { towns: readonly TownDistance[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 from-tablet:grid from-tablet:grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))]">
      {towns.map(({ name, kilometres }) => (
        <li
          key={name}
          className="phone:text-h4 from-tablet:flex from-tablet:items-baseline from-tablet:justify-between from-tablet:gap-2 from-tablet:text-[1rem]"
        >
          {name}{" "}
          <span className="shrink-0 font-text text-label leading-none font-[400] text-quiet">
            {wholeKilometres({ kilometres })}
          </span>
        </li>
      ))}
    </ul>
  );
}

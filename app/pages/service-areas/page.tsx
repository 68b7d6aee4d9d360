import { pageHandle } from "#app/document/head.ts";
import { dated, live } from "#app/page-request/section.ts";
import { CoverageChecker } from "#app/places/coverage/coverage-checker.tsx";
import { CoverageMap } from "#app/places/coverage/coverage-map.tsx";
import { CoverageTable } from "#app/places/coverage/coverage-table.tsx";
import { loadCoverage } from "#app/places/coverage/load-coverage.ts";
import { Closing } from "#app/sections/closing.tsx";
import { promises } from "#content/promises.ts";
import { CoverageTypes } from "./coverage-types.tsx";
import { MetroSuburbs } from "./metro-suburbs.tsx";
import { RegionalTowns } from "./regional-towns.tsx";

export const handle = pageHandle("/service-areas", {
  reads: () => ["place"],
  sections: [
    live(async ({ question }) => {
      const { typed, finding } = await loadCoverage(question);
      return (
        <section className="wrap areas-hero split" aria-labelledby="areas">
          <h1 id="areas" className="span-1-13">
            Where we work: Bourke{"\u00a0"}Street to Mildura
          </h1>
          <p className="lead span-1-6">
            We install across Melbourne and in five regions of Victoria, and design systems by phone or video anywhere
            in the state. How far you are from the CBD affects how soon we can get to you, not whether we’ll come.
          </p>
          <section className="span-7-13" id="check" aria-labelledby="check-title">
            <h2 id="check-title">Do you come to my town?</h2>
            <CoverageChecker typed={typed} finding={finding} />
          </section>
        </section>
      );
    }),
    live(async ({ question }) => {
      const { dots, finding } = await loadCoverage(question);
      const { regions } = await loadDistances();
      return (
        <div className="wrap">
          <CoverageMap dots={dots} finding={finding}>
            <CoverageTable regions={regions} />
          </CoverageMap>
        </div>
      );
    }),
    dated(CoverageTypes),
    live(async () => <MetroSuburbs sides={(await loadDistances()).metro} />),
    live(async () => <RegionalTowns regions={(await loadDistances()).regions} />),
    dated(() => (
      <Closing title="Not on the list? Ask." second={{ href: "#check", text: "Check my town" }} picture="house-evening">
        The lists name the towns people ask about most; the search box above covers every locality in Victoria, and
        we’ll get back to you within {promises.requestReply} wherever you are.
      </Closing>
    )),
  ],
});

/** Loaded by the sections that show distances: the list of localities is large. */
async function loadDistances() {
  const { metroDistances, regionalDistances } = await import("#content/places/town-distances.ts");
  return { metro: metroDistances(), regions: regionalDistances() };
}

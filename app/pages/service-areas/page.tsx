import { Closing } from "#app/components/closing.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { CoverageChecker, loadCoverage } from "#app/places/coverage/coverage-checker.tsx";
import { CoverageMap } from "#app/places/coverage/coverage-map.tsx";
import { CoverageTable } from "#app/places/coverage/coverage-table.tsx";
import { promises } from "#content/promises.ts";
import { CoverageTypes } from "./coverage-types.tsx";
import { MetroSuburbs } from "./metro-suburbs.tsx";
import { RegionalTowns } from "./regional-towns.tsx";

export const reads = () => ["place"];

/** The list of localities is large: it is loaded when this page is first asked for. */
export async function Page({ question }: PageRequest) {
  const { typed, finding, dots } = await loadCoverage(question);
  const { metroDistances, regionalDistances } = await import("#content/places/town-distances.ts");
  const regions = regionalDistances();
  return (
    <>
      <section className="wrap split pt-8 pb-8 wide:pt-20 wide:pb-14" aria-labelledby="areas">
        <h1 id="areas" className="wide:col-[1/13]">
          Where we work: Melbourne and regional Victoria
        </h1>
        <p className="lead wide:col-[1/6]">
          We install across Melbourne and in five regions of Victoria, and design systems by phone or video anywhere in
          the state. A typical Melbourne home pays <FigureValue id="typical-6-6kw" /> for 6.6&nbsp;kW of panels after
          rebates. Inland you get more certificates, so you pay less: <a href="/your-price">see your price</a>. Our
          prices include travel everywhere we install.
        </p>
        <section className="wide:col-[7/13]" id="check" aria-labelledby="check-title">
          <h2 id="check-title" className="mb-4 text-[clamp(1.5rem,2.2vw,2rem)]">
            Do you come to my town?
          </h2>
          <CoverageChecker typed={typed} finding={finding} />
        </section>
      </section>
      <div className="wrap">
        <CoverageMap dots={dots} finding={finding}>
          <CoverageTable regions={regions} />
        </CoverageMap>
      </div>
      <CoverageTypes />
      <MetroSuburbs sides={metroDistances()} />
      <RegionalTowns regions={regions} />
      <Closing title="Not on the list? Ask." second={{ href: "#check", text: "Check my town" }} picture="house-evening">
        The lists show the towns people ask about most. Type any other Victorian place in the search box above; wherever
        you are, we’ll get back to you within {promises.requestReply}.
      </Closing>
    </>
  );
}

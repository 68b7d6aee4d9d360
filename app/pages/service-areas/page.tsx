import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { CoverageChecker } from "#app/places/coverage/coverage-checker.tsx";
import { CoverageMap } from "#app/places/coverage/coverage-map.tsx";
import { CoverageTable } from "#app/places/coverage/coverage-table.tsx";
import { loadCoverage } from "#app/places/coverage/load-coverage.ts";
import { Closing } from "#app/sections/closing.tsx";
import { promises } from "#content/promises.ts";
import { CoverageTypes } from "./coverage-types.tsx";
import { MetroSuburbs } from "./metro-suburbs.tsx";
import { RegionalTowns } from "./regional-towns.tsx";
import { ResponseTimes } from "./response-times.tsx";

export const handle = { ...pageHandle("/service-areas"), reads: () => ["place"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { metroDistances, regionalDistances } = await import("#content/places/town-distances.ts");
  return { metro: metroDistances(), regions: regionalDistances(), ...(await loadCoverage(request.url)) };
}

export function Component() {
  const { metro, regions, typed, finding, dots } = useLoaderData<typeof loader>();
  const suburbs = metro.flatMap((each) => each.suburbs);
  const towns = regions.flatMap(({ near, remote }) => [...near, ...remote]);
  return (
    <NotedPage>
      <section className="wrap areas-hero split" aria-labelledby="areas">
        <div className="span-1-6">
          <h1 id="areas">From Bourke{"\u00a0"}Street to Mildura</h1>
          <p className="lead mt-6">
            We install across Melbourne and in five regions of Victoria, and design by phone or video anywhere in the
            state. The distance from the CBD decides how soon, not whether.
          </p>
        </div>
        <section className="span-7-13" id="check" aria-labelledby="check-title">
          <h2 id="check-title">Do you come to my town?</h2>
          <CoverageChecker typed={typed} finding={finding} />
        </section>
      </section>
      <div className="wrap">
        <CoverageMap dots={dots} finding={finding}>
          <CoverageTable regions={regions} />
        </CoverageMap>
      </div>
      <ResponseTimes metro={suburbs} regional={towns} />
      <CoverageTypes />
      <MetroSuburbs sides={metro} />
      <RegionalTowns regions={regions} />
      <Closing
        title="Not on the list? Ask."
        second={{ href: "/faq", text: "Read the answers" }}
        picture="house-evening"
      >
        The lists name the towns people ask about most; the check above knows every locality in Victoria, and a request
        from any of them is answered within {promises.requestReply}.
      </Closing>
    </NotedPage>
  );
}

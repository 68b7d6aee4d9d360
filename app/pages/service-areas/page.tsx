import { useLoaderData } from "react-router";
import { Closing } from "../../components/closing.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { pageHandle } from "../../head.ts";
import { CoverageTypes } from "./coverage-types.tsx";
import { MetroSuburbs } from "./metro-suburbs.tsx";
import { RegionalTowns } from "./regional-towns.tsx";
import { ResponseTimes } from "./response-times.tsx";

export const handle = pageHandle("/service-areas");

export async function loader() {
  const { metroDistances, regionalDistances } = await import("#content/services/town-distances.ts");
  return { metro: metroDistances(), regions: regionalDistances() };
}

export function Component() {
  const { metro, regions } = useLoaderData<typeof loader>();
  const suburbs = metro.flatMap((each) => each.suburbs);
  const towns = regions.flatMap(({ near, remote }) => [...near, ...remote]);
  return (
    <NotedPage>
      <section className="wrap areas-hero split" aria-labelledby="areas">
        <div className="span-1-9">
          <h1 id="areas">From Bourke{"\u00a0"}Street to Mildura</h1>
          <p className="lead mt-6">
            We install across Melbourne and in five regions of Victoria, and design by phone or video anywhere in the
            state. The distance from the CBD decides how soon, not whether.
          </p>
        </div>
      </section>
      <ResponseTimes metro={suburbs} regional={towns} />
      <CoverageTypes />
      <MetroSuburbs sides={metro} />
      <RegionalTowns regions={regions} />
      <Closing
        title="Not on the list? Ask."
        second={{ href: "/faq", text: "Read the answers" }}
        picture="house-evening"
      >
        The lists name the towns people ask about most. If yours is between two of them, the nearer one decides.
      </Closing>
    </NotedPage>
  );
}

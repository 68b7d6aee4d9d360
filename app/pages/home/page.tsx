import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageHandle } from "#app/document/head.ts";
import { read } from "#app/estimators/day/answer.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { still } from "#app/figures/still.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { promises } from "#content/promises.ts";
import { HomeHero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { RulesThisYear } from "./rules-this-year.tsx";
import { Services } from "./services.tsx";

export const handle = { ...pageHandle("/"), reads: (today: string) => fieldsReadBy(read, today) };

/** The day's chart is drawn for the house that the address describes. */
export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).search };
}

export function Component() {
  const { sent } = useLoaderData<typeof loader>();
  return (
    <NotedPage>
      <HomeHero sent={sent} />
      <UnderTheDay />
    </NotedPage>
  );
}

const UnderTheDay = still(() => (
  <>
    <HowItWorks />
    <Services />
    <RulesThisYear />
    <Closing
      title="Bring a bill. We bring the ladder."
      second={{ href: "/about", text: "Who we are" }}
      picture="house-night"
    >
      We come back to you within {promises.requestReply}. The assessment takes {promises.assessment}, and the quote is
      fixed for {promises.quoteHolds}.
    </Closing>
  </>
));

import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Closing } from "../../components/closing.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { pageHandle } from "../../head.ts";
import { HomeHero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { RulesThisYear } from "./rules-this-year.tsx";
import { Services } from "./services.tsx";

export const handle = pageHandle("/");

/** The day's chart is drawn for the house that the address describes. */
export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).search };
}

export function Component() {
  const { sent } = useLoaderData<typeof loader>();
  return (
    <NotedPage>
      <HomeHero sent={sent} />
      <HowItWorks />
      <Services />
      <RulesThisYear />
      <Closing
        title="Bring a bill. We bring the ladder."
        second={{ href: "/about", text: "Who we are" }}
        picture="house-night"
      >
        We come back to you within 24 hours. The assessment takes 45–60 minutes, and the quote is fixed for 30 days.
      </Closing>
    </NotedPage>
  );
}

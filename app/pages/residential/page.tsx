import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { asksOf } from "#content/estimates/reader.ts";
import { read } from "#content/estimates/savings.ts";
import { residentialQuestions } from "#content/services/residential-questions.ts";
import { Closing } from "../../components/closing.tsx";
import { LocalContents } from "../../components/local-contents.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { Questions } from "../../components/questions.tsx";
import { SavingsEstimate } from "../../components/savings-estimate/savings-estimate.tsx";
import { still } from "../../components/still.tsx";
import { pageHandle } from "../../head.ts";
import { breadcrumbs, faqPage, serviceData } from "../../structured-data.ts";
import { useToday } from "../../today.tsx";
import { Benefits } from "./benefits.tsx";
import { ResidentialHero } from "./hero.tsx";
import { Packages } from "./packages.tsx";
import { Rebates } from "./rebates.tsx";

export const handle = {
  ...pageHandle("/residential", () => ({
    jsonLd: (siteUrl) => [
      breadcrumbs(siteUrl, "/residential"),
      serviceData(siteUrl, {
        name: "Home solar and batteries",
        path: "/residential",
        prices: ["smart-saver-price", "night-optimiser-price", "all-electric-home-price"],
      }),
      faqPage(residentialQuestions),
    ],
  })),
  reads: (today: string) => asksOf(read, today),
};

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).search };
}

export function Component() {
  const { sent } = useLoaderData<typeof loader>();
  const today = useToday();
  return (
    <NotedPage>
      <AboveTheEstimate />
      <section className="section sand" aria-labelledby="estimate">
        <div className="wrap">
          <h2 id="estimate">Your roof, your bill</h2>
          <p className="lead mt-4">
            No name, no phone number. A range rather than a promise, with every assumption beside it for you to change.
          </p>
          <SavingsEstimate site="home" sent={sent} today={today} />
        </div>
      </section>
      <UnderTheEstimate />
    </NotedPage>
  );
}

const AboveTheEstimate = still(() => (
  <>
    <ResidentialHero />
    <LocalContents
      links={[
        ["benefits", "What you gain"],
        ["packages", "Three packages"],
        ["rebates", "Rebates, line by line"],
        ["estimate", "Your roof, your bill"],
        ["questions", "Questions"],
      ]}
    />
    <Benefits />
    <Packages />
    <Rebates />
  </>
));

const UnderTheEstimate = still(() => (
  <>
    <section className="section wrap split" aria-labelledby="questions">
      <div className="span-1-5">
        <h2 id="questions">Three questions first</h2>
        <p className="mt-4">
          <a className="go" href="/faq">
            All questions and answers
          </a>
        </p>
      </div>
      <div className="span-5-13">
        <Questions group="residential" questions={residentialQuestions} />
      </div>
    </section>
    <Closing
      title="Send a bill and an address. The rest is our work."
      second={{ href: "/rebates-and-finance", text: "Rebates & Finance" }}
      picture="house-evening"
    >
      We answer within 24 hours with a time for the visit. You get a drawing, an expected yield for each month, and a
      price that stays fixed for 30 days.
    </Closing>
  </>
));

import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { OffersData, QuestionsData } from "#app/document/data-blocks.tsx";
import { houseFields } from "#app/estimators/question/house-fields.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { read } from "#app/estimators/savings/answer.ts";
import { SavingsEstimate } from "#app/estimators/savings/estimator.tsx";
import { LateStyles } from "#app/page-request/late-styles.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { Closing } from "#app/sections/closing.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { promises } from "#content/promises.ts";
import { residentialQuestions } from "#content/questions/residential.ts";
import { Benefits } from "./benefits.tsx";
import { ResidentialHero } from "./hero.tsx";
import { Packages } from "./packages.tsx";
import { Rebates } from "./rebates.tsx";

export const reads = (today: string) => [...fieldsReadBy(read, today), ...houseFields];

export function Page({ question, today }: PageRequest) {
  return (
    <>
      <ResidentialHero />
      <LateStyles page="residential" />
      <LocalContents
        links={[
          ["packages", "Three packages"],
          ["benefits", "What you gain"],
          ["rebates", "Rebates, line by line"],
          ["estimate", "Your savings"],
          ["questions", "Questions"],
        ]}
      />
      <Packages />
      <Benefits />
      <Rebates />
      <section className="section sand" aria-labelledby="savings">
        <div className="wrap">
          <h2 id="savings">What solar would save you</h2>
          <p className="lead mt-4">
            No name or number needed. You get a range, not a promise. For the price after rebates,{" "}
            <a href="/your-price">use our price calculator</a>.
          </p>
          <PhoneFold button summary="Work out your own savings" open={question !== ""}>
            <div id="estimate" className="estimate-place">
              <SavingsEstimate site="home" sent={question} today={today} />
            </div>
          </PhoneFold>
        </div>
      </section>
      <section className="section wrap split" aria-labelledby="questions">
        <div className="span-1-5">
          <h2 id="questions">Three common questions</h2>
          <p className="mt-4">
            <b>Renting?</b> Your landlord can apply for a rebate, and some power plans have free midday hours.{" "}
            <a href="/faq#renters">What renters can do</a>
          </p>
          <p className="mt-4">
            <a className="go" href="/faq">
              All questions and answers
            </a>
          </p>
        </div>
        <div className="span-5-13">
          <Questions group="residential" questions={residentialQuestions} />
          <QuestionsData questions={residentialQuestions} />
        </div>
      </section>
      <OffersData
        service="Home solar and batteries"
        prices={["smart-saver-price", "night-optimiser-price", "all-electric-home-price"]}
      />
      <Closing
        title="Send us a bill and your address. We’ll do the rest."
        second={{ href: "/rebates-and-finance", text: "Rebates & Finance" }}
        picture="house-evening"
      >
        We’ll get back to you within {promises.requestReply} with a time for the visit. You get a drawing, the expected
        output for each month, and a price that stays fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

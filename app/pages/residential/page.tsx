import { Closing } from "#app/components/closing.tsx";
import { CommonQuestions } from "#app/components/common-questions.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { OffersData } from "#app/document/data-blocks.tsx";
import { promises } from "#content/promises.ts";
import { residentialQuestions } from "#content/questions/questions.ts";
import { Benefits } from "./benefits.tsx";
import { ResidentialHero } from "./hero.tsx";
import { Packages } from "./packages.tsx";
import { Rebates } from "./rebates.tsx";

export function Page() {
  return (
    <>
      <ResidentialHero />
      <LocalContents
        links={[
          ["packages", "Three packages"],
          ["benefits", "What you gain"],
          ["rebates", "Rebates, line by line"],
          ["questions", "Questions"],
        ]}
      />
      <Packages />
      <Benefits />
      <Rebates />
      <CommonQuestions group="residential" questions={residentialQuestions}>
        <p className="mt-4">
          <b>Renting?</b> Your landlord can apply for a rebate, and some power plans have free midday hours.{" "}
          <a href="/faq#renters">What renters can do</a>
        </p>
        <p className="mt-4">
          <a className="go" href="/faq">
            All questions and answers
          </a>
        </p>
      </CommonQuestions>
      <OffersData
        service="Home solar and batteries"
        prices={["smart-saver-price", "night-optimiser-price", "all-electric-home-price"]}
      />
      <Closing
        title="Send us a bill and your address. We’ll do the rest."
        second={{ href: "/rebates-and-finance", text: "Rebates & Finance" }}
        picture="house-evening"
      >
        We’ll get back to you within {promises.requestReply} and arrange the visit. You get a drawing, the expected
        output for each month, and a price that stays fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

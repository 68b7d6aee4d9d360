import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { OffersData, QuestionsData } from "#app/document/data-blocks.tsx";
import { pageHandle } from "#app/document/head.ts";
import { breadcrumbs, serviceData } from "#app/document/structured-data.ts";
import { read } from "#app/estimators/hot-water/answer.ts";
import { HotWaterEstimate } from "#app/estimators/hot-water/estimator.tsx";
import { Example } from "#app/estimators/hot-water/example.tsx";
import { houseFields } from "#app/estimators/question/house-fields.ts";
import { fieldsReadBy } from "#app/estimators/question/reader.ts";
import { dated, live } from "#app/page-request/section.ts";
import { Closing } from "#app/sections/closing.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { promises } from "#content/promises.ts";
import { hotWaterQuestions } from "#content/questions/hot-water.ts";
import { Benefits } from "./benefits.tsx";
import { Comparison } from "./comparison.tsx";
import { Eligibility } from "./eligibility.tsx";
import { HotWaterHero } from "./hero.tsx";
import { Upgrades } from "./upgrades.tsx";

export const handle = pageHandle("/hot-water", {
  reads: (today: string) => [...fieldsReadBy(read, today), ...houseFields],
  jsonLd: (siteUrl) => [
    breadcrumbs(siteUrl, "/hot-water"),
    serviceData(siteUrl, { name: "Heat pump hot water", path: "/hot-water" }),
  ],
  sections: [
    dated(HotWaterHero),
    dated(() => (
      <LocalContents
        links={[
          ["comparison", "Running costs"],
          ["upgrades", "From gas or electric"],
          ["eligibility", "Discounts and dates"],
          ["cost-to-buy", "Getting a price"],
          ["estimate", "Your own running costs"],
          ["benefits", "Six advertised figures"],
        ]}
      />
    )),
    dated(Comparison),
    dated(Upgrades),
    dated(Eligibility),
    live(({ question, today }) => (
      <section className="section sand" aria-labelledby="running-cost">
        <div className="wrap">
          <h2 id="running-cost">Work out your own running costs</h2>
          <p className="lead mt-4 from-tablet">
            Change a field to recalculate, then bookmark or share the link. No&nbsp;name&nbsp;needed.
          </p>
          {question === "" && <Example today={today} />}
          <PhoneFold button summary="Work out your own costs" open={question !== ""}>
            <div id="estimate" className="estimate-place">
              <HotWaterEstimate sent={question} today={today} />
            </div>
          </PhoneFold>
        </div>
      </section>
    )),
    dated(Benefits),
    dated(() => (
      <section className="section wrap split water-questions" aria-labelledby="questions">
        <h2 id="questions" className="span-1-5">
          Three common questions
        </h2>
        <div className="span-5-13">
          <Questions group="hot-water" questions={hotWaterQuestions} />
          <QuestionsData questions={hotWaterQuestions} />
        </div>
      </section>
    )),
    dated(() => <OffersData service="Heat pump hot water" prices={["heat-pump-price"]} />),
    dated(() => (
      <Closing
        title="Before the old one lets you down"
        second={{ href: "/blog/heat-pump-winter-2026", text: "Heat pumps in winter" }}
        label="Request Free Assessment"
      >
        Send a photo of your hot water system and its rating label. We’ll get back to you within {promises.requestReply}{" "}
        with a size for the new one, a place to put it and a price that stays fixed for {promises.quoteHolds}.
      </Closing>
    )),
  ],
});

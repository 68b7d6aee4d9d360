import { hotWaterQuestions } from "#content/services/hot-water-questions.ts";
import { Closing } from "../../components/closing.tsx";
import { NotedPage } from "../../components/notes.tsx";
import { Questions } from "../../components/questions.tsx";
import { pageHandle } from "../../head.ts";
import { Benefits } from "./benefits.tsx";
import { Comparison } from "./comparison.tsx";
import { Eligibility } from "./eligibility.tsx";
import { HotWaterHero } from "./hero.tsx";
import { Upgrades } from "./upgrades.tsx";

export const handle = pageHandle("/hot-water");

export function Component() {
  return (
    <NotedPage>
      <HotWaterHero />
      <Comparison />
      <Upgrades />
      <Eligibility />
      <Benefits />
      <section className="section wrap rule-above split" aria-labelledby="questions">
        <h2 id="questions" className="span-1-5">
          Three questions before you swap
        </h2>
        <div className="span-5-13">
          <Questions group="hot-water" questions={hotWaterQuestions} />
        </div>
      </section>
      <Closing
        title="Before the old one lets you down"
        second={{ href: "/blog/heat-pump-winter-2026", text: "Heat pumps in winter" }}
        label="Request Free Assessment"
      >
        Send a photo of your heater and its plate. We answer within 24 hours with a size, a place for it and a price
        that stays fixed for 30 days.
      </Closing>
    </NotedPage>
  );
}

import { QuestionsData } from "#app/document/data-blocks.tsx";
import { faq } from "#content/questions/questions.ts";
import { Categories } from "./categories.tsx";
import { FaqHero } from "./hero.tsx";
import { MoreHelp } from "./more-help.tsx";
import { OfficialSources } from "./official-sources.tsx";

const questions = faq.flatMap((category) => category.questions);

export function Page() {
  return (
    <>
      <FaqHero />
      <Categories />
      <MoreHelp />
      <OfficialSources />
      <QuestionsData questions={questions} />
    </>
  );
}

import { QuestionsData } from "#app/document/data-blocks.tsx";
import { pageHandle } from "#app/document/head.ts";
import { dated } from "#app/page-request/section.ts";
import { faq } from "#content/questions/faq/index.ts";
import { Categories } from "./categories.tsx";
import { FaqHero } from "./hero.tsx";
import { MoreHelp } from "./more-help.tsx";
import { OfficialSources } from "./official-sources.tsx";

const questions = faq.flatMap((category) => category.questions);

export const handle = pageHandle("/faq", {
  sections: [
    dated(FaqHero),
    dated(Categories),
    dated(MoreHelp),
    dated(OfficialSources),
    dated(() => <QuestionsData questions={questions} />),
  ],
});

import { pageHandle } from "#app/document/head.ts";
import { breadcrumbs, faqPage } from "#app/document/structured-data.ts";
import { NotedPage } from "#app/figures/notes.tsx";
import { faq } from "#content/questions/faq/index.ts";
import { Categories } from "./categories.tsx";
import { FaqHero } from "./hero.tsx";
import { MoreHelp } from "./more-help.tsx";
import { OfficialSources } from "./official-sources.tsx";

const questions = faq.flatMap((category) => category.questions);

export const handle = pageHandle("/faq", () => ({
  jsonLd: (siteUrl, today) => [breadcrumbs(siteUrl, "/faq"), faqPage(questions, today)],
}));

export function Component() {
  return (
    <NotedPage>
      <FaqHero count={questions.length} />
      <Categories />
      <MoreHelp />
      <OfficialSources />
    </NotedPage>
  );
}
